import { describe, expect, it } from 'vitest';
import type { Army, Minifig } from '../choices';
import { neighborOf } from './formation';

const minifig = (id: string): Minifig => ({ kind: 'minifig', id, name: id, rank: 'mercenary' });

describe('the neighbor of an entry', () => {
	/** Shown as: a, c, e outside squads; b and d in one squad, f alone in another. */
	const army = {
		version: 1,
		id: 'army',
		name: 'Neighbors',
		rulebook: 'core2005',
		units: ['a', 'b', 'c', 'd', 'e', 'f'].map(minifig),
		squads: [
			{ id: 's1', name: 'First', members: [{ unit: 'b' }, { unit: 'd' }] },
			{ id: 's2', name: 'Second', members: [{ unit: 'f' }] }
		]
	} as Army;

	it.each([
		['is the one below in the same list, not the next in the army', 'a', 'c'],
		['is the one below in its squad', 'b', 'd'],
		['is the one above at the end of a list', 'e', 'c'],
		['is the one above at the end of a squad', 'd', 'b'],
		['is the last of the previous list if its own has no other', 'f', 'd']
	])('%s', (_, id, neighbor) => {
		expect(neighborOf(army, id)?.id).toBe(neighbor);
	});

	it('is the first of the next list if its own has no other', () => {
		const squads = army.squads?.toReversed() ?? [];
		expect(neighborOf({ ...army, squads }, 'f')?.id).toBe('b');
		const reserve = { summons: [minifig('r')] };
		expect(neighborOf({ ...army, reserve }, 'f')?.id).toBe('r');
		expect(neighborOf({ ...army, reserve }, 'r')?.id).toBe('f');
	});

	it('is undefined if there is no other entry', () => {
		expect(neighborOf({ ...army, units: [minifig('a')], squads: [] }, 'a')).toBeUndefined();
	});
});
