import { describe, expect, it } from 'vitest';
import type { Army, Creation, Gear, Minifig } from '$lib/rules/choices';
import type { RepairStep } from '$lib/rules/violation';
import {
	addGear,
	withNewUnit,
	copyUnit,
	freeUnitId,
	placeGear,
	removeGear,
	removeUnit,
	setCount,
	withUnit
} from './edits';
import { setRank } from './minifig-edits';
import { moveUnit } from './unit-order';
import { setLimits } from './army-edits';
import { setStock } from './army-edits';
import { applyRepair } from '$lib/army/edits/repairs';
import { readArmy } from '../format/read';
import { applied, byId } from '../../../../tests/setup/applied-edits';

/** A deeply frozen army, so that a mutation throws. */
function frozen<T>(value: T): T {
	if (typeof value === 'object' && value !== null) {
		Object.values(value).forEach(frozen);
		Object.freeze(value);
	}
	return value;
}

const minifig = (id: string, choices: Partial<Minifig> = {}): Minifig => ({
	kind: 'minifig',
	id,
	name: `Minifig ${id}`,
	rank: 'mercenary',
	...choices
});
const horse: Creation = { kind: 'creation', id: 'h', name: 'Koń', form: 'creature', size: 2 };

const army = (choices: Partial<Army> = {}): Army =>
	frozen({
		format: 'brikmuster/army',
		version: 1,
		id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
		name: 'Rycerze',
		rulebook: 'core2005',
		units: [minifig('u1'), minifig('u2'), minifig('u3')],
		...choices
	});
const armed = (...gear: Gear[]) => army({ units: [minifig('u1', { gear }), minifig('u2')] });

const ids = ({ units }: Army) => units.map(({ id }) => id);
const gearOf = ({ units }: Army, index = 0) => (units[index] as Minifig).gear;

describe('free ids', () => {
	it.each([
		[[], 'u1'],
		[['u1', 'u2'], 'u3'],
		[['u2'], 'u3'],
		[['u1', 'u4', 'u3'], 'u5'],
		[['a', 'b'], 'u3']
	])('beside %j: %s', (taken, expected) => {
		expect(freeUnitId(army({ units: taken.map((id) => minifig(id)) }))).toBe(expected);
	});

	it('skip the ids of summons', () => {
		const summons = [minifig('u1'), minifig('u2')];
		expect(['u1', 'u2']).not.toContain(freeUnitId(army({ units: [], reserve: { summons } })));
	});
});

describe('units', () => {
	it('are added at the end', () => {
		expect(ids(withNewUnit(army(), minifig('x')))).toEqual(['u1', 'u2', 'u3', 'x']);
	});

	it('are copied directly after the original, under a free id, with all choices', () => {
		const choices = { count: 3, gear: [{ item: 'shield' as const }], notes: 'x' };
		const before = army({ units: [minifig('u1', choices), minifig('u2')] });
		const after = byId(copyUnit)(before, 'u1');
		expect(ids(after)).toEqual(['u1', 'u3', 'u2']);
		expect(after.units[1]).toEqual({ ...before.units[0], id: 'u3' });
	});

	it.each([
		['u1', 1, ['u2', 'u1', 'u3']],
		['u3', -1, ['u1', 'u3', 'u2']],
		['u1', -1, ['u1', 'u2', 'u3']],
		['u3', 1, ['u1', 'u2', 'u3']]
	] as const)('%s moves by %i to %j', (id, by, expected) => {
		expect(ids(byId(moveUnit)(army(), id, by))).toEqual(expected);
	});

	it.each([
		[5, 5],
		[0, 1],
		[-3, 1],
		[999, 999],
		[1000, 999],
		[Number.POSITIVE_INFINITY, 999],
		[2.5, 3]
	])('count %d becomes %i', (wanted, count) => {
		const [changed, other] = byId(setCount)(army(), 'u1', wanted).units;
		expect(changed?.count).toBe(count);
		expect(other?.count).toBeUndefined();
	});

	it('of other kinds are not changed by edits of minifigs', () => {
		const before = army({ units: [horse] });
		expect(byId(setRank)(before, 'h', 'hero')).toBe(before);
	});

	it('that do not exist are ignored', () => {
		const before = army();
		const edits: ((of: Army) => Army)[] = [
			(of) => byId(copyUnit)(of, 'x'),
			(of) => byId(removeUnit)(of, 'x'),
			(of) => byId(moveUnit)(of, 'x', 1),
			(of) => byId(setCount)(of, 'x', 3),
			(of) => byId(addGear)(of, 'x', 'shield'),
			(of) => byId(removeGear)(of, 'x', 0),
			(of) => byId(placeGear)(of, 'x', 0, 'stowed'),
			(of) => applyRepair(of, { of: 'unit', unit: 'x', steps: [] }),
			(of) => withUnit(of, 'x', (unit) => ({ ...unit, name: 'X' }))
		];
		for (const edit of edits) expect(edit(before)).toBe(before);
	});
});

