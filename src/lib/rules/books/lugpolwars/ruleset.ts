import type { Creation } from '../../choices';
import type { Ruleset } from '../../rulebook/ruleset';
import type { PriceList } from './tables/price-list';

/** What a LUGPolWars army is judged by. */
export type LpwRuleset = Ruleset<PriceList>;

/** Vehicles, and weapons on the ground: the creations that the price list has (PL-LPW-03). */
export function isListed({ form }: Creation): boolean {
	return form === 'vehicle' || form === 'emplacement';
}

/** The fastest of the propulsions that the price list has. */
export function listedSpeed({ propulsion = [] }: Creation): number {
	const listed = propulsion.filter(({ mode }) => mode !== 'special');
	return Math.max(0, ...listed.map(({ speed = 0 }) => speed));
}
