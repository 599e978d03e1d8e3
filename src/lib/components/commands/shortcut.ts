/** A key or key combination that runs a command. On Apple keyboards, Ctrl is ⌘. */
export interface Shortcut {
	readonly key: string;
	readonly ctrl?: true;
	readonly shift?: true;
	readonly alt?: true;
	/** Only while a unit of the list has focus, because the key has another function elsewhere. */
	readonly inList?: true;
	/** Whether to leave it out of the list of shortcuts, as an alternative to a listed one. */
	readonly silent?: true;
}

/** Labels of keys other than letters, which are shown in upper case. */
const LABELS: Readonly<Record<string, string>> = {
	ArrowUp: '↑',
	ArrowDown: '↓',
	Delete: 'Del',
	Escape: 'Esc',
	'-': '−'
};
const MODIFIERS = [
	['ctrl', 'Ctrl', '⌘'],
	['alt', 'Alt', '⌥'],
	['shift', 'Shift', '⇧']
] as const;

/** Symbols such as ? or + need Shift on some keyboards only. */
const isSymbol = (key: string) => key.length === 1 && !/[a-z]/i.test(key);

/** Whether a keyboard event matches this shortcut. */
export function isPressed(
	{ key, ctrl, shift, alt }: Shortcut,
	event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>
): boolean {
	return (
		event.key.toLowerCase() === key.toLowerCase() &&
		(event.ctrlKey || event.metaKey) === Boolean(ctrl) &&
		event.altKey === Boolean(alt) &&
		(isSymbol(key) || event.shiftKey === Boolean(shift))
	);
}

/** The labels of the keys to press, in order. */
export function capsOf(shortcut: Shortcut, commandKey: boolean): string[] {
	const held = MODIFIERS.filter(([name]) => shortcut[name]).map(([, cap, apple]) =>
		commandKey ? apple : cap
	);
	const cap = LABELS[shortcut.key] ?? shortcut.key;
	return [...held, cap.length === 1 ? cap.toUpperCase() : cap];
}

const TEXT_FIELDS =
	'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable]';

/** Whether the target is a text field, which has its own undo. */
export function isTypedIn(target: EventTarget | null): boolean {
	return target instanceof Element && target.matches(TEXT_FIELDS);
}

/** Whether the target uses single keys itself, as a select does with letters. */
export function takesKeys(target: EventTarget | null): boolean {
	return isTypedIn(target) || (target instanceof Element && target.matches('select'));
}