describe('a unit that is removed', () => {
	const before = army({
		units: [horse, minifig('u1', { mount: 'h' }), minifig('u2', { mount: 's1' }), minifig('u3')],
		squads: [
			{ id: 'q1', name: 'A', members: [{ unit: 'h' }, { unit: 'u1', count: 2 }], banner: 'h' },
			{ id: 'q2', name: 'B', banner: 'u1' }
		],
		reserve: { summons: [minifig('s1', { mount: 'h' }), minifig('s2', { mount: 's1' })] }
	});
	const after = byId(removeUnit)(before, 'h');

	it('is gone', () => {
		expect(ids(after)).toEqual(['u1', 'u2', 'u3']);
	});

	it('is no longer a mount; other mounts stay', () => {
		const mounts = after.units.map((unit) => (unit as Minifig).mount);
		expect(mounts).toEqual([undefined, 's1', undefined]);
	});

	it('leaves its squads; the other members stay', () => {
		expect(after.squads?.[0]?.members).toEqual([{ unit: 'u1', count: 2 }]);
		expect(after.squads?.[0]?.banner).toBeUndefined();
		expect(after.squads?.[1]?.banner).toBe('u1');
	});

	it('leaves an army that can be read', () => {
		expect(readArmy(before)).toMatchObject({ ok: true });
		expect(readArmy(JSON.parse(JSON.stringify(after)))).toMatchObject({ ok: true });
	});

	it('adds no squads to an army without any', () => {
		expect(byId(removeUnit)(army(), 'u1')).not.toHaveProperty('squads');
	});
});

describe('gear', () => {
	it.each<[string, Gear[], Gear['item'], Gear[]]>([
		['a first piece in hand', [], 'shield', [{ item: 'shield', place: 'hand' }]],
		['armor without a place', [], 'bodyArmor', [{ item: 'bodyArmor' }]],
		['explosives without a place', [], 'explosive', [{ item: 'explosive' }]],
		['a second piece, joined', [{ item: 'shield' }], 'shield', [{ item: 'shield', count: 2 }]],
		[
			'a third grenade, joined',
			[{ item: 'explosive', count: 2 }],
			'explosive',
			[{ item: 'explosive', count: 3 }]
		],
		[
			'a piece beside a stowed one, apart',
			[{ item: 'shortHand', place: 'stowed' }],
			'shortHand',
			[
				{ item: 'shortHand', place: 'stowed' },
				{ item: 'shortHand', place: 'hand' }
			]
		],
		[
			'a piece beside a named one, apart',
			[{ item: 'shortHand', name: 'puginał' }],
			'shortHand',
			[
				{ item: 'shortHand', name: 'puginał' },
				{ item: 'shortHand', place: 'hand' }
			]
		],
		[
			'a pistol beside a bow, apart',
			[{ item: 'shortRanged', bow: true }],
			'shortRanged',
			[
				{ item: 'shortRanged', bow: true },
				{ item: 'shortRanged', place: 'hand' }
			]
		],
		[
			'a dagger beside a bayonet, apart',
			[{ item: 'shortHand', bayonet: true }],
			'shortHand',
			[
				{ item: 'shortHand', bayonet: true },
				{ item: 'shortHand', place: 'hand' }
			]
		],
		[
			'a thousandth piece in an entry of its own',
			[{ item: 'explosive', count: 999 }],
			'explosive',
			[{ item: 'explosive', count: 999 }, { item: 'explosive' }]
		]
	])('gets %s', (_, gear, item, expected) => {
		expect(gearOf(byId(addGear)(armed(...gear), 'u1', item))).toEqual(expected);
	});

	it('is added to a minifig without a gear list, and to no other', () => {
		const after = byId(addGear)(army(), 'u2', 'shield');
		expect(gearOf(after, 1)).toEqual([{ item: 'shield', place: 'hand' }]);
		expect(gearOf(after, 0)).toBeUndefined();
	});

	it('is added to a creature too, but not to a skirmish figure', () => {
		const figure = { kind: 'figure', id: 'f', name: 'F', stature: 'good' } as const;
		const before = army({ units: [horse, figure] });
		expect(byId(addGear)(before, 'h', 'shield').units[0]).toMatchObject({
			gear: [{ item: 'shield' }]
		});
		expect(byId(addGear)(before, 'f', 'shield')).toBe(before);
	});

	it.each<[string, Gear[], number, Gear[]]>([
		['one of three', [{ item: 'shield', count: 3 }], 0, [{ item: 'shield', count: 2 }]],
		['the last one', [{ item: 'shield' }, { item: 'bodyArmor' }], 0, [{ item: 'bodyArmor' }]],
		['nothing where nothing is', [{ item: 'shield' }], 4, [{ item: 'shield' }]]
	])('loses %s', (_, gear, index, expected) => {
		expect(gearOf(byId(removeGear)(armed(...gear), 'u1', index))).toEqual(expected);
	});

	it.each<[string, Gear[], number, Gear['place'], Gear[]]>([
		[
			'a single piece as it is',
			[{ item: 'heavyHand', name: 'miecz', place: 'hand' }],
			0,
			'stowed',
			[{ item: 'heavyHand', name: 'miecz', place: 'stowed' }]
		],
		[
			'one of two, split off',
			[{ item: 'shortHand', count: 2 }],
			0,
			'stowed',
			[
				{ item: 'shortHand', count: 1 },
				{ item: 'shortHand', count: 1, place: 'stowed' }
			]
		],
		[
			'one of three to those that are stowed',
			[
				{ item: 'shortHand', count: 3 },
				{ item: 'shortHand', place: 'stowed' }
			],
			0,
			'stowed',
			[
				{ item: 'shortHand', count: 2 },
				{ item: 'shortHand', count: 2, place: 'stowed' }
			]
		],
		[
			'a piece back in hand',
			[{ item: 'shield', place: 'stowed' }],
			0,
			'hand',
			[{ item: 'shield', place: 'hand' }]
		],
		['nothing that is there already', [{ item: 'shield' }], 0, 'hand', [{ item: 'shield' }]]
	])('moves %s', (_, gear, index, place, expected) => {
		expect(gearOf(byId(placeGear)(armed(...gear), 'u1', index, place ?? 'hand'))).toEqual(expected);
	});

	it('keeps its number of pieces when one moves to the belt', () => {
		const full: Gear[] = [
			{ item: 'shortHand', count: 2 },
			{ item: 'shortHand', count: 999, place: 'stowed' }
		];
		const after = gearOf(byId(placeGear)(armed(...full), 'u1', 0, 'stowed')) ?? [];
		expect(after.reduce((sum, { count }) => sum + (count ?? 1), 0)).toBe(1001);
	});
});

