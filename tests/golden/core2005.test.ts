import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readArmy } from '$lib/army/format/read';
import { toCp } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';

interface GoldenCase {
	id: string;
	title: string;
	army: unknown;
	league: boolean;
	expect: {
		points: number;
		byRule: Record<string, number>;
		violations: { code: string; severity: string }[];
	};
}

const file = process.env.GOLDEN_CORE ?? new URL('core2005.json', import.meta.url);
const cases = JSON.parse(readFileSync(file, 'utf8')) as GoldenCase[];

function armyOf({ id, army, league }: GoldenCase): Army {
	const reading = readArmy(army);
	if (!reading.ok) throw new Error(`${id}: ${JSON.stringify(reading.problem)}`);
	return { ...reading.army, limits: { profile: league ? 'league' : 'free' } };
}

function byRule(army: Army): Record<string, number> {
	const sums: Record<string, number> = {};
	for (const { rule, points } of assess(army).lines) {
		sums[rule] = (sums[rule] ?? 0) + toCp(points);
	}
	return sums;
}

const pairs = (violations: readonly { code: string; severity: string }[]) =>
	[...new Set(violations.map(({ code, severity }) => `${severity} ${code}`))].sort();

describe('golden cases', () => {
	it('have a readable army each', () => {
		expect(cases.length).toBeGreaterThan(0);
		for (const golden of cases) expect(armyOf(golden).name).toContain(golden.id);
	});

	describe.each(cases)('$id $title', (golden) => {
		const army = armyOf(golden);

		it('has the expected points for each rule', () => {
			expect(toCp(assess(army).total)).toBe(golden.expect.points);
			expect(byRule(army)).toEqual(golden.expect.byRule);
		});

		it('has exactly the expected violations', () => {
			const found = assess(army).violations.filter(({ severity }) => severity !== 'info');
			expect(pairs(found)).toEqual(pairs(golden.expect.violations));
		});
	});
});
