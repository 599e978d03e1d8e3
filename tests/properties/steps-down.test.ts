import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRepair } from '$lib/army/edits/repairs';
import { stepsDown } from '$lib/army/edits/steps-down';
import { readArmy } from '$lib/army/format/read';
import { toCp } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { isError, kindKeyOf } from '$lib/rules/violation';
import { cases } from '../setup/cases';
import { anyArmy } from './arbitrary-army';

/** The number of armies per property; `ARMIES=100000` for a long run. */
const ARMIES = cases(2000, 'ARMIES');

/** The army with a limit just below its total. */
function overBy(army: Army, points: number): Army {
	const total = toCp(assess(army).total);
	return { ...army, limits: { profile: 'own', points: Math.max(0, total - points) } };
}

const errorsOf = (army: Army) => new Set(assess(army).violations.filter(isError).map(kindKeyOf));

describe('steps down to the limit', () => {
	it('lower the total by what they say, add no error, and are sorted', () => {
		let [offered, sufficient] = [0, 0];
		fc.assert(
			fc.property(anyArmy, fc.constantFrom(0.5, 3, 8, 40), (any, over) => {
				const army = overBy(any, over);
				// The file format bounds the limit itself.
				fc.pre(readArmy(army).ok);
				const before = assess(army);
				const steps = stepsDown(army, before);
				expect(steps.length).toBeLessThanOrEqual(3);
				const known = errorsOf(army);
				const limit = army.limits?.points ?? 0;
				const needed = before.total - limit * 2;
				for (const { repair, points } of steps) {
					const after = applyRepair(army, repair);
					expect(assess(after).total - before.total).toBe(points);
					expect(points).toBeLessThan(0);
					expect([...errorsOf(after)].filter((key) => !known.has(key))).toEqual([]);
					expect(readArmy(after).ok).toBe(true);
					offered += 1;
					if (-points >= needed) sufficient += 1;
				}
				const enough = steps.map(({ points }) => -points).filter((saved) => saved >= needed);
				const rest = steps.map(({ points }) => -points).slice(enough.length);
				expect(enough).toEqual(enough.toSorted((a, b) => a - b));
				expect(rest).toEqual(rest.toSorted((a, b) => b - a));
				expect(rest.every((saved) => saved < needed)).toBe(true);
			}),
			{ numRuns: Math.min(ARMIES / 4, 1000) }
		);
		expect(offered).toBeGreaterThan(cases(100));
		expect(sufficient).toBeGreaterThan(cases(10));
	}, 240_000);

	it('remove a single figure, and keep squads within the count', () => {
		const army: Army = {
			format: 'brikmuster/army',
			version: 1,
			id: '11111111-1111-4111-8111-111111111111',
			name: 'A',
			rulebook: 'core2005',
			limits: { profile: 'own', points: 10 },
			units: [
				{ kind: 'minifig', id: 'u1', name: 'A', rank: 'mercenary', count: 2 },
				{ kind: 'minifig', id: 'u2', name: 'B', rank: 'mercenary' }
			],
			squads: [{ id: 's1', name: 'S', members: [{ unit: 'u1', count: 2 }] }]
		};
		const results = stepsDown(army, assess(army)).map(({ repair }) => applyRepair(army, repair));
		expect(results.map(({ units }) => units.map(({ id, count = 1 }) => `${id}×${count}`))).toEqual([
			['u1×1', 'u2×1'],
			['u1×2']
		]);
		expect(results.map((after) => assess(after).violations)).toEqual([[], []]);
	});
});