describe('a repair', () => {
	const repaired = (gear: Gear[], ...steps: RepairStep[]) =>
		gearOf(applyRepair(armed(...gear), { of: 'unit', unit: 'u1', steps }));

	it('refers to the gear list before its first step', () => {
		const gear: Gear[] = [{ item: 'shortHand' }, { item: 'heavyHand' }, { item: 'shield' }];
		expect(
			repaired(
				gear,
				{ kind: 'drop', gear: 0, item: 'shortHand', count: 1 },
				{ kind: 'drop', gear: 1, item: 'heavyHand', count: 1 }
			)
		).toEqual([{ item: 'shield' }]);
	});

	it('stows `count` pieces and keeps the rest in hand', () => {
		const after = repaired([{ item: 'shortHand', count: 3 }, { item: 'heavyHand' }], {
			kind: 'stow',
			gear: 0,
			item: 'shortHand',
			count: 2
		});
		expect(after).toEqual([
			{ item: 'shortHand', count: 1 },
			{ item: 'heavyHand' },
			{ item: 'shortHand', count: 2, place: 'stowed' }
		]);
	});

	it('drops `count` pieces and keeps the rest', () => {
		const step = { kind: 'drop', gear: 0, item: 'bodyArmor', count: 2 } as const;
		expect(repaired([{ item: 'bodyArmor', count: 3 }], step)).toEqual([
			{ item: 'bodyArmor', count: 1 }
		]);
	});

	it('made for another gear list changes nothing', () => {
		const step = { kind: 'drop', gear: 0, item: 'heavyHand', count: 1 } as const;
		expect(repaired([{ item: 'shield' }], step)).toEqual([{ item: 'shield' }]);
		expect(repaired([], step)).toEqual([]);
	});
});

describe('the army’s own fields', () => {
	it('can have new limits', () => {
		const limits = { profile: 'own', points: 99.5 } as const;
		expect(applied(setLimits)(army(), limits).limits).toEqual(limits);
	});

	it('can have a stock, which is removed when it is empty', () => {
		const stocked = frozen(applied(setStock)(army(), 3));
		expect(stocked.stock).toEqual({ explosives: 3 });
		expect(applied(setStock)(stocked, 0)).not.toHaveProperty('stock');
	});
});
