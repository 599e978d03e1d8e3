import { describe, expect, it } from 'vitest';
import type { Army, Creation, Minifig } from '$lib/rules/choices';
import { addTo, countsAt, hasPlace, suitsPlace, type AddPlace } from './add-place';

const archer: Omit<Minifig, 'id'> = {
	kind: 'minifig',
	name: 'Archer',
	rank: 'mercenary',
	gear: [{ item: 'shortRanged', bow: true }]
};
const horse: Creation = { kind: 'creation', id: 'h', name: 'Horse', form: 'creature', size: 2 };
const wolf: Omit<Creation, 'id'> = {
	kind: 'creation',
	name: 'Wolf',
	form: 'creature',
	size: 1,
	brain: { type: 'full' }
};
const army: Army = {
	format: 'brikmuster/army',
	version: 1,
	id: 'a',
	name: 'A',
	rulebook: 'core2005',
	units: [{ ...archer, id: 'u1', count: 2 }, horse],
	squads: [{ id: 'q1', name: 'One' }]
};
const twice = (place: AddPlace, unit: Parameters<typeof addTo>[1] = archer) => {
	const once = addTo(place, unit).apply(army);
	return addTo(place, unit).apply(once);
};

describe('a unit added to a place', () => {
	it('joins the squad, apart from equal units outside it', () => {
		const place = { of: 'squad', id: 'q1' } as const;
		const grown = twice(place);
		expect(grown.units.map(({ count }) => count ?? 1)).toEqual([2, 1, 2]);
		expect(grown.squads?.[0]?.members).toEqual([{ unit: grown.units[2]?.id, count: 2 }]);
		expect(countsAt(grown, place)(archer)).toBe(2);
		expect(countsAt(army, place)(archer)).toBe(0);
	});

	it('mounts the creation, apart from equal units on foot', () => {
		const place = { of: 'crew', id: 'h' } as const;
		const grown = twice(place);
		expect(grown.units[2]).toMatchObject({ name: 'Archer', mount: 'h', count: 2 });
		expect(grown.units[0]).toEqual(army.units[0]);
		expect(countsAt(grown, place)(archer)).toBe(2);
	});

	it('waits in the reserve', () => {
		const place = { of: 'reserve' } as const;
		const grown = twice(place, wolf);
		expect(grown.units).toEqual(army.units);
		expect(grown.reserve?.summons).toMatchObject([{ name: 'Wolf', count: 2 }]);
		expect(countsAt(grown, place)(wolf)).toBe(2);
	});

	it('must have a mind and, if it is a creature, be smaller than its mount', () => {
		const place = { of: 'crew', id: 'h' } as const;
		const { brain: _, ...mindless } = wolf;
		expect(suitsPlace(army, place, archer)).toBe(true);
		expect(suitsPlace(army, place, wolf)).toBe(true);
		expect(suitsPlace(army, place, mindless)).toBe(false);
		expect(suitsPlace(army, place, { ...wolf, size: 2 })).toBe(false);
		expect(addTo(place, mindless).apply(army)).toBe(army);
		expect(suitsPlace(army, { of: 'reserve' }, mindless)).toBe(true);
	});

	it('is refused when the place is gone', () => {
		for (const place of [
			{ of: 'squad', id: 'q9' },
			{ of: 'crew', id: 'u1' }
		] as const) {
			expect(hasPlace(army, place)).toBe(false);
			expect(addTo(place, archer).apply(army)).toBe(army);
		}
		expect(hasPlace(army, { of: 'reserve' })).toBe(true);
	});

	it('is one step that also switches on its supplements', () => {
		const plain: Army = { ...army, supplements: [] };
		const step = addTo({ of: 'reserve' }, wolf, ['magic']);
		expect(step.label).toEqual({ key: 'addUnit', name: 'Wolf' });
		expect(step.apply(plain).supplements).toEqual(['magic']);
	});
});
