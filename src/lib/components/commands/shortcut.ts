/** A key, or keys held together, that run a command. Ctrl is ⌘ where that key is the custom. */
export interface Shortcut {
	readonly key: string;
	readonly ctrl?: true;
	readonly shift?: true;
	readonly alt?: true;
	/** Only while the focus is on a unit of the list: elsewhere the key has a work of its own. */
	readonly inList?: true;
	/** A second shortcut of a command, not in the list of keys. */
	readonly silent?: true;
}

/** The labels of keys; letters are capitals. */
const CAPS: Readonly<Record<string, string>> = {
	ArrowUp: '↑',
	ArrowDown: '↓',
	Delete: 'Del',
	Escape: 'Esc',
	'-': '−'
};
const HELD = [
	['ctrl', 'Ctrl', '⌘'],
	['alt', 'Alt', '⌥'],
	['shift', 'Shift', '⇧']
] as const;

/** A sign such as ? or + may need Shift on one keyboard and none on another. */
const isSign = (key: string) => key.length === 1 && !/[a-z]/i.test(key);

/** Whether a key that was pressed is this shortcut. */
export function isPressed(
	{ key, ctrl, shift, alt }: Shortcut,
	event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>
): boolean {
	return (
		event.key.toLowerCase() === key.toLowerCase() &&
		(event.ctrlKey || event.metaKey) === Boolean(ctrl) &&
		event.altKey === Boolean(alt) &&
		(isSign(key) || event.shiftKey === Boolean(shift))
	);
}

/** The caps of the keys to press, in their order. */
export function capsOf(shortcut: Shortcut, commandKey: boolean): string[] {
	const held = HELD.filter(([name]) => shortcut[name]).map(([, cap, apple]) =>
		commandKey ? apple : cap
	);
	const cap = CAPS[shortcut.key] ?? shortcut.key;
	return [...held, cap.length === 1 ? cap.toUpperCase() : cap];
}

const TYPED = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable]';

/** Whether keys belong to what has the focus: a field that is typed in has an undo of its own, too. */
export function isTypedIn(target: EventTarget | null): boolean {
	return target instanceof Element && target.matches(TYPED);
}

/** Whether single keys have a work of their own there: letters find an entry of a list of choices. */
export function takesKeys(target: EventTarget | null): boolean {
	return isTypedIn(target) || (target instanceof Element && target.matches('select'));
}
