import { addUnit } from '$lib/army/edits/edits';
import { missingSupplements, readyOffers } from '$lib/army/ready/offers';
import { ROLE_OF } from '$lib/army/ready/roles';
import { READY_UNITS, type ReadyId } from '$lib/army/ready/units';
import type { BuilderMessages } from '$lib/i18n/languages';
import { roleWords, searchWords } from '$lib/i18n/search-words';
import type { Army, RulebookId } from '$lib/rules/choices';
import { RULEBOOKS } from '$lib/rules/registry';
import type { SavedUnit } from '$lib/state/army/own-units.svelte';
import type { AppScreen, CommandContext, Entry } from './command-context';

const READY_IDS = Object.keys(ROLE_OF) as ReadyId[];

/** Where units are added: the open army, or the last changed one of a rulebook. */
export interface AddTarget {
	readonly screen: AppScreen;
	/** The open army, if the page is the builder. */
	readonly context: CommandContext | undefined;
	/** The other stored armies, last changed first. */
	readonly armies: readonly Army[];
}

const ofReady = (m: BuilderMessages, id: ReadyId): Omit<Entry, 'note' | 'run'> => ({
	...{ id: `addReady ${id}`, find: 'ready', icon: 'add', name: m.presets[id] },
	title: m.commands.add({ name: m.presets[id] }),
	words: `${searchWords[id]} ${roleWords[ROLE_OF[id]]}`
});

/** Leads to the palette of an army that can have the unit, or to a new army. */
function led(
	{ screen, armies }: AddTarget,
	books: readonly RulebookId[],
	name: string,
	about: string
): Pick<Entry, 'note' | 'run'> {
	const army = armies.find(({ rulebook }) => books.includes(rulebook));
	return army
		? {
				note: [about, army.name].filter(Boolean).join(' · '),
				run: () => screen.army(army.id, { find: name })
			}
		: { note: about, run: () => screen.newArmy() };
}

/** The ready units of the open army's rulebook, which are added to it. */
export function readyHere(m: BuilderMessages, { open, screen }: CommandContext): Entry[] {
	return readyOffers(open.army, m.presets).map(({ id, role, unit, missing }) => ({
		...ofReady(m, id),
		note: m.roles[role],
		run: () => screen.add(addUnit(unit, missing))
	}));
}

/** All other ready units, which the palette of a fitting army shows. */
export function readyElsewhere(m: BuilderMessages, target: AddTarget): Entry[] {
	const here = target.context?.open.army.rulebook;
	return READY_IDS.filter((id) => !here || !READY_UNITS[here][id]).map((id) => {
		const books = RULEBOOKS.filter((book) => READY_UNITS[book][id]);
		const role = m.roles[ROLE_OF[id]];
		return { ...ofReady(m, id), find: 'elsewhere', ...led(target, books, m.presets[id], role) };
	});
}

/** The user's saved units, as ready ones. */
export function ownEntries(
	m: BuilderMessages,
	target: AddTarget,
	saved: readonly SavedUnit[]
): Entry[] {
	const { context } = target;
	return saved.map(({ id, rulebook, unit, name }): Entry => {
		const army = context?.open.army;
		const isHere = army?.rulebook === rulebook;
		return {
			...{ id: `addOwn ${id}`, find: isHere ? 'own' : 'elsewhere', icon: 'add', name },
			title: m.commands.add({ name }),
			...(isHere
				? {
						note: m.ownUnits.title,
						run: () => context?.screen.add(addUnit(unit, missingSupplements(army, unit)))
					}
				: led(target, [rulebook], name, m.ownUnits.title))
		};
	});
}
