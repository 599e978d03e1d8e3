import type { Creation } from '../choices';
import type { Ruleset } from '../ruleset';
import type { PriceList } from './tables/price-list';

/** What a LUGPolWars army is judged by. */
export type LpwRuleset = Ruleset<PriceList>;

/** Vehicles, and weapons on the ground: the creations that the price list has (PL-LPW-03). */
export function isListed({ form }: Creation): boolean {
	return form === 'vehicle' || form === 'emplacement';
}
