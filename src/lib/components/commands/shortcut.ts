/** A key combination that runs a command. Ctrl means ⌘ on Apple systems. */
export interface Shortcut {
	readonly key: string;
	readonly ctrl?: true;
	readonly shift?: true;
	readonly alt?: true;
	/** Only while a unit of the list has focus, as the key has another function elsewhere. */
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

/** Returns whether a key event matches a shortcut. */
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

/** Returns the labels of the keys of a shortcut in order. */
export function capsOf(shortcut: Shortcut, commandKey: boolean): string[] {
	const held = HELD.filter(([name]) => shortcut[name]).map(([, cap, apple]) =>
		commandKey ? apple : cap
	);
	const cap = CAPS[shortcut.key] ?? shortcut.key;
	return [...held, cap.length === 1 ? cap.toUpperCase() : cap];
}

const TYPED = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable]';

/** Returns whether the target takes typed text; it then has its own undo, too. */
export function isTypedIn(target: EventTarget | null): boolean {
	return target instanceof Element && target.matches(TYPED);
}

/** Returns whether the target handles single keys, as a select does to find options by letter. */
export function takesKeys(target: EventTarget | null): boolean {
	return isTypedIn(target) || (target instanceof Element && target.matches('select'));
}
