import type { Command, CommandContext } from './command-context';

type Opened = Pick<CommandContext, 'open'>;

export const undo = {
	key: 'undo',
	group: 'steps',
	icon: 'undo',
	shortcuts: [{ key: 'z', ctrl: true }],
	blocked: ({ open }: Opened) => (open.undoable ? undefined : 'nothingToUndo'),
	run: ({ open }: Opened) => open.undo()
} as const satisfies Command<Opened>;

export const redo = {
	key: 'redo',
	group: 'steps',
	icon: 'redo',
	shortcuts: [
		{ key: 'z', ctrl: true, shift: true },
		{ key: 'y', ctrl: true }
	],
	blocked: ({ open }: Opened) => (open.redoable ? undefined : 'nothingToRedo'),
	run: ({ open }: Opened) => open.redo()
} as const satisfies Command<Opened>;

export const stepCommands: readonly Command[] = [
	undo,
	redo,
	{
		key: 'history',
		group: 'steps',
		icon: 'history',
		shortcuts: [{ key: 'h' }],
		run: ({ screen }) => screen.show('history')
	}
];
