import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArmy } from '$lib/army/format/read';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { totalOf } from '$lib/rules/ledger';
import { rulebookFor, RULEBOOKS } from '$lib/rules/registry';
import { squadProfile } from '$lib/rules/formation/squads';
import { allUnits } from '$lib/rules/terms';
import { cases } from '../setup/cases';
import { anyArmy, anyArmyOf } from './arbitrary-army';
import { RULE_IDS } from './army-results';

/** The number of armies per property; `ARMIES=100000` for a long run. */
const ARMIES = cases(2000, 'ARMIES');

/** Paths of invalid numbers and undefined values. */
function invalidNumbers(value: unknown, path = ''): string[] {
	if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => invalidNumbers(inner, `${path}/${key}`));
}

/** All results of the engine for an army, with every kind of limit. */
function allResults(army: Army) {
	const rulebook = rulebookFor(army);
	const bills = [
		assess(army, { profile: 'free' }),
		assess(army, { profile: 'league' }),
		assess(army, { profile: 'own', points: 0.5, speed: 1 })
	];
	const profiles = allUnits(army).map((unit) => rulebook.profile(army, unit));
	const squads = (army.squads ?? []).map((squad) => squadProfile(rulebook, army, squad));
	return { bills, profiles, squads };
}

function checkResults(army: Army): void {
	const { bills, profiles, squads } = allResults(army);
	for (const { lines, total, violations, dice = 0 } of bills) {
		expect(total).toBe(totalOf(lines));
		expect(dice).toBeGreaterThanOrEqual(0);
		for (const { points, quantity, rule, key } of lines) {
			// Points are integers in halves of CP.
			if (!Number.isSafeInteger(points)) expect.fail(`${key}: ${points}`);
			if (!Number.isSafeInteger(quantity) || quantity < 1) expect.fail(`${key}: ${quantity}`);
			if (!RULE_IDS.has(rule)) expect.fail(`${key}: ${rule}`);
			if (points < 0 !== (key === 'heroDiscount')) expect.fail(`${key}: ${points}`);
		}
		expect(invalidNumbers(violations)).toEqual([]);
	}
	expect(invalidNumbers([profiles, squads])).toEqual([]);
}

describe('any army that the file format accepts', () => {
	it(
		'is priced, checked and described, in multiples of ½ CP',
		() => {
			let [armies, units, lines] = [0, 0, 0];
			fc.assert(
				fc.property(anyArmy, (army) => {
					checkResults(army);
					armies += 1;
					units += allUnits(army).length;
					lines += assess(army).lines.length;
				}),
				{ numRuns: ARMIES }
			);
			expect(armies).toBeGreaterThanOrEqual(ARMIES);
			expect(lines).toBeGreaterThan(ARMIES);
			if (process.env.ARMIES)
				console.log(`${armies} armies, ${units} units, ${lines} lines: all sound`);
		},
		30 * 60_000
	);

	it.each(RULEBOOKS)('is read again unchanged: %s', (rulebook) => {
		fc.assert(
			fc.property(anyArmyOf(rulebook), (army) => {
				expect(readArmy(JSON.parse(JSON.stringify(army)))).toEqual({ ok: true, army });
			}),
			{ numRuns: cases(100) }
		);
	});
});
