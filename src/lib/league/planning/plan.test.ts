import { describe, expect, it } from 'vitest';
import {
	idOf,
	JAN,
	league,
	meeting,
	MEETING,
	OLA,
	player,
	protocol,
	REFEREE,
	walkover
} from '../../../../tests/setup/league';
import type { League, Meeting } from '../league-file';
import { checkMeeting } from '../meeting';
import { readLeague } from '../read-league';
import { gamesByRound, meetingsOfPlan, tablesOf, type PlannedDay } from './meetings';
import { opponentsFor, seasonNeeds } from './open-boxes';
import { planned, type PlanOrder } from './plan';
import { missingArmies, missingReports } from './reminders';

const [KUBA, ANIA, IGA] = [idOf(3, 3), idOf(3, 4), idOf(3, 5)] as [string, string, string];
const SEASON = { id: '2026-1', opened: '2026-03-01' };
const seniors = [JAN, OLA, KUBA, ANIA].map((id) => player(id));

const order = (given: Partial<PlanOrder> = {}): PlanOrder => ({
	present: [JAN, OLA, KUBA, ANIA, IGA],
	referees: [REFEREE],
	documented: false,
	tables: [2],
	mode: 'boxes',
	mixed: false,
	acrossCities: false,
	...given
});
const plan = (of: Partial<League>, given: Partial<PlanOrder> = {}) =>
	planned(league({ players: seniors, meetings: [], ...of }), SEASON, order(given));
const pairsOf = (made: ReturnType<typeof plan>) =>
	made.rounds.map(({ games }) => games.map(({ light, dark }) => [light, dark].sort().join(' ')));

describe('open boxes', () => {
	const needs = (given: Partial<League>) =>
		Object.fromEntries(
			seasonNeeds(league(given), SEASON).map(({ player: { id }, open, planned: later }) => [
				id,
				[open.length, later.length]
			])
		);

	it('leave out results, walkovers and planned games', () => {
		expect(needs({ meetings: [] })).toEqual({ [JAN]: [6, 0], [OLA]: [6, 0] });
		expect(needs({})).toEqual({ [JAN]: [5, 1], [OLA]: [5, 1] });
		expect(needs({ protocols: [protocol()] })).toEqual({ [JAN]: [5, 0], [OLA]: [5, 0] });
		expect(needs({ walkovers: [walkover()] })).toEqual({ [JAN]: [5, 0], [OLA]: [6, 0] });
		expect(needs({ meetings: [meeting({ annulled: true })] })).toEqual({
			[JAN]: [6, 0],
			[OLA]: [6, 0]
		});
	});

	it('name the opponents of the same category who need the other side', () => {
		const players = [...seniors, player(IGA, { category: 'junior' })];
		const all = seasonNeeds(league({ players, protocols: [protocol()] }), SEASON);
		const jan = all.find(({ player: { id } }) => id === JAN);
		if (!jan) throw new Error('Jan is missing');
		const ids = (side: 'light' | 'dark') =>
			opponentsFor(all, jan, { scenario: 'battle', side }).map(({ id }) => id);
		expect(ids('dark')).toEqual([OLA, KUBA, ANIA]);
		expect(ids('light')).toEqual([KUBA, ANIA]);
	});
});

describe('a plan', () => {
	it('fills two boxes with every game of a new season', () => {
		const made = plan({}, { tables: [2, 2, 2] });
		expect(made).toMatchObject({ boxes: 12 });
		expect(new Set(pairsOf(made).flat()).size).toBe(6);
	});

	it('does not plan again what a coming meeting plans, except for that meeting itself', () => {
		const coming = meeting({ on: '2026-03-20' });
		const two = { players: seniors.slice(0, 2), meetings: [coming] };
		const [first] = plan(two, { tables: [1] }).rounds;
		expect(first?.games[0]).not.toMatchObject({ scenario: 'battle', light: JAN });
		const many = { tables: [1, 1, 1, 1, 1, 1] };
		expect(plan(two, many).boxes).toBe(10);
		expect(plan(two, { ...many, except: MEETING }).boxes).toBe(12);
	});

	it('keeps categories apart unless they may mix', () => {
		const players = [player(JAN), player(OLA, { category: 'junior' })];
		expect(plan({ players }).boxes).toBe(0);
		expect(plan({ players }, { mixed: true }).boxes).toBe(2);
	});

	it('pairs only players of different cities in a final', () => {
		const players = seniors.map((entry, index) => ({
			...entry,
			city: index < 2 ? 'Kraków' : 'Gdańsk'
		}));
		const city = new Map(players.map((entry) => [entry.id, entry.city]));
		const games = plan({ players }, { acrossCities: true, tables: [2, 2] }).rounds.flatMap(
			(round) => round.games
		);
		expect(games).toHaveLength(4);
		for (const { light, dark } of games) expect(city.get(light)).not.toBe(city.get(dark));
	});

	it('names who rests', () => {
		const players = seniors.slice(0, 3);
		const made = plan({ players }, { tables: [1, 1, 1] });
		expect(
			made.rounds
				.map(({ resting }) => resting)
				.flat()
				.sort()
		).toEqual([JAN, OLA, KUBA].sort());
	});
});

