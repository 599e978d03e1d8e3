import { RULEBOOK_IDS, type Army } from '$lib/rules/choices';
import { memoByIdentity } from '$lib/rules/memo';
import { allUnits } from '$lib/rules/terms';
import { folded } from './folding';

/** An army in the list of armies. */
export interface Listed {
	readonly army: Army;
	readonly savedAt: number;
	readonly tags?: readonly string[];
}

/** A search: every word and every tag must match. */
export interface Search {
	readonly text: string;
	readonly tags: readonly string[];
}

/** The names of an army and its units, folded for searching. */
const namesOf = memoByIdentity((army: Army) =>
	folded([army.name, ...allUnits(army).map(({ name }) => name)].join('\n'))
);

/** Whether every word occurs in the name of the army, of one of its units, or in a tag. */
export function matches({ army, tags = [] }: Listed, search: Search): boolean {
	if (!search.tags.every((tag) => tags.includes(tag))) return false;
	const words = folded(search.text).split(/\s+/).filter(Boolean);
	if (words.length === 0) return true;
	const text = `${namesOf(army)}\n${folded(tags.join('\n'))}`;
	return words.every((word) => text.includes(word));
}

export const ORDERS = ['edited', 'name', 'points', 'rulebook'] as const;
export type Order = (typeof ORDERS)[number];

/** An army's points; undefined if its rulebook counts none. */
export type Worth = (army: Army) => number | undefined;

/**
 * Sorts armies: the last edited first, by name in the language's collation, the most points first, or by rulebook.
 * Ties are sorted by name, then by last edit.
 */
export function arranged<T extends Listed>(
	armies: readonly T[],
	order: Order,
	{ collator, worth }: { collator: Pick<Intl.Collator, 'compare'>; worth: Worth }
): T[] {
	const value = (army: Army) => worth(army) ?? -1;
	const first: Record<Order, (a: T, b: T) => number> = {
		edited: (a, b) => b.savedAt - a.savedAt,
		name: () => 0,
		points: (a, b) => value(b.army) - value(a.army),
		rulebook: (a, b) =>
			RULEBOOK_IDS.indexOf(a.army.rulebook) - RULEBOOK_IDS.indexOf(b.army.rulebook)
	};
	const compare = first[order];
	const byName = (a: T, b: T) => collator.compare(a.army.name, b.army.name);
	return [...armies].sort((a, b) => compare(a, b) || byName(a, b) || b.savedAt - a.savedAt);
}
