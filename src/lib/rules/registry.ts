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

/** The printed rulebook with this id. */
export function rulebookOf(id: RulebookId): Rulebook {
	return rulebooks[id];
}

/** What the army's rulebook counts. */
export function tallyOf({ rulebook }: OfRulebook): Tally {
	return rulebooks[rulebook].tally;
}

/** The choices of the army's rulebook. */
export function assortmentOf({ rulebook }: OfRulebook): Assortment {
	return rulebooks[rulebook].assortment;
}

/** A rulebook for one army, with its house rules: what it caches is dropped with it. */
export function ownRulebookFor({ rulebook, houseRules = {} }: Army): Rulebook {
	return rulebooks[rulebook].under(houseRules);
}

const patched = new WeakMap<HouseRules, Rulebook>();

/** The rulebook of an army, with its house rules applied. */
export function rulebookFor({ rulebook, houseRules }: Army): Rulebook {
	const printed = rulebooks[rulebook];
	if (!houseRules?.changes?.length) return printed;
	const known = patched.get(houseRules);
	if (known?.id === rulebook) return known;
	const made = printed.under(houseRules);
	patched.set(houseRules, made);
	return made;
}
