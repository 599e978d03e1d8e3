import { describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { assess } from './assess';
import type { Army, Limits, Rulings, Unit } from '../choices';
import { LEAGUE_DEMANDS, type LeagueDemand } from '../limits';

const army = (limits: Limits, count: number, change: Partial<Army> = {}): Army => ({
	...newArmy('a', 'A', limits),
	units: [{ kind: 'minifig', id: 'u1', name: 'Z', rank: 'mercenary', count }],
	...change
});
const fast: Unit = {
	...{ kind: 'creation', id: 'u1', name: 'Rakieta', form: 'vehicle', size: 3 },
	propulsion: [{ mode: 'ground', speed: 12 }]
};
const found = (of: Army) => assess(of).violations.map(({ code, rule }) => `${code} ${rule}`);

describe('limits', () => {
	it('limit a league army to 150 points, inclusive (PL-LIG-01)', () => {
		expect(found(army({ profile: 'league' }, 37, { stock: { explosives: 2 } }))).toEqual([]);
		expect(found(army({ profile: 'league' }, 37, { stock: { explosives: 3 } }))).toEqual([
			'LEAGUE_POINTS PL-LIG-01'
		]);
	});

	it('check custom limits of points and speed', () => {
		expect(found(army({ profile: 'own', points: 3.5, speed: 4 }, 1))).toEqual([
			'LIMIT_POINTS PL-GEN-01',
			'LIMIT_SPEED PL-GEN-01'
		]);
		expect(found(army({ profile: 'free', points: 1, speed: 1 }, 99))).toEqual([]);
	});

	it('a league checks each of its demands by the rule that is named', () => {
		const breaches: Record<LeagueDemand, Partial<Army>> = {
			points: { stock: { explosives: 400 } },
			speed: { units: [fast] },
			rulebook: { rulebook: 'lugpolwars' },
			houseRules: {
				houseRules: { changes: [{ table: 'gear', row: 'shield', field: 'cost', value: 2 }] }
			},
			rulings: { rulings: { heroQuirkCount: 'all' } }
		};
		for (const [demand, breach] of Object.entries(breaches)) {
			const inLeague = assess(army({ profile: 'league' }, 1, breach)).violations;
			const without = assess(army({ profile: 'free' }, 1, breach)).violations;
			const codes = new Set(without.map(({ code }) => code));
			const rules = inLeague.filter(({ code }) => !codes.has(code)).map(({ rule }) => rule);
			expect(rules, demand).toEqual([LEAGUE_DEMANDS[demand as LeagueDemand]]);
		}
	});

	it.each<[string, Partial<Army>, string[]]>([
		['its own rulings', { rulings: { heroQuirkCount: 'all' } }, ['RULESET PL-LIG-04']],
		['explicit default rulings', { rulings: { heroQuirkCount: 'others' } as Rulings }, []],
		[
			'its own prices',
			{
				houseRules: { changes: [{ table: 'gear', row: 'shield', field: 'cost', value: 2 }] }
			},
			['RULESET PL-LIG-04']
		]
	])('check a league army with %s', (_, change, expected) => {
		expect(found(army({ profile: 'league' }, 37, change))).toEqual(expected);
		const heavy = found(army({ profile: 'league' }, 40, change));
		expect(heavy).toEqual(expected.length > 0 ? expected : ['LEAGUE_POINTS PL-LIG-01']);
	});
});
