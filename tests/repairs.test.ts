import { describe, expect, it } from 'vitest';
import { readArmy } from '$lib/army/format/read';
import { applyRepair } from '$lib/army/edits/repairs';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Creation, Minifig, Unit } from '$lib/rules/choices';

const minifig = (change: Partial<Minifig> = {}): Minifig => ({
	kind: 'minifig',
	id: 'u1',
	name: 'M',
	rank: 'mercenary',
	...change
});
const creation = (change: Partial<Creation> = {}): Creation => ({
	kind: 'creation',
	id: 'u1',
	name: 'C',
	form: 'creature',
	size: 1,
	...change
});
function army(units: Unit[], change: Partial<Army> = {}): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id: '11111111-1111-4111-8111-111111111111',
		name: 'A',
		rulebook: 'core2005',
		units,
		...change
	};
}

/** Applies every repair of one code: the remaining violations of that code, and whether the file is readable. */
function repaired(before: Army, code: string): { left: number[]; readable: boolean[] } {
	const repairs = assess(before)
		.violations.filter((violation) => violation.code === code)
		.flatMap((violation) => violation.repairs ?? []);
	const after = repairs.map((repair) => applyRepair(before, repair));
	return {
		left: after.map((one) => assess(one).violations.filter((other) => other.code === code).length),
		readable: after.map((one) => readArmy(one).ok)
	};
}

describe('repairs', () => {
	const horse = creation({ id: 's1', form: 'creature' });
	const reserved = (change: Partial<Army>) =>
		army([minifig({ mount: 's1' })], { reserve: { summons: [horse] }, ...change });

	it.each<[string, string, Army]>([
		[
			'too large for its mage',
			'SUMMON_SIZE',
			army([minifig({ magic: { level: 10, summoning: true } })], {
				reserve: { summons: [creation({ id: 's1', size: 9 })] }
			})
		],
		['without a mage', 'SUMMON_PREREQ', army([minifig()], { reserve: { summons: [horse] } })]
	])('put a summon on the table or give it up: one %s', (_, code, before) => {
		const { left, readable } = repaired(before, code);
		expect({ left, readable }).toEqual({ left: [0, 0], readable: [true, true] });
		const [repair] =
			assess(before).violations.find((violation) => violation.code === code)?.repairs ?? [];
		const after = repair && applyRepair(before, repair);
		expect(after?.units.map(({ id }) => id)).toEqual(['u1', 's1']);
		expect(after?.reserve?.summons ?? []).toEqual([]);
	});

	it.each<[string, Army]>([
		['SUPPLEMENT_OFF', reserved({ supplements: [] })],
		['WRONG_BOOK', reserved({ rulebook: 'lugpolwars' })],
		['WRONG_BOOK', reserved({ rulebook: 'quickwars' })]
	])('leave no unit on a mount that is removed with the reserve: %s', (code, before) => {
		const { left, readable } = repaired(before, code);
		expect(left.every((count) => count === 0)).toBe(true);
		expect(readable.length).toBeGreaterThan(0);
		expect(readable).not.toContain(false);
	});

	it('leave no propulsion without speed and modules in QuickWars', () => {
		const vehicle = creation({ form: 'vehicle', propulsion: [{ mode: 'ground', speed: 5 }] });
		const before = army([vehicle], { rulebook: 'quickwars' });
		expect(repaired(before, 'WRONG_BOOK')).toEqual({ left: [0], readable: [true] });
	});

	it.each<[Army['rulebook'], Creation['form']]>([
		['core2005', 'creature'],
		['lugpolwars', 'vehicle']
	])('remove modules and keep a bought speed: %s', (rulebook, form) => {
		const propulsion = [{ mode: 'ground', speed: 5, modules: 1 } as const];
		const before = army([creation({ form, propulsion })], { rulebook });
		const found = assess(before).violations.filter(({ code }) => code === 'WRONG_BOOK');
		const repair = found.flatMap(({ repairs = [] }) => repairs)[0];
		const [unit] = repair ? applyRepair(before, repair).units : [];
		expect(unit).toMatchObject({ propulsion: [{ mode: 'ground', speed: 5 }] });
		expect(unit).not.toHaveProperty('propulsion.0.modules');
	});

	it('slow nothing if another speed is the limited one', () => {
		const limits = { profile: 'own', speed: 5 } as const;
		const mount = creation({ propulsion: [{ mode: 'ground', speed: 12 }] });
		const { left } = repaired(army([mount], { rulebook: 'quickwars', limits }), 'LIMIT_SPEED');
		expect(left.filter((count) => count > 0)).toEqual([]);
	});

	it('set no magic level that the file format refuses, even under house rules', () => {
		const table = 'circles';
		const changes = [{ table, row: 'summoner', field: 'minimum', value: 999 }];
		const mage = minifig({ magic: { level: 1, summoning: true } });
		const { readable } = repaired(army([mage], { houseRules: { changes } }), 'SUMMON_PREREQ');
		expect(readable.length).toBeGreaterThan(0);
		expect(readable).not.toContain(false);
	});

	describe('distinguish a unit with the id “army” from the army', () => {
		it.each<[string, string, Army]>([
			[
				'the reserve of the army, beside such a unit',
				'SUPPLEMENT_OFF',
				army([minifig({ id: 'army' })], { supplements: [], reserve: { unspent: 1 } })
			],
			[
				'rulings of the army in the league, beside such a unit',
				'RULESET',
				army([minifig({ id: 'army' })], {
					rulings: { oddSpeed: 'up' },
					limits: { profile: 'league' }
				})
			],
			[
				'such a summon without a summoner',
				'SUMMON_PREREQ',
				army([], { reserve: { summons: [minifig({ id: 'army' })] } })
			],
			[
				'such a summon with a brain in a building',
				'FORM',
				army([], {
					reserve: {
						summons: [creation({ id: 'army', form: 'building', brain: { type: 'full' } })]
					}
				})
			]
		])('%s', (_, code, before) => {
			const { left, readable } = repaired(before, code);
			expect(left.length).toBeGreaterThan(0);
			expect(left.every((count) => count === 0)).toBe(true);
			expect(readable).not.toContain(false);
		});
	});
});
