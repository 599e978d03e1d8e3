import { describe, expect, it } from 'vitest';
import { toCp } from '$lib/points/points';
import { assess } from '../assessment/assess';
import type { Army, Creation, RulebookId, Unit } from '../choices';
import { rulingEffects, switchesOf } from './ruling-effects';
import { RULING_VALUES, RULINGS, type RulingId } from './rulings';
import { readOtherwise } from './sensitivity';

const horse: Creation = {
	kind: 'creation',
	id: 'h',
	name: 'Horse',
	form: 'creature',
	size: 3,
	propulsion: [{ mode: 'ground', speed: 5 }],
	weapons: [{ type: 'closeCombat', level: 2 }],
	barding: true,
	brain: { type: 'half', limitation: 'dependent' }
};
const army = (units: Unit[], more: Partial<Army> = {}): Army => ({
	format: 'brikmuster/army',
	version: 1,
	id: 'a',
	name: 'A',
	rulebook: 'core2005',
	units,
	...more
});
/** The points and the codes of new errors for each reading of a ruling. */
const read = (of: Army, ruling: RulingId) =>
	rulingEffects(of)
		.find((effect) => effect.ruling === ruling)
		?.readings.map(({ value, points, breaks }) => [
			value,
			toCp(points),
			breaks.map(({ code }) => code).join()
		]);

describe('the effects of other readings', () => {
	it.each<[RulingId, [string, number, string][]]>([
		[
			'oddSpeed',
			[
				['linear', 0, ''],
				['up', 0.5, ''],
				['down', -0.5, '']
			]
		],
		[
			'halfBrainRounding',
			[
				['exact', 0, ''],
				['up', 0.5, ''],
				['minimumOne', 0, '']
			]
		],
		[
			'levelZeroFactor',
			[
				['half', 0, ''],
				['zero', -1.5, ''],
				['anyZero', 0, '']
			]
		],
		[
			'steedArmor',
			[
				['flat', 0, ''],
				['byLevel', 2, '']
			]
		],
		[
			'weaponSumLimit',
			[
				['doubleSize', 0, ''],
				['level', 0, 'WEAPON_SUM'],
				['size', 0, '']
			]
		]
	])('%s', (ruling, readings) => {
		expect(read(army([horse]), ruling)).toEqual(readings);
	});

	it('are the difference to the reading in force', () => {
		const of = army([horse], { rulings: { oddSpeed: 'up' } });
		expect(read(of, 'oddSpeed')).toEqual([
			['linear', -0.5, ''],
			['up', 0, ''],
			['down', -1, '']
		]);
		expect(rulingEffects(of).filter(({ isDefault }) => !isDefault)).toMatchObject([
			{ ruling: 'oddSpeed', value: 'up', rule: 'PL-PRP-03' }
		]);
	});

	it('agree with the bill of the army with that reading', () => {
		const of = army([horse]);
		const now = assess(of).total;
		for (const { ruling, readings } of rulingEffects(of)) {
			for (const { value, points } of readings) {
				expect(assess(readOtherwise(of, ruling, value)).total - now, value).toBe(points);
			}
		}
	});

	it('include the league’s limits, but not its ban on other readings', () => {
		const units: Unit[] = [
			{ kind: 'minifig', id: 'u', name: 'U', rank: 'mercenary', count: 34 },
			horse
		];
		const of = army(units, { limits: { profile: 'league' }, stock: { explosives: 2 } });
		expect(toCp(assess(of).total)).toBe(149.5);
		expect(read(of, 'steedArmor')).toEqual([
			['flat', 0, ''],
			['byLevel', 2, 'LEAGUE_POINTS']
		]);
		expect(read(of, 'oddSpeed')?.[1]).toEqual(['up', 0.5, '']);
	});

	it('exclude existing errors', () => {
		const heavy = { ...horse, weapons: [{ type: 'ram', level: 5, count: 2 } as const] };
		expect(assess(army([heavy])).violations.map(({ code }) => code)).toContain('WEAPON_SUM');
		expect(read(army([heavy]), 'weaponSumLimit')).toEqual([
			['doubleSize', 0, ''],
			['level', 0, ''],
			['size', 0, '']
		]);
	});
});

describe('the rulings of a rulebook', () => {
	it.each<[RulebookId, number]>([
		['core2005', 13],
		['lugpolwars', 3],
		['quickwars', 0],
		['skirmish', 0]
	])('%s has %i', (rulebook, count) => {
		expect(switchesOf({ rulebook })).toHaveLength(count);
		expect(rulingEffects(army([], { rulebook }))).toHaveLength(count);
	});

	it('cover all rulings, and only LUGPolWars has its own', () => {
		const [core, other] = (['core2005', 'lugpolwars'] as const).map((rulebook) =>
			switchesOf({ rulebook })
		);
		expect(new Set([...(core ?? []), ...(other ?? [])])).toEqual(new Set(RULINGS));
		expect(core).not.toContain('lpwVehicleBase');
		expect(other).toContain('lpwVehicleBase');
	});

	it('include every ruling that changes anything in LUGPolWars', () => {
		const cart: Creation = {
			kind: 'creation',
			id: 'c',
			name: 'C',
			form: 'vehicle',
			size: 5,
			propulsion: [{ mode: 'air', speed: 5 }]
		};
		const of = army([cart], { rulebook: 'lugpolwars' });
		const offered = switchesOf(of);
		for (const ruling of RULINGS) {
			const totals = RULING_VALUES[ruling].map(
				(value) => assess(readOtherwise(of, ruling, value)).total
			);
			expect(new Set(totals).size > 1, ruling).toBe(offered.includes(ruling));
		}
		expect(rulingEffects(of).map(({ rule }) => rule)).toEqual([
			'PL-LPW-04',
			'PL-LPW-05',
			'PL-LPW-05'
		]);
	});
});
