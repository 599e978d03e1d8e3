import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Army, Minifig } from '$lib/rules/choices';
import * as edits from '../edits/edits';
import * as ranks from '../edits/unit-order';
import { mergeArmies } from './merge';
import { newArmy } from '../new-army';
import { byId } from '../../../../tests/setup/applied-edits';

const addGear = byId(edits.addGear);
const addUnit = edits.withNewUnit;
const moveUnit = byId(ranks.moveUnit);
const removeUnit = byId(edits.removeUnit);
const setCount = byId(edits.setCount);

const minifig = (id: string, name = id): Minifig => ({
	kind: 'minifig',
	id,
	name,
	rank: 'mercenary'
});
const base: Army = {
	...newArmy('11111111-1111-4111-8111-111111111111', 'Straż', { profile: 'league' }),
	units: ['u1', 'u2', 'u3', 'u4'].map((id) => minifig(id))
};

function merged(ours: Army, theirs: Army): Army {
	const merging = mergeArmies(base, ours, theirs);
	if (!merging.ok) throw new Error(merging.conflicts.join());
	return merging.army;
}
const ids = ({ units }: Army) => units.map(({ id }) => id).join(' ');

describe('merging two versions of an army', () => {
	it('combines changes of different units', () => {
		const army = merged(addGear(base, 'u1', 'shield'), setCount(base, 'u3', 5));
		expect(army).toEqual(setCount(addGear(base, 'u1', 'shield'), 'u3', 5));
	});

	it('merges each field of the army separately', () => {
		const army = merged(
			{ ...base, name: 'Nowa' },
			{ ...base, notes: 'pamiętaj', heroDiscount: false }
		);
		expect(army).toMatchObject({ name: 'Nowa', notes: 'pamiętaj', heroDiscount: false });
	});

	it('removes a field that one side has removed', () => {
		const withNotes = { ...base, notes: 'stare' };
		const { notes: _, ...without } = withNotes;
		const merging = mergeArmies(withNotes, without, setCount(withNotes, 'u1', 2));
		expect(merging).toEqual({ ok: true, army: setCount(base, 'u1', 2) });
	});

	it('keeps additions, removals and moves of both sides', () => {
		const ours = moveUnit(addUnit(base, minifig('u9')), 'u4', -1);
		const theirs = addUnit(removeUnit(base, 'u2'), minifig('u8'));
		expect(ids(merged(ours, theirs)).split(' ').sort()).toEqual(['u1', 'u3', 'u4', 'u8', 'u9']);
		expect(ids(merged(ours, base))).toBe(ids(ours));
		expect(ids(merged(base, theirs))).toBe(ids(theirs));
	});

	it('puts their new units before ours, or ours first if only we have moved units', () => {
		const ours = addUnit(addUnit(base, minifig('u8')), minifig('u9'));
		const theirs = addUnit(base, minifig('u7'));
		expect(ids(merged(ours, theirs))).toBe('u1 u2 u3 u4 u7 u8 u9');
		expect(ids(merged(theirs, ours))).toBe('u1 u2 u3 u4 u8 u9 u7');
		expect(ids(merged(moveUnit(ours, 'u1', 1), theirs))).toBe('u2 u1 u3 u4 u8 u9 u7');
	});

	it('adds a unit once if both sides have added the same one', () => {
		const both = addUnit(base, minifig('u5', 'Ten sam'));
		const army = merged({ ...both, notes: 'nasze' }, setCount(both, 'u1', 2));
		expect(ids(army)).toBe('u1 u2 u3 u4 u5');
	});

	it('keeps two different units added under the same id', () => {
		const army = merged(
			{ ...addUnit(base, minifig('u5', 'Nasz')), squads: [{ id: 'q', name: 'Q', banner: 'u5' }] },
			addUnit(base, minifig('u5', 'Ich'))
		);
		const ours = army.units.find(({ name }) => name === 'Nasz');
		expect(army.units.map(({ name }) => name)).toContain('Ich');
		expect(ours?.id).not.toBe('u5');
		expect(army.squads?.[0]?.banner).toBe(ours?.id);
	});

	it('accepts the same change made on both sides', () => {
		const both = addGear(base, 'u1', 'shield');
		expect(merged(both, both)).toEqual(both);
	});

	it.each([
		[3, 3, 5],
		[4, 1, 4],
		[2, 999, 999]
	])('adds up changes of a count from 1 to %i and to %i', (ours, theirs, sum) => {
		const [one, other] = [setCount(base, 'u1', ours), setCount(base, 'u1', theirs)];
		expect(merged(one, other)).toEqual(setCount(base, 'u1', sum));
		expect(merged(other, one)).toEqual(setCount(base, 'u1', sum));
	});

	it('adds up changes of a count beside other changes of the unit', () => {
		const ours = setCount(addGear(base, 'u1', 'shield'), 'u1', 3);
		expect(merged(ours, setCount(base, 'u1', 2))).toEqual(setCount(ours, 'u1', 4));
		expect(merged(setCount(base, 'u1', 2), ours)).toEqual(setCount(ours, 'u1', 4));
	});

	it('adds up changes of the stock, of squads and of the reserve, never below their least', () => {
		const whole: Army = {
			...base,
			units: [{ ...minifig('u1'), count: 5 }],
			squads: [{ id: 'q', name: 'Q', members: [{ unit: 'u1', count: 5 }] }],
			stock: { explosives: 3 },
			reserve: { summons: [{ ...minifig('s1'), count: 4 }] }
		};
		const at = (units: number, explosives: number, summoned: number): Army => ({
			...whole,
			units: [{ ...minifig('u1'), count: units }],
			squads: [{ id: 'q', name: 'Q', members: [{ unit: 'u1', count: units }] }],
			stock: { explosives },
			reserve: { summons: [{ ...minifig('s1'), count: summoned }] }
		});
		const merging = mergeArmies(whole, at(7, 1, 1), at(6, 1, 1));
		expect(merging).toEqual({ ok: true, army: at(8, 0, 1) });
	});

	it.each<[string, Army, Army, string[]]>([
		['the same unit', addGear(base, 'u1', 'shortHand'), addGear(base, 'u1', 'shield'), ['u1']],
		['a unit that the other has removed', setCount(base, 'u1', 2), removeUnit(base, 'u1'), ['u1']],
		['the name', { ...base, name: 'A' }, { ...base, name: 'B' }, ['name']],
		['the order', moveUnit(base, 'u1', 1), moveUnit(base, 'u2', 1), ['units']]
	])('reports a conflict if both sides have changed %s', (_, ours, theirs, conflicts) => {
		expect(mergeArmies(base, ours, theirs)).toEqual({ ok: false, conflicts });
	});

	it('reports a conflict if one side removes a mount that the other rides', () => {
		const horse = { kind: 'creation', id: 'h', name: 'Koń', form: 'creature', size: 2 } as const;
		const from = addUnit(base, horse);
		const rider = { ...from, units: from.units.with(0, { ...minifig('u1'), mount: 'h' }) };
		expect(mergeArmies(from, rider, removeUnit(from, 'h')).ok).toBe(false);
	});

	it('is symmetric except for the order of new units', () => {
		const anyEdit = fc.oneof(
			fc.constantFrom('u1', 'u2', 'u3', 'u4').map((id) => (army: Army) => setCount(army, id, 7)),
			fc.constantFrom('u1', 'u2').map((id) => (army: Army) => removeUnit(army, id)),
			fc.tuple(fc.constantFrom('u1', 'u3'), fc.constantFrom('shield', 'shortHand')).map(
				([id, item]) =>
					(army: Army) =>
						addGear(army, id, item)
			),
			fc.constantFrom('u7', 'u8').map((id) => (army: Army) => {
				const known = army.units.some((unit) => unit.id === id);
				return known ? army : addUnit(army, minifig(id));
			})
		);
		const anySide = fc
			.array(anyEdit, { maxLength: 4 })
			.map((edits) => edits.reduce((a, e) => e(a), base));
		let conflicts = 0;
		fc.assert(
			fc.property(anySide, anySide, (ours, theirs) => {
				const [one, other] = [mergeArmies(base, ours, theirs), mergeArmies(base, theirs, ours)];
				expect(one.ok).toBe(other.ok);
				if (!one.ok || !other.ok) conflicts += 1;
				else {
					const sorted = ({ units }: Army) => [...units].sort((a, b) => a.id.localeCompare(b.id));
					expect(sorted(one.army)).toEqual(sorted(other.army));
				}
			})
		);
		expect(conflicts).toBeGreaterThan(5);
	});
});
