import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, isLegal } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { readOtherwise } from '$lib/rules/rulings/sensitivity';
import { RULING_VALUES } from '$lib/rules/rulings/rulings';
import { cases } from '../setup/cases';
import { anyDecentArmy } from './arbitrary/decent';
import { anyArmy } from './arbitrary-army';

function remarksOf(army: Army, league: boolean) {
	const found = assess(army, { profile: league ? 'league' : 'free' });
	return { found, remarks: found.violations.filter(({ code }) => code === 'RULING') };
}

describe('remarks about rulings', () => {
	it('occur only for PL-2005 armies without errors', () => {
		let illegal = 0;
		fc.assert(
			fc.property(fc.oneof(anyArmy, anyDecentArmy), fc.boolean(), (army, league) => {
				const { found, remarks } = remarksOf(army, league);
				expect(remarks.some(({ severity }) => severity === 'error')).toBe(false);
				if (isLegal(found) && army.rulebook === 'core2005') return;
				expect(remarks).toEqual([]);
				illegal += 1;
			}),
			{ numRuns: cases(600) }
		);
		expect(illegal).toBeGreaterThan(cases(100));
	});

	it('name exactly the rulings with a reading that exceeds the sum of weapons', () => {
		let remarks = 0;
		const breaks = (army: Army, ruling: keyof typeof RULING_VALUES) =>
			RULING_VALUES[ruling].some((value) =>
				assess(readOtherwise(army, ruling, value), { profile: 'free' }).violations.some(
					({ code }) => code === 'WEAPON_SUM'
				)
			);
		fc.assert(
			fc.property(anyDecentArmy, (army) => {
				const { found, remarks: made } = remarksOf(army, false);
				if (!isLegal(found)) return;
				const named = made.flatMap(({ params }) => ('rulings' in params ? params.rulings : []));
				const breaking = (['weaponSumLimit', 'sumCounts'] as const).filter((ruling) =>
					breaks(army, ruling)
				);
				expect([...named].sort()).toEqual([...breaking].sort());
				remarks += named.length;
			}),
			{ numRuns: cases(600) }
		);
		expect(remarks).toBeGreaterThan(cases(100));
	});
});
