import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addGear, copyUnit, placeGear, removeGear, removeUnit } from '$lib/army/edits/edits';
import { readArmy } from '$lib/army/format/read';
import { applyRepair } from '$lib/army/edits/repairs';
import { assess, isLegal } from '$lib/rules/assessment/assess';
import { cases } from '../setup/cases';
import { anyArmy } from './arbitrary-army';
import { byId } from '../setup/applied-edits';

describe('edits of any army', () => {
	it('keep the price when stowing', () => {
		let stowed = 0;
		fc.assert(
			fc.property(anyArmy, (army) => {
				const { total, violations } = assess(army);
				for (const unit of army.units) {
					if (unit.kind !== 'minifig' || !unit.gear?.length) continue;
					expect(assess(byId(placeGear)(army, unit.id, 0, 'stowed')).total).toBe(total);
				}
				for (const { code, repairs = [] } of violations) {
					if (code !== 'HANDS') continue;
					for (const repair of repairs) {
						expect(assess(applyRepair(army, repair)).total).toBe(total);
						stowed += 1;
					}
				}
			}),
			{ numRuns: cases(300) }
		);
		expect(stowed).toBeGreaterThan(cases(20));
	});

	it('leave it readable until it is empty', () => {
		fc.assert(
			fc.property(anyArmy, (army) => {
				let edited = army;
				for (const { id } of army.units) {
					edited = byId(removeGear)(
						byId(addGear)(byId(copyUnit)(edited, id), id, 'heavyHand'),
						id,
						0
					);
				}
				expect(readArmy(edited).ok).toBe(true);
				for (const { id } of edited.units) edited = byId(removeUnit)(edited, id);
				expect(readArmy(edited).ok).toBe(true);
				const { stock: _stock, reserve: _reserve, ...bare } = edited;
				expect(isLegal(assess(bare, { profile: 'free' }))).toBe(true);
			}),
			{ numRuns: cases(300) }
		);
	});
});
