import { describe, expect, it } from 'vitest';
import { addPack } from '$lib/army/edits/pack-edits';
import { examplePack } from '$lib/army/example-packs';
import { newArmy } from '$lib/army/new-army';
import { withAllRows } from '$lib/army/carried-packs';
import { fillCandidates } from '$lib/components/army/bill/fill-candidates';
import { eraOf } from '$lib/fill/era';
import { randomMix } from '$lib/fill/random-mix';
import { spendRest } from '$lib/fill/steps';
import { lacksDrivers } from '$lib/fill/taste';
import { builder } from '$lib/i18n/en/builder';
import { withPackNames } from '$lib/i18n/named';
import { cp, subtract } from '$lib/points/points';
import { assess, isLegal } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { usedRows } from '$lib/rules/packs/check-packs';
import { cases, seedOf } from './setup/cases';

const space = examplePack('spaceClub', 'en');
const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
const empty = (rulebook: 'core2005' | 'lugpolwars', points: number) =>
	newArmy(ID, 'A', { profile: 'own', points }, rulebook);

function random(army: Army, seed: number) {
	const whole = withAllRows(army, [space]);
	const candidates = fillCandidates(whole, [space], withPackNames(builder, [space], 'en'));
	const before = assess(whole);
	const left = subtract(cp(army.limits?.points ?? 0), before.total);
	const offer = randomMix({ army: whole, before, left, candidates }, seed);
	return { offer, after: spendRest(offer?.steps ?? [], candidates, [space]).apply(army) };
}

const SEEDS = Array.from({ length: cases(24, 'SEEDS') }, (_, index) => seedOf(1) * 100 + index);

describe.each([
	['PL-2005', empty('core2005', 150)],
	['LUGPolWars', empty('lugpolwars', 80)],
	['PL-2005 with a pack', addPack(space).apply(empty('core2005', 120))]
])('a random army of %s', (_, army) => {
	const made = SEEDS.map((seed) => random(army, seed));

	it('is legal, leaves less than a mercenary costs, and is of one style', () => {
		for (const { offer, after } of made) {
			const { total, violations } = assess(after);
			expect(isLegal(assess(after))).toBe(true);
			expect(violations.filter(({ severity }) => severity !== 'info')).toEqual([]);
			expect((army.limits?.points ?? 0) - total / 2).toBeLessThan(4);
			expect(offer?.left).toBe((army.limits?.points ?? 0) * 2 - total);
			const eras = new Set(after.units.map((unit) => eraOf(after, unit)));
			eras.delete(undefined);
			expect(eras.size).toBeLessThanOrEqual(1);
			expect(lacksDrivers(army, after)).toBe(false);
		}
	});

	it('is the same for the same seed, and others for others', () => {
		expect(random(army, SEEDS[0] ?? 0).after).toEqual(made[0]?.after);
		const lists = made.map(({ after }) => JSON.stringify(after.units));
		expect(new Set(lists).size).toBeGreaterThan(made.length / 2);
	});
});

it('uses the rows of its packs', () => {
	const army = addPack(space).apply(empty('core2005', 120));
	const used = SEEDS.flatMap((seed) => usedRows(random(army, seed).after, space));
	expect(used.length).toBeGreaterThan(0);
});
