import { describe, expect, it } from 'vitest';
import { catalogues } from '../../../tests/setup/catalogues';
import { agendaOf } from './agenda';
import { exampleLeague } from './example';
import { checkMeeting } from './meeting';
import { checkProtocol, checkWalkover } from './protocol';
import { readLeague } from './read-league';
import { totalOf } from './results';
import { seasonState } from './season';

const TODAY = '2026-11-23';

describe.each(['en', 'pl'] as const)('the example league: %s', (language) => {
	const { league: name, place } = catalogues[language].leagues.pages.example;
	const make = () =>
		exampleLeague(TODAY, { league: name, place, army: catalogues[language].example });
	const league = make();

	it('is a valid file and always the same', () => {
		expect(readLeague(JSON.parse(JSON.stringify(league)))).toEqual({ ok: true, league });
		expect(make()).toEqual(league);
	});

	it('breaks no rule', () => {
		expect(league.meetings.flatMap((meeting) => checkMeeting(meeting, league))).toEqual([]);
		expect(league.protocols.flatMap((game) => checkProtocol(league, game))).toEqual([]);
		expect(league.walkovers.flatMap((absence) => checkWalkover(league, absence))).toEqual([]);
	});

	it('is in the middle of its season', () => {
		const [season] = league.seasons;
		if (!season) throw new Error('No season');
		const agenda = agendaOf(league, season, TODAY);
		expect([agenda.past.length, agenda.waiting.length, agenda.coming.length]).toEqual([4, 0, 1]);
		const { results, end } = seasonState(league, season);
		expect(end > TODAY).toBe(true);
		const totals = league.players.map(({ id }) => totalOf(results.get(id)));
		expect(totals).toHaveLength(8);
		expect(Math.min(...totals)).toBeGreaterThan(0);
		expect(new Set(totals).size).toBeGreaterThan(4);
	});
});
