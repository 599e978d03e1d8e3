import { describe, expect, it } from 'vitest';
import { idOf, JAN, league, OLA, player } from '../../../tests/setup/league';
import { withEditedEntry, withEntry, withoutEntry } from './entries';

describe('a list entry', () => {
	it('is added at the end, and all other objects stay the same', () => {
		const before = league();
		const third = player(idOf(3, 3));
		const after = withEntry(before, 'players', third);
		expect(after.players.map(({ id }) => id)).toEqual([JAN, OLA, third.id]);
		expect(after.meetings).toBe(before.meetings);
		expect(before.players).toHaveLength(2);
	});

	it('replaces the one with its id', () => {
		const before = league();
		const after = withEntry(before, 'players', player(JAN, { name: 'Janina' }));
		expect(after.players.map(({ name }) => name)).toEqual(['Janina', 'P 02']);
		expect(after.players[1]).toBe(before.players[1]);
	});

	it('is removed by its id', () => {
		expect(withoutEntry(league(), 'players', JAN).players.map(({ id }) => id)).toEqual([OLA]);
	});
});

describe('an edited entry', () => {
	const start = league();
	const edited = { ...player(JAN), born: '1990-05-06' };

	it('keeps the fields that another window changed meanwhile', () => {
		const now = withEntry(start, 'players', { ...player(JAN), name: 'New name' });
		const [merged] = withEditedEntry(now, 'players', player(JAN), edited).players;
		expect(merged).toEqual({ ...player(JAN), name: 'New name', born: '1990-05-06' });
	});

	it('is added as a whole if it is new or was removed', () => {
		const without = withoutEntry(start, 'players', JAN);
		for (const before of [undefined, player(JAN)]) {
			expect(withEditedEntry(without, 'players', before, edited).players).toContainEqual(edited);
		}
	});

	it('leaves the league unchanged if nothing was edited', () => {
		expect(withEditedEntry(start, 'players', player(JAN), player(JAN))).toBe(start);
	});
});
