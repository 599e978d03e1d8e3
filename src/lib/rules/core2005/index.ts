import type { Army } from '../choices';
import type { LedgerLine } from '../ledger';
import type { Rulebook } from '../rulebook';
import { isMinifig } from '../terms';
import type { Violation } from '../violation';
import { checkExclusive } from './check/exclusive';
import { checkHands } from './check/hands';
import { checkRedundant } from './check/redundant';
import { checkWrongBook } from './check/wrong-book';
import { heroDiscountLines } from './cost/heroes';
import { minifigLines } from './cost/minifig';
import { stockLines } from './cost/stock';
import { minifigProfile } from './profile';
import { abilities } from './tables/abilities';
import { bareHands, gear, gearItems, stock } from './tables/gear';
import { heroes } from './tables/heroes';
import { ranks } from './tables/minifigs';

function price(army: Army): LedgerLine[] {
	const units = army.units
		.filter(isMinifig)
		.flatMap((minifig) => [...minifigLines(minifig), ...heroDiscountLines(army, minifig)]);
	return [...units, ...stockLines(army)];
}

function check(army: Army): Violation[] {
	return army.units.flatMap((unit, index) => {
		if (!isMinifig(unit)) return [];
		const path = `/units/${index}/gear`;
		return [
			...checkWrongBook(unit, path),
			...checkHands(army, unit, path),
			...checkExclusive(army, unit, path),
			...checkRedundant(unit, path)
		];
	});
}

/** BrikWars PL-2005. */
export const core2005: Rulebook = {
	id: 'core2005',
	tables: { ranks, gear, bareHands, stock, abilities, heroes },
	gearItems,
	price,
	check,
	profile: (army, unit) => (isMinifig(unit) ? minifigProfile(army, unit) : undefined)
};
