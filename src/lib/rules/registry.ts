import type { Assortment } from './rulebook/assortment';
import { RULEBOOK_IDS, type Army, type HouseRules, type RulebookId } from './choices';
import { core2005 } from './books/core2005';
import { lugpolwars } from './books/lugpolwars';
import { quickwars } from './books/quickwars';
import { withoutMemo } from './memo';
import type { OwnTables } from './packs/apply';
import type { CarriedPack } from './packs/pack';
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

const changesTables = ({ packs, houseRules }: OwnTables) =>
	Boolean(packs?.length) || Boolean(houseRules?.changes?.length);

/** Printed rulebooks that keep nothing about units. */
const passing: Partial<Record<RulebookId, Rulebook>> = {};

/** A rulebook for an army that is assessed once, with its packs and house rules: it keeps nothing about units. */
export function passingRulebookFor({ rulebook, packs, houseRules }: Army): Rulebook {
	const own = { packs, houseRules };
	const under = (tables: OwnTables) => rulebooks[rulebook].under(tables, withoutMemo);
	return changesTables(own) ? under(own) : (passing[rulebook] ??= under({}));
}

const NO_PACKS: readonly CarriedPack[] = [];
const NO_HOUSE_RULES: HouseRules = {};
const patched = new WeakMap<HouseRules, WeakMap<readonly CarriedPack[], Rulebook>>();

/** The rulebook of an army, with its packs and house rules applied; the same for the same ones. */
export function rulebookFor({
	rulebook,
	packs = NO_PACKS,
	houseRules = NO_HOUSE_RULES
}: OfRulebook & OwnTables): Rulebook {
	const printed = rulebooks[rulebook];
	if (!changesTables({ packs, houseRules })) return printed;
	const byPacks = patched.get(houseRules) ?? new WeakMap<readonly CarriedPack[], Rulebook>();
	patched.set(houseRules, byPacks);
	const known = byPacks.get(packs);
	if (known?.id === rulebook) return known;
	const made = printed.under({ packs, houseRules });
	byPacks.set(packs, made);
	return made;
}
