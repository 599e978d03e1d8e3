import { RULEBOOK_IDS, type Army } from '$lib/rules/choices';
import { memoByIdentity } from '$lib/rules/memo';
import { allUnits } from '$lib/rules/terms';
import { folded } from './folding';

/** An army as it stands in the list of all. */
export interface Listed {
	readonly army: Army;
	readonly savedAt: number;
	readonly tags?: readonly string[];
}

/** What is looked for: words, and tags of which each must be there. */
export interface Search {
	readonly text: string;
	readonly tags: readonly string[];
}

/** The names of an army and its units as they are searched. */
const namesOf = memoByIdentity((army: Army) =>
	folded([army.name, ...allUnits(army).map(({ name }) => name)].join('\n'))
);

/** Whether each word stands in the name of the army, of one of its units, or in a tag. */
export function matches({ army, tags = [] }: Listed, search: Search): boolean {
	if (!search.tags.every((tag) => tags.includes(tag))) return false;
	const words = folded(search.text).split(/\s+/).filter(Boolean);
	if (words.length === 0) return true;
	const text = `${namesOf(army)}\n${folded(tags.join('\n'))}`;
	return words.every((word) => text.includes(word));
}

export const ORDERS = ['edited', 'name', 'points', 'rulebook'] as const;
export type Order = (typeof ORDERS)[number];

/** What an army is worth where its rulebook counts points; nothing where it does not. */
export type Worth = (army: Army) => number | undefined;

/**
 * The armies in an order: the last edited first, by name as the language sorts, the most points first, or
 * by rulebook. What is equal stands by name, and by its last edit.
 */
export function arranged<T extends Listed>(
	armies: readonly T[],
	order: Order,
	{ collator, worth }: { collator: Intl.Collator; worth: Worth }
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
