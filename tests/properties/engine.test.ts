import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armyDigest } from '$lib/army/digest';
import { addGear, copyUnit, placeGear, removeGear, removeUnit } from '$lib/army/edits';
import { applyRepair } from '$lib/army/repairs';
import { readArmy } from '$lib/army/read';
import { readBrik } from '$lib/exchange/brik';
import { writeBrik } from '$lib/exchange/write-brik';
import { assess, isLegal } from '$lib/rules/assess';
import type { Army } from '$lib/rules/choices';
import { totalOf } from '$lib/rules/ledger';
import { heroesOf } from '$lib/rules/terms';
import { anyArmy } from './arbitrary-army';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const alone = (army: Army, index: number): Army => ({
	...army,
	units: army.units.slice(index, index + 1),
	stock: {}
});

describe('properties of the engine', () => {
	it('bills an army as the sum of its units, its stock and the hero discount', () => {
		fc.assert(
			fc.property(anyArmy, (army) => {
				const declined = { ...army, heroDiscount: false };
				const units = army.units.map((_, index) => assess(alone(declined, index)).total);
				const stock = assess({ ...declined, units: [] }).total;
				const parts = units.reduce<number>((sum, part) => sum + part, stock);
				const discount = assess(army).lines.filter(({ key }) => key === 'heroDiscount');
				expect(assess(army).total).toBe(parts + totalOf(discount));
			})
		);
	});

	it('gives no hero more than five points and none to a single one', () => {
		fc.assert(
			fc.property(anyArmy, (army) => {
				const usual = { ...army, rulings: {}, heroDiscount: true };
				const heroes = heroesOf(usual);
				const { lines } = assess(usual);
				const discount = totalOf(lines.filter(({ key }) => key === 'heroDiscount'));
				expect(discount + 2 * heroes * Math.min(5, Math.max(0, heroes - 1))).toBe(0);
			})
		);
	});

	it('never lowers a total by adding gear', () => {
		fc.assert(
			fc.property(anyArmy, fc.constantFrom('shield', 'improvised', 'twoHanded'), (army, item) => {
				for (const { id } of army.units) {
					const richer = addGear(army, id, item as 'shield');
					expect(assess(richer).total).toBeGreaterThanOrEqual(assess(army).total);
				}
			})
		);
	});

	it('keeps the bill and the digest through a file', () => {
		fc.assert(
			fc.property(anyArmy, (army) => {
				const reading = readBrik(bytesOf(writeBrik(army)));
				expect(reading).toEqual({ ok: true, army: JSON.parse(JSON.stringify(army)) });
				if (!reading.ok) return;
				expect(assess(reading.army)).toEqual(assess(army));
				expect(armyDigest(reading.army)).toBe(armyDigest(army));
			})
		);
	});

	it('removes a violation by any repair that it offers', () => {
		let repaired = 0;
		fc.assert(
			fc.property(anyArmy, (army) => {
				for (const { code, unit, severity, repairs } of assess(army).violations) {
					for (const repair of repairs ?? []) {
						const after = applyRepair(army, repair);
						const left = assess(after).violations.filter(
							(violation) =>
								violation.code === code && violation.unit === unit && violation.severity !== 'info'
						);
						expect(left, `${severity} ${code}`).toEqual([]);
						expect(readArmy(after).ok).toBe(true);
						repaired += 1;
					}
				}
			}),
			{ numRuns: 400 }
		);
		expect(repaired).toBeGreaterThan(100);
	});

	it('loses nothing when it stows: the price stays', () => {
		let stowed = 0;
		fc.assert(
			fc.property(anyArmy, (army) => {
				for (const [index, unit] of army.units.entries()) {
					if (unit.kind !== 'minifig' || !unit.gear?.length) continue;
					const moved = placeGear(army, `u${index + 1}`, 0, 'stowed');
					expect(assess(moved).total).toBe(assess(army).total);
				}
				for (const { code, repairs } of assess(army).violations) {
					if (code !== 'HANDS' || !repairs) continue;
					for (const repair of repairs) {
						expect(assess(applyRepair(army, repair)).total).toBe(assess(army).total);
						stowed += 1;
					}
				}
			})
		);
		expect(stowed).toBeGreaterThan(20);
	});

	it('keeps every army readable through any edits', () => {
		fc.assert(
			fc.property(anyArmy, (army) => {
				let edited = army;
				for (const { id } of army.units) {
					edited = removeGear(addGear(copyUnit(edited, id), id, 'heavyHand'), id, 0);
				}
				expect(readArmy(edited).ok).toBe(true);
				for (const { id } of edited.units) edited = removeUnit(edited, id);
				expect(isLegal(assess({ ...edited, stock: {} }))).toBe(true);
			})
		);
	});
});
