import { describe, expect, it } from 'vitest';
import { COMMANDS } from './builder-commands';
import { capsOf, isPressed, type Shortcut } from './shortcut';

const pressed = (key: string, held = '') => ({
	key,
	ctrlKey: held.includes('c'),
	metaKey: held.includes('m'),
	altKey: held.includes('a'),
	shiftKey: held.includes('s')
});

describe('a shortcut', () => {
	it.each<[Shortcut, ReturnType<typeof pressed>, boolean]>([
		[{ key: 'z', ctrl: true }, pressed('z', 'c'), true],
		[{ key: 'z', ctrl: true }, pressed('z', 'm'), true],
		[{ key: 'z', ctrl: true }, pressed('Z', 'cs'), false],
		[{ key: 'z', ctrl: true, shift: true }, pressed('Z', 'cs'), true],
		// AltGr is Ctrl with Alt and types ż.
		[{ key: 'z', ctrl: true }, pressed('ż', 'ca'), false],
		[{ key: 'k' }, pressed('k', 'c'), false],
		[{ key: 'k' }, pressed('K', 's'), false],
		[{ key: '?' }, pressed('?', 's'), true],
		[{ key: '+' }, pressed('+'), true],
		[{ key: 'ArrowUp', alt: true }, pressed('ArrowUp', 'a'), true],
		[{ key: 'ArrowUp', inList: true }, pressed('ArrowUp', 'a'), false]
	])('%o is %o: %s', (shortcut, event, expected) => {
		expect(isPressed(shortcut, event)).toBe(expected);
	});

	it('shows key labels, with ⌘ on Apple keyboards', () => {
		const redo = { key: 'z', ctrl: true, shift: true } as const;
		expect(capsOf(redo, false)).toEqual(['Ctrl', 'Shift', 'Z']);
		expect(capsOf(redo, true)).toEqual(['⌘', '⇧', 'Z']);
		expect(capsOf({ key: 'Delete' }, false)).toEqual(['Del']);
	});

	it('belongs to only one command', () => {
		const all = COMMANDS.flatMap(({ shortcuts = [] }) => shortcuts);
		const names = all.map(({ key, ctrl, shift, alt }) => [key, ctrl, shift, alt].join(' '));
		expect(names.length).toBeGreaterThan(20);
		expect(new Set(names).size).toBe(names.length);
	});

	it('does not override browser shortcuts with Ctrl, except undo, redo and search', () => {
		const withCtrl = COMMANDS.flatMap(({ shortcuts = [] }) => shortcuts).filter(({ ctrl }) => ctrl);
		expect(withCtrl.map(({ key }) => key).sort()).toEqual(['k', 'y', 'z', 'z']);
	});
});
