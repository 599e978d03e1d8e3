import { describe, expect, it } from 'vitest';
import { keyRights, rightsOf } from '$lib/league/entries/device-rights';
import { league, player, JAN, OLA } from '../../../../tests/setup/league';
import { foundedLeague, keyOf, stateWith } from '../../../../tests/setup/league-entries';
import { viewOf } from '$lib/league/view/view';
import { tasksOf } from './league-tasks';

const given = league({ players: [player(JAN), player(OLA)], meetings: [] });
const state = stateWith(foundedLeague(given).held.entries);
const [season] = state.league.seasons;
const shown = viewOf(state, { keys: [keyOf('root')] });
const FOUNDER = rightsOf(shown.rights);

function tasksOn(today: string, rights = FOUNDER): string[] {
	if (!season) throw new Error('No season');
	const situation = { league: state.league, shown, season, today, rights, key: keyOf('root') };
	return tasksOf({ ...situation, view: 'referee', ownPlayers: [] }).map(({ what }) => what);
}

describe('what a referee does next', () => {
	it('is a meeting while the season lasts, and then the next season', () => {
		expect(tasksOn('2026-03-20')).toEqual(['announce']);
		expect(tasksOn('2027-03-20')).toEqual(['season']);
	});

	it('is no season without the right to open one', () => {
		expect(tasksOn('2027-03-20', rightsOf(keyRights(state, keyOf('guest'), [])))).toEqual([]);
	});
});
