import { describe, expect, it } from 'vitest';
import { idOf, JAN, league, meeting, OLA, player, protocol } from '../../../tests/setup/league';
import type { League, Protocol } from './league-file';
import { boxesOf, SMALL_LEAGUE } from './regulation';
import { seasonState } from './season';
import { openTies, seasonEnd, winnerOf } from './season-end';
import { standings } from './standings';

function at(given: Partial<League>, today: string) {
	const all = league(given);
	const [season] = all.seasons;
	if (!season) throw new Error('No season');
	const state = seasonState(all, season);
	return { all, state, end: seasonEnd(all, state, today) };
}

/** Jan and Ola played all six boxes on one day, and Jan won them all. */
const protocols = boxesOf(SMALL_LEAGUE).map(({ scenario, side }, index): Protocol => {
	const [jan, ola] = [JAN, OLA].map((id) => ({ player: id, army: 'A' as const, secondary: false }));
	if (!jan || !ola) throw new Error('Nobody');
	const sides = side === 'light' ? { light: jan, dark: ola } : { light: ola, dark: jan };
	return protocol({ id: idOf(5, index), game: index + 1, scenario, outcome: side, ...sides });
});

describe('the end of a season', () => {
	it('is six months after its opening, and its last day counts', () => {
		const { end } = at({}, '2026-03-08');
		expect(end).toEqual({
			end: '2026-09-01',
			by: 'months',
			first: undefined,
			over: false,
			daysLeft: 178
		});
		expect(at({}, '2026-09-01').end).toMatchObject({ over: false, daysLeft: 1 });
		expect(at({}, '2026-09-02').end).toMatchObject({ over: true, daysLeft: 0 });
	});

	it('is a month after the last report of the first player with all boxes', () => {
		expect(at({ protocols }, '2026-03-10').end).toMatchObject({
			end: '2026-04-09',
			by: 'first',
			first: { player: JAN, on: '2026-03-09' },
			daysLeft: 31
		});
	});

	it('is not extended if somebody fills all boxes in the last month', () => {
		const meetings = [meeting({ on: '2026-08-20' })];
		const late = protocols.map((entry) => ({ ...entry, reportedOn: '2026-08-21' }));
		expect(at({ meetings, protocols: late }, '2026-08-22').end).toMatchObject({
			end: '2026-09-01',
			by: 'months',
			first: { on: '2026-08-21' }
		});
	});
});

describe('the winner', () => {
	it('is the only player in first place', () => {
		const { all, state } = at({ protocols }, '2026-10-01');
		expect(winnerOf(all, state, 'senior')?.id).toBe(JAN);
	});

	it('is undecided for a shared first place until a play-off', () => {
		const drawn = [protocol({ outcome: 'draw' })];
		const { all, state } = at({ protocols: drawn }, '2026-10-01');
		expect(winnerOf(all, state, 'senior')).toBeUndefined();
		expect(openTies(standings(all, state, 'senior'))).toHaveLength(1);
		const playOffs = [
			{
				id: idOf(8, 1),
				season: '2026-1',
				scenario: 'battle',
				players: [JAN, OLA] as [string, string],
				winner: OLA,
				on: '2026-10-02'
			}
		];
		const after = at({ protocols: drawn, playOffs }, '2026-10-03');
		expect(winnerOf(after.all, after.state, 'senior')?.id).toBe(OLA);
		expect(openTies(standings(after.all, after.state, 'senior'))).toEqual([]);
	});

	it('is nobody, without a tie, if nobody has played', () => {
		const players = [player(JAN, { category: 'junior' }), player(OLA)];
		const { all, state } = at({ players, meetings: [] }, '2026-10-01');
		expect(winnerOf(all, state, 'junior')).toBeUndefined();
		const two = at({ meetings: [] }, '2026-10-01');
		expect(openTies(standings(two.all, two.state, 'senior'))).toEqual([]);
	});
});
