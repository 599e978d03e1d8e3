import { describe, expect, it } from 'vitest';
import { JAN, OLA, walkover } from '../../../../tests/setup/league';
import { pointsIn, season, signedLeague, stateWith } from '../../../../tests/setup/league-entries';
import { SMALL_LEAGUE, type Regulation } from '../regulation';
import { seasonState } from '../season';
import type { KnownEntry } from './entry';

const withAbsent = (absent: number): Regulation => ({
	...SMALL_LEAGUE,
	scoring: { ...SMALL_LEAGUE.scoring, walkover: { present: 7, absent, alreadyPlayed: -3 } }
});

/** The league whose season opened with these points, and Ola absent from one Battle. */
function leagueOf(opened: number) {
	const league = signedLeague();
	const others = league.entries.filter(({ entry }) => entry.body.kind !== 'season');
	const open = league.founder.fork({ ...season, regulation: withAbsent(opened) });
	const missed = league.anna.write({ kind: 'walkover', record: walkover(), replaces: [] });
	const change = (absent: number) =>
		league.founder.write({
			kind: 'seasonChange',
			season: '2026-1',
			regulation: withAbsent(absent),
			why: 'Fairer',
			replaces: [open.digest]
		});
	return { ...league, open, change, known: [...others, open, missed] };
}

const points = (known: readonly KnownEntry[]) => pointsIn(stateWith(known));

describe('points for an absent player', () => {
	it('are none by default, and fill no side', () => {
		const state = stateWith(leagueOf(0).known);
		expect(pointsIn(state)).toEqual([7, 0]);
		const [held] = state.league.seasons;
		if (!held) throw new Error('No season');
		const { results } = seasonState(state.league, held);
		expect([results.get(JAN)?.length, results.get(OLA)]).toEqual([1, []]);
	});

	it('fill the other side where the season opened with them', () => {
		const state = stateWith(leagueOf(2).known);
		expect(pointsIn(state)).toEqual([7, 2]);
		const [held] = state.league.seasons;
		if (!held) throw new Error('No season');
		expect(seasonState(state.league, held).results.get(OLA)).toMatchObject([
			{ box: { scenario: 'battle', side: 'dark' }, points: 2, kind: 'walkover' }
		]);
	});

	it('are not introduced or changed while the season is open', () => {
		const { known, change } = leagueOf(0);
		expect(points([...known, change(2)])).toEqual([7, 0]);
		const more = leagueOf(2);
		expect(points([...more.known, more.change(5)])).toEqual([7, 2]);
	});

	it('can be given up while the season is open', () => {
		const { known, change } = leagueOf(2);
		expect(points([...known, change(0)])).toEqual([7, 0]);
	});

	it('are not introduced by entering the season again', () => {
		const { known, open, founder } = leagueOf(0);
		const again = { ...season, regulation: withAbsent(2) };
		const edit = founder.write({ ...again, replaces: [open.digest] });
		expect(points([...known, edit])).toEqual([7, 0]);
		const second = founder.fork(again, '2026-02-01T10:00:00Z');
		const late = founder.fork(again, '2026-12-01T10:00:00Z');
		for (const one of [second, late]) expect(points([...known, one])).toEqual([7, 0]);
	});

	it('come with the next season, whose regulation says so', () => {
		const { known, founder } = leagueOf(0);
		const next = { id: '2026-2', opened: '2026-09-01' };
		const opened = founder.write({ ...season, season: next, regulation: withAbsent(2) });
		const state = stateWith([...known, opened]);
		const rules = state.league.seasons.map((one) => one.regulation?.scoring.walkover.absent);
		expect(rules).toEqual([0, 2]);
		const league = founder.write({
			...{ kind: 'regulation', regulation: withAbsent(3), replaces: [] }
		});
		expect(points([...known, league])).toEqual([7, 0]);
	});
});