describe('referees of a plan', () => {
	const juniors = [JAN, OLA, KUBA].map((id) => player(id, { category: 'junior' }));
	const refereesOf = (of: Partial<League>, given: Partial<PlanOrder>) =>
		plan(of, given).rounds.flatMap(({ games }) => games.map(({ referee }) => referee));

	it('never referee their own game; a third player can', () => {
		const made = plan({ players: juniors }, { referees: [JAN, OLA, KUBA], tables: [1, 1, 1] });
		const games = made.rounds.flatMap((round) => round.games);
		expect(games).toHaveLength(3);
		for (const { light, dark, referee } of games) {
			expect(referee).not.toBeNull();
			expect([light, dark]).not.toContain(referee);
		}
	});

	it('are needed for juniors: without one, there is no game', () => {
		const two = { players: juniors.slice(0, 2) };
		expect(plan(two, { referees: [JAN, OLA] }).boxes).toBe(0);
		expect(plan(two, { referees: [JAN, OLA], documented: true }).boxes).toBe(0);
		expect(refereesOf(two, { referees: [REFEREE] })).toEqual([REFEREE]);
	});

	it('may be replaced by photos for seniors', () => {
		const two = { players: seniors.slice(0, 2) };
		expect(plan(two, { referees: [] }).boxes).toBe(0);
		expect(refereesOf(two, { referees: [], documented: true })).toEqual([null]);
	});

	it('are those who rest before those who play', () => {
		const referees = [JAN, OLA, KUBA, ANIA, IGA];
		const players = [...seniors, player(IGA)];
		const made = plan({ players }, { referees, tables: [2] });
		const [round] = made.rounds;
		expect(round?.games.map(({ referee }) => referee)).toEqual([
			round?.resting[0],
			round?.resting[0]
		]);
	});
});

describe('a Swiss plan', () => {
	it('pairs the leaders with each other and makes one round only', () => {
		const protocols = [
			protocol({ dark: { player: KUBA, army: 'A', secondary: false } }),
			protocol({
				id: idOf(5, 2),
				game: 2,
				light: { player: OLA, army: 'A', secondary: false },
				dark: { player: ANIA, army: 'A', secondary: false }
			})
		];
		const made = plan(
			{ protocols, meetings: [meeting({ plan: [] })] },
			{ mode: 'swiss', tables: [2, 2] }
		);
		expect(pairsOf(made).map((pairs) => pairs.sort())).toEqual([
			[[JAN, OLA].sort().join(' '), [KUBA, ANIA].sort().join(' ')].sort()
		]);
	});
});

describe('the meetings of a plan', () => {
	const day = (number: number, given: Partial<PlannedDay> = {}): PlannedDay => ({
		id: idOf(2, 10 + number),
		on: `2026-03-2${number}`,
		announcedOn: '2026-03-10',
		place: 'Dom kultury',
		table: { width: 120, depth: 120 },
		documented: false,
		tables: 2,
		rounds: 2,
		...given
	});

	it('are announced by the rules, one a day, with numbered rounds', () => {
		const days = [day(1), day(2, { tables: 1, rounds: 1 })];
		const made = plan({}, { tables: tablesOf(days) });
		const meetings = meetingsOfPlan(SEASON, made, days);
		expect(meetings.map(({ plan: games }) => games.map(({ round }) => round))).toEqual([
			[1, 1, 2, 2],
			[1]
		]);
		const filled = league({ players: seniors, meetings });
		for (const entry of meetings) expect(checkMeeting(entry, filled)).toEqual([]);
		expect(readLeague(filled).ok).toBe(true);
		const rounds = meetings.map((entry) => gamesByRound(entry).map(({ games }) => games.length));
		expect(rounds).toEqual([[2, 2], [1]]);
	});

	it('leave out days without games', () => {
		const days = [day(1)];
		expect(meetingsOfPlan(SEASON, plan({ players: [] }), days)).toEqual([]);
	});
});

describe('reminders', () => {
	const coming: Meeting = meeting({ id: idOf(2, 2), on: '2026-03-20' });

	it('name games without a report', () => {
		const of = (given: Partial<League>) =>
			missingReports(league(given), SEASON, '2026-03-10').map(({ games }) => games.length);
		expect(of({ meetings: [meeting(), coming] })).toEqual([1]);
		expect(of({ protocols: [protocol()] })).toEqual([]);
		expect(missingReports(league({}), SEASON, '2026-03-10', () => true)).toEqual([]);
		expect(of({ walkovers: [walkover()] })).toEqual([]);
	});

	it('name players of coming meetings without an accepted army', () => {
		const accepted = (player: string, of: string | null) => ({
			id: idOf(8, 1),
			player,
			meeting: of,
			digest: `sha256:${'0'.repeat(64)}`,
			file: null,
			decision: 'accept' as const,
			reasons: [],
			decidedOn: '2026-03-05'
		});
		const of = (given: Partial<League>) =>
			missingArmies(league({ meetings: [meeting(), coming], ...given }), SEASON, '2026-03-10').map(
				({ players }) => players
			);
		expect(of({})).toEqual([[JAN, OLA]]);
		expect(of({ submissions: [accepted(JAN, coming.id)] })).toEqual([[OLA]]);
		expect(of({ submissions: [accepted(JAN, null)] })).toEqual([[OLA]]);
		expect(of({ submissions: [accepted(JAN, MEETING)] })).toEqual([[JAN, OLA]]);
		const filed = (file: unknown) => of({ submissions: [{ ...accepted(JAN, null), file }] });
		const sealed = (season: string) => ({
			payload: Buffer.from(JSON.stringify({ season, name: 'Żółw' })).toString('base64url')
		});
		expect(filed({ season: SEASON.id })).toEqual([[OLA]]);
		expect(filed({ season: '2025-2' })).toEqual([[JAN, OLA]]);
		expect(filed(sealed(SEASON.id))).toEqual([[OLA]]);
		expect(filed(sealed('2025-2'))).toEqual([[JAN, OLA]]);
		expect(filed({ payload: '&' })).toEqual([[OLA]]);
	});
});
