import { describe, expect, it } from 'vitest';
import { JAN, league, meeting, OLA, player, protocol } from '../../../tests/setup/league';
import { circumstancesOf } from './decisions';
import { gameEffect } from './effects';
import { frozen, regulationOf } from './frozen';
import { checkMeeting } from './meeting';
import { pointsBreakdown } from './points-breakdown';
import { checkEntries } from './read-league';
import { leagueRulebookDigest, SMALL_LEAGUE, type Regulation } from './regulation';
import { seasonState } from './season';
import { seasonEnd } from './season-end';
import { standings } from './standings';

const LATER: Regulation = {
	...SMALL_LEAGUE,
	limits: { points: 200, speed: 12 },
	scenarios: SMALL_LEAGUE.scenarios.filter(({ id }) => id !== 'battle'),
	scoring: { ...SMALL_LEAGUE.scoring, win: 9 },
	season: { months: 1, monthsAfterFirst: 0 },
	meeting: { ...SMALL_LEAGUE.meeting, noticeDays: 30 }
};

/** A league with one game, before and after its regulation and a category change. */
function changed() {
	const open = league({ protocols: [protocol()] });
	const seasons = open.seasons.map((season) => ({ ...season, ...frozen(open, season) }));
	const before = { ...open, seasons };
	const players = [player(JAN, { category: 'junior' }), player(OLA)];
	return { open, before, after: { ...before, regulation: LATER, players } };
}

describe('a frozen season', () => {
	it('keeps its points, end, rules and categories when the league changes', () => {
		const { before, after } = changed();
		const [season] = after.seasons;
		if (!season) throw new Error('No season');
		const [old, now] = [before, after].map((of) => seasonState(of, season));
		if (!old || !now) throw new Error('No state');
		expect(now.end).toBe(old.end);
		expect(now.results).toEqual(old.results);
		expect(seasonEnd(after, now, '2026-05-01').by).toBe('months');
		expect(standings(after, now, 'senior').map(({ total }) => total)).toEqual([7, 3]);
		expect(gameEffect(after, protocol()).map(({ points }) => points)).toEqual([7, 3]);
		const [result] = now.results.get(JAN) ?? [];
		if (!result) throw new Error('No result');
		const { lines } = pointsBreakdown(after, result);
		expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(7);
		expect(checkMeeting(meeting(), after)).toEqual([]);
		expect(checkEntries(after)).toBeUndefined();
	});

	it('checks submissions by its own rules', () => {
		const { after } = changed();
		const of = circumstancesOf(after, '2026-1');
		expect(of.regulation).toEqual(SMALL_LEAGUE);
		expect(of.rulebookDigest).toBe(leagueRulebookDigest(SMALL_LEAGUE));
		expect(of.players?.get(JAN)?.category).toBe('senior');
		expect(circumstancesOf(after, '2027-1').regulation).toEqual(LATER);
	});

	it('keeps its rules, and other seasons follow the league', () => {
		const { open, before, after } = changed();
		expect(regulationOf({ ...open, regulation: LATER }, '2026-1')).toEqual(LATER);
		const [season] = before.seasons;
		if (!season) throw new Error('No season');
		expect(frozen(after, season)).toMatchObject({ regulation: SMALL_LEAGUE });
	});

	it('lets those who join later play in their own category, from their first planned game on', () => {
		const { after } = changed();
		const late = '00000003-0000-4000-8000-000000000009';
		const joined = { ...after, players: [...after.players, player(late)] };
		const [season] = joined.seasons;
		if (!season) throw new Error('No season');
		const rowsOf = (of: typeof joined) =>
			standings(of, seasonState(of, season), 'senior').map((row) => row.player.id);
		expect(rowsOf(joined)).not.toContain(late);
		const plan = [{ scenario: 'battle', light: late, dark: OLA }];
		const planned = { ...joined, meetings: [...joined.meetings, meeting({ id: late, plan })] };
		expect(rowsOf(planned)).toContain(late);
	});
});
