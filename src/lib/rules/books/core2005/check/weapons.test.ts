import { describe, expect, it } from 'vitest';
import { applyRepair } from '$lib/army/edits/repairs';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Creation, CreationWeapon, Rulings } from '$lib/rules/choices';

/** A building of size 3 and level 5 carries 6 inches of weapons. */
function army(change: Partial<Creation>, rulings?: Rulings): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id: '',
		name: 'A',
		rulebook: 'core2005',
		rulings,
		units: [
			{
				kind: 'creation',
				id: 'u1',
				name: 'C',
				form: 'building',
				size: 3,
				structureLevel: 5,
				...change
			}
		]
	};
}
const errors = (of: Army) =>
	assess(of)
		.violations.filter(({ severity }) => severity === 'error')
		.map(({ code }) => code);
const blade = (level: number, count = 1): CreationWeapon => ({ type: 'closeCombat', level, count });

describe('the sum of weapon sizes (PL-CWP-10, PL-CWP-12, X-06, X-18)', () => {
	it('is used up by the pincers and the sting of the scorpion (PL-CWP-13)', () => {
		const scorpion = [blade(1, 2), blade(4)];
		expect(errors(army({ weapons: scorpion }))).toEqual([]);
		expect(errors(army({ weapons: [...scorpion, { type: 'gun', level: 1 }] }))).toEqual([
			'WEAPON_SUM'
		]);
		expect(errors(army({ weapons: [blade(1, 2), blade(3), { type: 'gun', level: 1 }] }))).toEqual(
			[]
		);
	});

	it.each<[Rulings, number]>([
		[{}, 6],
		[{ weaponSumLimit: 'level' }, 5],
		[{ weaponSumLimit: 'size' }, 3]
	])('is at most, under %j, %i', (rulings, limit) => {
		const sum = (count: number) => errors(army({ weapons: [blade(1, count)] }, rulings));
		expect(sum(limit)).toEqual([]);
		expect(sum(limit + 1)).toEqual(['WEAPON_SUM']);
	});

	it.each<[Rulings, boolean, boolean, boolean]>([
		[{}, false, false, false],
		[{ sumCounts: 'explosives' }, true, true, false],
		[{ sumCounts: 'plates' }, false, false, true]
	])('counts, under %j, explosives %s, payload %s, plates %s', (rulings, ...expected) => {
		const weapons = [blade(4)];
		const launcher: CreationWeapon = { type: 'launcher', level: 2, payload: [{ level: 1 }] };
		const kinds = [
			{ weapons, explosives: [{ level: 3 }] },
			{ weapons: [...weapons, launcher] },
			{ weapons, plates: [{ level: 3 }] }
		];
		expect(kinds.map((kind) => errors(army(kind, rulings)).length > 0)).toEqual(expected);
	});

	it('is repaired by weakening weapons of unchanged size (PL-CWP-11)', () => {
		const before = army({ weapons: [blade(4), { type: 'gun', level: 5 }] });
		const [violation] = assess(before).violations;
		const [repair] = violation?.repairs ?? [];
		expect(violation?.code).toBe('WEAPON_SUM');
		if (!repair) return expect.fail('no repair');
		const [unit] = applyRepair(before, repair).units;
		const weapons = unit?.kind === 'creation' ? (unit.weapons ?? []) : [];
		expect(weapons.map(({ level, builtSize }) => [level, builtSize])).toEqual([
			[3, 4],
			[3, 5]
		]);
		expect(errors(applyRepair(before, repair))).toEqual([]);
	});
});

describe('single weapons (PL-CWP-09, X-20)', () => {
	it.each([
		[1, 0],
		[2, 1],
		[3, 1],
		[4, 2],
		[5, 2]
	])('a launcher of level %i takes a payload of level %i', (level, limit) => {
		const loaded = (payload: number) =>
			errors(army({ weapons: [{ type: 'launcher', level, payload: [{ level: payload }] }] }));
		expect(loaded(limit)).toEqual([]);
		expect(loaded(limit + 1)).toEqual(['PAYLOAD']);
	});

	it('are repaired by a smaller payload, or by none if the launcher takes none', () => {
		const repaired = (level: number) => {
			const before = army({ weapons: [{ type: 'launcher', level, payload: [{ level: 3 }] }] });
			const [repair] =
				assess(before).violations.find(({ code }) => code === 'PAYLOAD')?.repairs ?? [];
			if (!repair) throw new Error('No repair');
			const [unit] = applyRepair(before, repair).units;
			return unit?.kind === 'creation' ? unit.weapons?.[0]?.payload : undefined;
		};
		expect(repaired(4)).toEqual([{ level: 2 }]);
		expect(repaired(1) ?? []).toEqual([]);
	});

	it('use the effective level of a weakened launcher', () => {
		const weakened = { type: 'launcher', level: 2, builtSize: 5, payload: [{ level: 2 }] } as const;
		expect(errors(army({ weapons: [{ ...weakened, payload: [...weakened.payload] }] }))).toEqual([
			'PAYLOAD'
		]);
	});

	it('have payloads in launchers only', () => {
		const gun: CreationWeapon = { type: 'gun', level: 4, payload: [{ level: 1 }] };
		expect(errors(army({ weapons: [gun] }))).toEqual(['PAYLOAD']);
		expect(errors(army({ weapons: [{ ...gun, payload: [] }] }))).toEqual([]);
	});

	it('are limited to the level of the house rules', () => {
		const changes = [{ table: 'weaponSizes', row: 'single', field: 'maximum', value: 3 }];
		const house = (level: number): Army => ({
			...army({ size: 9, weapons: [blade(level)] }),
			houseRules: { changes }
		});
		expect(errors(house(3))).toEqual([]);
		expect(errors(house(4))).toEqual(['WEAPON_SIZE']);
		const [found] = assess(house(4)).violations;
		expect(found).toMatchObject({ params: { level: 4, limit: 3 } });
		expect(found?.repairs?.[0]).toMatchObject({
			steps: [{ kind: 'set', field: 'level', value: 3 }]
		});
	});

	it('have level 5 at most, like plates and explosives, and are not smaller than their level', () => {
		const size = 9;
		expect(errors(army({ size, weapons: [blade(5)] }))).toEqual([]);
		expect(errors(army({ size, weapons: [blade(6)] }))).toEqual(['WEAPON_SIZE']);
		expect(errors(army({ plates: [{ level: 6 }] }))).toEqual(['WEAPON_SIZE']);
		expect(errors(army({ explosives: [{ level: 6 }] }))).toEqual(['WEAPON_SIZE']);
		expect(errors(army({ weapons: [{ ...blade(3), builtSize: 2 }] }))).toEqual(['WEAPON_SIZE']);
		expect(errors(army({ weapons: [{ ...blade(3), builtSize: 9 }] }))).toEqual([]);
	});
});
