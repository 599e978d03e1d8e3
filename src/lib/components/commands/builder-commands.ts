import { stepText } from './step-text';
import { readyOffers } from '$lib/army/ready/offers';
import type { BuilderMessages } from '$lib/i18n/languages';
import { unitText } from '$lib/cards/model/unit-text';
import { allUnits } from '$lib/rules/terms';
import { addUnit } from '$lib/army/edits/edits';
import type { EditLabel } from '$lib/army/edits/edit';
import { appCommands, appNoteOf, armyEntries } from './app-commands';
import { armyCommands, listCommands } from './army-commands';
import type { Command, CommandKey, Entry, CommandContext } from './command-context';
import { search } from './search';
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
export function entryOf(m: BuilderMessages, context: CommandContext, command: Command): Entry {
	const reason = command.blocked?.(context);
	return {
		id: command.key,
		title: m.commands.names[command.key],
		note: noteOf(m, context, command),
		blocked: reason && m.commands.blocked[reason],
		command
	};
}

/** Commands that add the ready units of the rulebook. */
function additions(m: BuilderMessages, { open }: CommandContext): Entry[] {
	return readyOffers(open.army, m.presets).map(({ id, role, unit, missing }) => ({
		id: `addReady ${id}`,
		title: m.commands.add(unit),
		note: m.roles[role],
		blocked: undefined,
		command: {
			group: 'unit',
			icon: 'add',
			run: ({ screen }) => screen.add(addUnit(unit, missing))
		}
	}));
}

/** Commands that go to the units of the army. */
function unitEntries(m: BuilderMessages, { open }: CommandContext): Entry[] {
	return allUnits(open.army).map((unit) => ({
		id: `goTo ${unit.id}`,
		title: m.commands.goTo(unit),
		note: unitText(m, unit),
		blocked: undefined,
		command: { group: 'unit', icon: 'army', run: ({ screen }) => screen.choose(unit) }
	}));
}

/** All entries of the palette, blocked ones last. */
export function entriesOf(m: BuilderMessages, context: CommandContext): Entry[] {
	const listed = COMMANDS.filter(({ key }) => key !== 'palette').map((command) =>
		entryOf(m, context, command)
	);
	const entries = [...listed, ...additions(m, context)];
	return [
		...entries.filter(({ blocked }) => !blocked),
		...entries.filter(({ blocked }) => blocked)
	];
}

/** The entries that match the typed text. Units and other armies are included only in a search. */
export function found(m: BuilderMessages, context: CommandContext, typed: string): Entry[] {
	const entries = entriesOf(m, context);
	if (typed.trim() === '') return entries;
	const named = [...unitEntries(m, context), ...armyEntries(m, context.stored ?? [])];
	return search([...entries, ...named], typed);
}
