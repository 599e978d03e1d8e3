import { commandWords } from '$lib/i18n/command-words';
import type { BuilderMessages } from '$lib/i18n/languages';
import { shownArmy } from '$lib/i18n/ready-names';
import type { Army } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import type { SavedUnit } from '$lib/state/army/own-units.svelte';
import type { PageTexts } from '$lib/state/rules/page-texts';
import { appCommands, appNoteOf } from './app-commands';
import { armyEntries, armyUnitEntries, unitEntries } from './army-finds';
import { builderEntries, entryOf } from './builder-commands';
import type { AppScreen, CommandContext, CommandKey, Entry } from './command-context';
import { ownEntries, readyElsewhere, readyHere } from './palette-finds';
import { packEntries } from './pack-finds';
import { allPrices, pricesHere, ruleEntries } from './rule-finds';
import { search } from './search';

/** What the palette searches. */
export interface Searched {
	readonly screen: AppScreen;
	/** The open army, if the page is the builder. */
	readonly context: CommandContext | undefined;
	/** All stored armies, last changed first. */
	readonly stored: readonly Army[];
	readonly saved: readonly SavedUnit[];
	/** The packs of this device. */
	readonly packs: readonly Pack[];
	/** The texts of the rules, once they are loaded. */
	readonly texts: PageTexts | undefined;
}

const withWords = (entry: Entry): Entry => ({
	...entry,
	words: commandWords[entry.id as CommandKey] ?? ''
});

/** The entries before anything is typed: the commands of the page, and ready units or armies. */
function firstEntries(m: BuilderMessages, { context, screen, stored }: Searched): Entry[] {
	if (context) {
		const commands = builderEntries(m, context).map(withWords);
		const possible = commands.filter(({ blocked }) => !blocked);
		return [...possible, ...readyHere(m, context), ...commands.filter(({ blocked }) => blocked)];
	}
	const commands = appCommands.map((command) => {
		const note = appNoteOf(m, command);
		return { ...withWords(entryOf(m, { screen }, command, note)), page: note };
	});
	return [...commands, ...armyEntries(m, stored, screen)];
}

/** What is found beside the first entries. */
function furtherEntries(m: BuilderMessages, searched: Searched): Entry[] {
	const { context, screen, stored, saved, packs, texts } = searched;
	const armies = stored
		.filter(({ id }) => id !== context?.open.army.id)
		.map((army) => shownArmy(m.presets, army));
	const target = { screen, context, armies };
	return [
		...(context ? [...unitEntries(m, context), ...armyEntries(m, armies, screen)] : []),
		...readyElsewhere(m, target),
		...ownEntries(m, target, saved),
		...armyUnitEntries(m, armies, screen),
		...(context ? pricesHere(m, context) : allPrices(m, screen)),
		...packEntries(m, packs, screen),
		...(texts ? ruleEntries(texts, screen) : [])
	];
}

/** Returns a function that finds entries for what is typed, the best first; nothing typed finds the first ones. */
export function finder(m: BuilderMessages, searched: Searched): (typed: string) => Entry[] {
	const first = firstEntries(m, searched);
	let all: Entry[] | undefined;
	return (typed) => {
		if (!typed.trim()) return first;
		all ??= [...first, ...furtherEntries(m, searched)];
		return search(all, typed);
	};
}
