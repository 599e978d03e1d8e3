import { describe, expect, it } from 'vitest';
import { idOf, JAN, league, OLA, player } from '../../../tests/setup/league';
import { withEntry } from './entries';

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
});
