import { stepText } from './step-text';
import { readyOffers } from '$lib/army/ready/offers';
import { folded } from '$lib/army/list/folding';
import { LANGUAGES, type BuilderMessages } from '$lib/i18n/languages';
import { unitText } from '$lib/cards/model/unit-text';
import { allUnits } from '$lib/rules/terms';
import { addUnit } from '$lib/army/edits/edits';
import type { EditLabel } from '$lib/army/edits/edit';
import { appCommands, armyCommands, nextTheme, otherLanguage } from './army-commands';
import type { Command, CommandKey, Entry, CommandContext } from './command-context';
import { stepCommands } from './step-commands';
import { unitCommands } from './unit-commands';

/** All commands of the builder, for menus, shortcuts and the palette. */
export const COMMANDS: readonly Command[] = [
	...stepCommands,
	...unitCommands,
	...armyCommands,
	...appCommands
];

export function commandOf(key: CommandKey): Command {
	const found = COMMANDS.find((command) => command.key === key);
	if (!found) throw new Error(`There is no command ${key}`);
	return found;
}

/** Describes the target of a command. */
function noteOf(
	m: BuilderMessages,
	{ open, unit }: CommandContext,
	{ key, group }: Command
): string {
	const step = (label: EditLabel | undefined) => (label ? stepText(m, label) : '');
	if (key === 'undo') return step(open.undoable);
	if (key === 'redo') return step(open.redoable);
	if (key === 'language') return LANGUAGES[otherLanguage()];
	if (key === 'theme') return m.app.themes[nextTheme()];
	const general: readonly CommandKey[] = ['addUnit', 'nextUnit', 'previousUnit'];
	return group === 'unit' && !general.includes(key) ? (unit?.name ?? '') : '';
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

/** Commands that open the other stored armies. */
function armyEntries(m: BuilderMessages, { stored = [] }: CommandContext): Entry[] {
	return stored.map(({ id, name }) => ({
		id: `open ${id}`,
		title: m.commands.open({ name }),
		note: m.home.title,
		blocked: undefined,
		command: { group: 'app', icon: 'army', run: ({ screen }) => screen.army(id) }
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

/** How well an entry matches the typed words: lower is better, undefined is no match. */
function matchRank({ title, note }: Entry, words: readonly string[]): number | undefined {
	const [name, whole] = [folded(title), folded(`${title} ${note}`)];
	if (!words.every((word) => whole.includes(word))) return undefined;
	const starts = (word: string) => ` ${name}`.includes(` ${word}`);
	if (name.startsWith(words.join(' '))) return 0;
	if (words.every(starts)) return 1;
	return words.every((word) => name.includes(word)) ? 2 : 3;
}

/** Nobody reads a longer list: users type another letter instead. */
const MOST_FOUND = 60;

/** The entries that match the typed text. Units and other armies are included only in a search. */
export function found(m: BuilderMessages, context: CommandContext, typed: string): Entry[] {
	const entries = entriesOf(m, context);
	if (typed.trim() === '') return entries;
	const named = [...unitEntries(m, context), ...armyEntries(m, context)];
	return search([...entries, ...named], typed).slice(0, MOST_FOUND);
}

/** The matching entries, the best first and blocked ones last. */
export function search(entries: readonly Entry[], typed: string): Entry[] {
	const words = folded(typed).split(/\s+/).filter(Boolean);
	return entries
		.flatMap((entry) => {
			const rank = matchRank(entry, words);
			return rank === undefined ? [] : [{ entry, rank: rank + (entry.blocked ? 10 : 0) }];
		})
		.sort((a, b) => a.rank - b.rank)
		.map(({ entry }) => entry);
}
