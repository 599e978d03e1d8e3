import { stepText } from './step-text';
import type { BuilderMessages } from '$lib/i18n/languages';
import type { EditLabel } from '$lib/army/edits/edit';
import { appCommands, appNoteOf } from './app-commands';
import { armyCommands, listCommands } from './army-commands';
import type { Command, CommandKey, Entry, CommandContext } from './command-context';
import { stepCommands } from './step-commands';
import { unitCommands } from './unit-commands';

/** All commands of the builder, for menus, shortcuts and the palette. */
export const COMMANDS: readonly Command[] = [
	...stepCommands,
	...unitCommands,
	...armyCommands,
	...listCommands,
	...appCommands
];

export function commandOf(key: CommandKey): Command {
	const found = COMMANDS.find((command) => command.key === key);
	if (!found) throw new Error(`There is no command ${key}`);
	return found;
}

/** Describes the target of a command. */
function noteOf(m: BuilderMessages, { open, unit }: CommandContext, command: Command): string {
	const { key, group } = command;
	const step = (label: EditLabel | undefined) => (label ? stepText(m, label) : '');
	if (key === 'undo') return step(open.undoable);
	if (key === 'redo') return step(open.redoable);
	const general: readonly CommandKey[] = ['addUnit', 'nextUnit', 'previousUnit'];
	if (group === 'unit') return general.includes(key) ? '' : (unit?.name ?? '');
	return appNoteOf(m, command);
}

/** A command with its texts and the reason why it is blocked, if any. */
export function entryOf<S>(
	m: BuilderMessages,
	context: S,
	command: Command<S>,
	note: string
): Entry {
	const { key, icon, shortcuts } = command;
	const reason = command.blocked?.(context);
	return {
		...{ id: key, find: 'command', icon, shortcuts, note },
		title: m.commands.names[key],
		blocked: reason && m.commands.blocked[reason],
		run: () => command.run(context)
	};
}

/** A command of the builder with its texts. */
export const builderEntry = (m: BuilderMessages, context: CommandContext, command: Command) =>
	entryOf(m, context, command, noteOf(m, context, command));

/** The commands of the builder for the palette. */
export function builderEntries(m: BuilderMessages, context: CommandContext): Entry[] {
	return COMMANDS.filter(({ key }) => key !== 'palette').map((command) =>
		builderEntry(m, context, command)
	);
}
