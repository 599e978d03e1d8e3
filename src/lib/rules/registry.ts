import type { Assortment } from './rulebook/assortment';
import { RULEBOOK_IDS, type Army, type HouseRules, type RulebookId } from './choices';
import { core2005 } from './books/core2005';
import { lugpolwars } from './books/lugpolwars';
import { quickwars } from './books/quickwars';
import type { Rulebook, Tally } from './rulebook/rulebook';
import { skirmish } from './books/skirmish';

const rulebooks: Readonly<Record<RulebookId, Rulebook>> = {
	core2005,
	lugpolwars,
	quickwars,
	skirmish
};

export const RULEBOOKS: readonly RulebookId[] = RULEBOOK_IDS;

type OfRulebook = Pick<Army, 'rulebook'>;

/** The rulebook of that name as it is printed. */
export function rulebookOf(id: RulebookId): Rulebook {
	return rulebooks[id];
}

/** What the rulebook of an army measures it by. */
export function tallyOf({ rulebook }: OfRulebook): Tally {
	return rulebooks[rulebook].tally;
}

/** What the rulebook of an army has to choose from. */
export function assortmentOf({ rulebook }: OfRulebook): Assortment {
	return rulebooks[rulebook].assortment;
}

const patched = new WeakMap<HouseRules, Rulebook>();

/** The rulebook that an army is judged by: with its house rules, where it has any. */
export function rulebookFor({ rulebook, houseRules }: Army): Rulebook {
	const printed = rulebooks[rulebook];
	if (!houseRules?.changes?.length) return printed;
	const known = patched.get(houseRules);
	if (known?.id === rulebook) return known;
	const made = printed.under(houseRules);
	patched.set(houseRules, made);
	return made;
}
