import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, linesOf } from '$lib/rules/assessment/assess';
import { isOfArmy, totalOf } from '$lib/rules/ledger';
import { heroesOf } from '$lib/rules/terms';
import { cases } from '../setup/cases';
import { anyArmy, anyArmyOf } from './arbitrary-army';
import { alone } from './army-results';

describe('the bill of an army', () => {
	it('is the sum of its units, its stock, its reserve and the hero discount', () => {
		let [discounted, reserved] = [0, 0];
		fc.assert(
			fc.property(anyArmy, (army) => {
				const { lines, total } = assess(army);
				const declined = { ...army, heroDiscount: false };
				const units = army.units.map((unit) => assess(alone(declined, unit)).total);
				const common = assess({ ...declined, units: [] }).lines;
				expect(common.every(isOfArmy)).toBe(true);
				const discount = lines.filter(({ key }) => key === 'heroDiscount');
				const parts = units.reduce<number>((sum, part) => sum + part, 0);
				expect(total).toBe(parts + totalOf(common) + totalOf(discount));
				discounted += discount.length;
				reserved += common.length;
			}),
			{ numRuns: cases(500) }
		);
		expect(discounted).toBeGreaterThan(cases(3));
		expect(reserved).toBeGreaterThan(cases(40));
	});

	it('lists the cost of each unit by itself, independent of other units', () => {
		fc.assert(
			fc.property(anyArmy, (army) => {
				const found = assess(army);
				for (const unit of army.units) {
					const own = linesOf(found, unit).filter(({ key }) => key !== 'heroDiscount');
					const bare = assess(alone({ ...army, heroDiscount: false }, unit)).lines;
					expect(own).toEqual(bare);
				}
				const all = army.units.flatMap((unit) => linesOf(found, unit));
				expect(all).toEqual(found.lines.filter((line) => !isOfArmy(line)));
			}),
			{ numRuns: cases(500) }
		);
	});

	it('gives each hero at most five points off, and none to a single hero (PL-HER-03)', () => {
		fc.assert(
			fc.property(anyArmyOf('core2005'), (army) => {
				const usual = { ...army, rulings: {}, heroDiscount: true, houseRules: {} };
				const heroes = heroesOf(usual);
				const { lines } = assess(usual);
				const discount = totalOf(lines.filter(({ key }) => key === 'heroDiscount'));
				expect(discount + 2 * heroes * Math.min(5, Math.max(0, heroes - 1))).toBe(0);
			}),
			{ numRuns: cases(100) }
		);
	});

	it('prices illegal armies like legal ones: errors never lower the price', () => {
		let illegal = 0;
		fc.assert(
			fc.property(anyArmyOf('core2005'), (army) => {
				const strict = assess({ ...army, supplements: [] });
				expect(strict.total).toBe(assess({ ...army, supplements: undefined }).total);
				illegal += strict.violations.filter(({ code }) => code === 'SUPPLEMENT_OFF').length;
			}),
			{ numRuns: cases(300) }
		);
		expect(illegal).toBeGreaterThan(cases(100));
	});
});
