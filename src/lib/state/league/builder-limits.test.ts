import { describe, expect, it } from 'vitest';
import { armyUnderRegulation } from '$lib/league/under-regulation';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { toCp } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import { limitsOf } from '$lib/rules/limits';
import { armyOf } from '../../../../tests/setup/league';
import { builtFor, isBuiltFor } from './builder-limits';

const limits = { points: 200, speed: 12 };
const OTHER = { ...SMALL_LEAGUE, limits };
const codes = (army: Parameters<typeof assess>[0]) =>
	assess(army).violations.map(({ code, severity }) => `${severity} ${code}`);

describe('the limits of the builder', () => {
	it('become those of another league, whose verdict is the same', () => {
		const army = armyOf(200);
		expect(isBuiltFor(army, OTHER)).toBe(false);
		expect(codes(army)).toContain('error LEAGUE_POINTS');
		const built = builtFor(army, OTHER);
		expect(isBuiltFor(built, OTHER)).toBe(true);
		expect(limitsOf(built)).toMatchObject(limits);
		expect(codes(built)).toEqual([]);
		expect(codes(builtFor(armyOf(204), OTHER))).toEqual(['error LEAGUE_POINTS']);
		const total = toCp(assess(armyUnderRegulation(army, OTHER)).total);
		expect(total).toBe(toCp(assess(built).total));
	});

	it('become those of the Small League again', () => {
		const built = builtFor(builtFor(armyOf(150), OTHER), SMALL_LEAGUE);
		expect(built.limits).toEqual({ profile: 'league' });
		expect(isBuiltFor(built, SMALL_LEAGUE)).toBe(true);
		expect(isBuiltFor({ limits: { profile: 'free' } }, SMALL_LEAGUE)).toBe(false);
	});
});
