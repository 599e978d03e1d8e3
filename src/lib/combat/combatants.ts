import { toCp } from '$lib/points/points';
import type { Army } from '$lib/rules/choices';
import { totalOf } from '$lib/rules/ledger';
import { rulebookFor, tallyOf } from '$lib/rules/registry';
import { allUnits, countOf } from '$lib/rules/terms';
import type { Combatant } from './strikes';

/** A unit with the price of one figure in CP; absent where the rulebook has no prices. */
export interface PricedUnit extends Combatant {
	readonly price?: number;
}

/** The units of an army that have statistics, with their prices. */
export function combatantsOf(army: Army): PricedUnit[] {
	const book = rulebookFor(army);
	const lines = tallyOf(army) === 'points' ? book.price(army) : [];
	return allUnits(army).flatMap((unit) => {
		const profile = book.profile(army, unit);
		if (!profile) return [];
		const own = lines.filter((line) => line.unit === unit.id);
		const price = toCp(totalOf(own)) / countOf(unit);
		return [{ unit, profile, ...(price > 0 && { price }) }];
	});
}
