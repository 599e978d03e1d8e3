import { describe, expect, it } from 'vitest';
import { reported, signedLeague, stateWith } from '../../../../tests/setup/league-entries';
import { JAN, OLA } from '../../../../tests/setup/league';
import { seasonState } from '../season';
import { totalOf } from '../results';
import { checkEntries } from '../read-league';

function pointsIn(state: ReturnType<typeof stateWith>) {
	const [season] = state.league.seasons;
	if (!season) throw new Error('No season');
	const { results } = seasonState(state.league, season);
	return [JAN, OLA].map((id) => totalOf(results.get(id)));
}

describe('the state of a league', () => {
	it('has everything that officials wrote', () => {
		const { entries, anna } = signedLeague();
		const state = stateWith([...entries, anna.write(reported())]);
		expect(state.uncounted).toEqual(new Map());
		expect(state.conflicts).toEqual([]);
		expect(checkEntries(state.league)).toBeUndefined();
		expect(pointsIn(state)).toEqual([7, 3]);
	});
});
