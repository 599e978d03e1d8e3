import type { Army, HouseRules, RulebookId } from './choices';
import { core2005 } from './core2005';
import { lugpolwars } from './lugpolwars';
import { quickwars } from './quickwars';
import { skirmish } from './skirmish';
import type { Rulebook } from './rulebook';

const rulebooks: Record<RulebookId, Rulebook> = { core2005, lugpolwars, quickwars, skirmish };

export const RULEBOOKS = Object.keys(rulebooks) as readonly RulebookId[];

/** The rulebook of that name as it is printed. */
export function rulebookOf(id: RulebookId): Rulebook {
	return rulebooks[id];
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
