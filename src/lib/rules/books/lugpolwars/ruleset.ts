import type { Creation } from '../../choices';
import type { Ruleset } from '../../rulebook/ruleset';
import type { PriceList } from './tables/price-list';

/** The ruleset of LUGPolWars. */
export type LpwRuleset = Ruleset<PriceList>;

/** Whether the price list has this form: vehicles, and weapons on the ground (PL-LPW-03). */
export function isListed({ form }: Creation): boolean {
	return form === 'vehicle' || form === 'emplacement';
}

/** The fastest listed propulsion. */
export function listedSpeed({ propulsion = [] }: Creation): number {
	const listed = propulsion.filter(({ mode }) => mode !== 'special');
	return Math.max(0, ...listed.map(({ speed = 0 }) => speed));
}
