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
	walkover
} from '../../../tests/setup/league';
import { boxesOf, SMALL_LEAGUE } from './regulation';
import { totalOf } from './results';
import type { League, Protocol } from './league-file';
import { seasonState } from './season';
import { missingPlayOffs } from './play-offs';
import { drawnScenario, standings, tiesIn } from './standings';

const stateOf = (of: League) => {
	const [season] = of.seasons;
	if (!season) throw new Error('No season');
	return seasonState(of, season);
};
const total = (of: League, id = JAN) => totalOf(stateOf(of).results.get(id));

/** Jan's games of all six boxes on one day, each reported on another day. */
function allGames(
	on = '2026-03-08',
	reports: string[] = []
): Pick<League, 'meetings' | 'protocols'> {
	const protocols = boxesOf(SMALL_LEAGUE).map(({ scenario, side }, index): Protocol => {
		const parts = [JAN, OLA].map((id) => ({ player: id, army: 'A' as const, secondary: false }));
		const [light, dark] = (side === 'light' ? parts : parts.toReversed()) as [
			Protocol['light'],
			Protocol['dark']
		];
		const reportedOn = reports[index] ?? on;
		return protocol({ id: idOf(5, index), game: index + 1, scenario, light, dark, reportedOn });
	});
	return { meetings: [meeting({ on })], protocols };
}

describe('a box', () => {
	it('is filled by the first result by day and game, not by the order in the file', () => {
		const won = protocol({ id: idOf(5, 2), meeting: idOf(2, 2) });
		const lost = protocol({ outcome: 'dark' });
		const meetings = [meeting(), meeting({ id: idOf(2, 2), on: '2026-03-15' })];
		expect(total(league({ meetings, protocols: [won, lost] }))).toBe(3);
		const [one, two] = [
			protocol({ id: idOf(5, 3), game: 2 }),
			protocol({ outcome: 'draw', id: idOf(5, 4), game: 1 })
		];
		expect(total(league({ protocols: [one, two] }))).toBe(5);
	});

	it.each([
		['of the same number and an earlier id', { id: idOf(5, 0) }],
		['of an earlier number, as two referees number on their own', { id: idOf(5, 0), game: 2 }],
		['at another meeting on that day', { id: idOf(5, 0), game: 2, meeting: idOf(2, 2) }]
	])('is filled by a game before its replay: one %s', (_, given) => {
		const meetings = [meeting(), meeting({ id: idOf(2, 2) })];
		const replay = protocol({ outcome: 'dark', replay: true, ...given });
		const protocols = [replay, protocol({ game: 5 })];
		expect(total(league({ meetings, protocols }))).toBe(7);
		const annulled = [replay, protocol({ game: 5, annulled: true })];
		expect(total(league({ meetings, protocols: annulled }))).toBe(3);
	});

	it('belongs to one player: the same game may be the opponent’s first', () => {
		const again = protocol({
			id: idOf(5, 2),
			game: 2,
			dark: { player: idOf(3, 3), army: 'A', secondary: true }
		});
		const of = league({ players: [JAN, OLA, idOf(3, 3)].map((id) => player(id)) });
		const both = { ...of, protocols: [protocol(), again] };
		expect([JAN, OLA, idOf(3, 3)].map((id) => total(both, id))).toEqual([7, 3, 4]);
	});

	it('is not filled by an annulled game or a game against oneself', () => {
		expect(total(league({ protocols: [protocol({ annulled: true })] }))).toBe(0);
		expect(
			total(league({ protocols: [protocol()], meetings: [meeting({ annulled: true })] }))
		).toBe(0);
		const alone = protocol({ dark: { player: JAN, army: 'B', secondary: true } });
		expect(total(league({ protocols: [alone] }))).toBe(0);
	});
});

describe('a draw', () => {
	it('gives 5 to each, with or without the secondary objective (X-28)', () => {
		const light = { player: JAN, army: 'A', secondary: true } as const;
		const of = league({ protocols: [protocol({ outcome: 'draw', light })] });
		expect([total(of), total(of, OLA)]).toEqual([5, 5]);
		const { scoring } = SMALL_LEAGUE;
		const regulation = { ...SMALL_LEAGUE, scoring: { ...scoring, secondaryOnDraw: true } };
		expect([total({ ...of, regulation }), total({ ...of, regulation }, OLA)]).toEqual([6, 5]);
	});
});

describe('a walkover (PL-LIG-10)', () => {
	it('fills one box of the present player and none of the absentee', () => {
		const of = league({ walkovers: [walkover()] });
		expect([total(of), total(of, OLA)]).toEqual([7, 0]);
		expect(stateOf(of).results.get(OLA) ?? []).toEqual([]);
	});

	it('takes 3 from the side the absentee would have played, else from the other', () => {
		const light = { player: OLA, army: 'A', secondary: false } as const;
		const dark = { player: idOf(3, 3), army: 'A', secondary: false } as const;
		const onLight = protocol({ id: idOf(5, 2), game: 2, light, dark });
		const players = [JAN, OLA, idOf(3, 3)].map((id) => player(id));
		const boxes = (protocols: Protocol[]) =>
			(
				stateOf(
					league({ players, protocols, walkovers: [walkover({ game: 3, side: 'light' })] })
				).results.get(OLA) ?? []
			).map(({ box, points }) => `${box.side} ${points}`);
		expect(boxes([protocol(), onLight])).toEqual(['dark 0', 'light 7']);
		expect(boxes([onLight])).toEqual(['light 4']);
		expect(boxes([])).toEqual([]);
	});

	it('takes nothing from a later game', () => {
		const of = league({ walkovers: [walkover()], protocols: [protocol({ game: 2 })] });
		expect([total(of), total(of, OLA)]).toEqual([7, 3]);
	});

	it('counts once per absence, and not if annulled', () => {
		const second = walkover({ id: idOf(6, 2), game: 2, scenario: 'transport' });
		expect(total(league({ walkovers: [walkover(), second] }))).toBe(7);
		expect(total(league({ walkovers: [walkover({ annulled: true }), second] }))).toBe(7);
		expect(total(league({ walkovers: [walkover({ annulled: true })] }))).toBe(0);
	});

	it('scores nothing in a filled box', () => {
		const of = league({ protocols: [protocol()], walkovers: [walkover({ game: 2 })] });
		expect([total(of), total(of, OLA)]).toEqual([7, 0]);
	});
});

describe('the state of a season', () => {
	it('is worked out once', () => {
		const of = league(allGames());
		const [season] = of.seasons;
		if (!season) throw new Error('No season');
		expect(seasonState(of, season)).toBe(seasonState(of, season));
	});
});

describe('the end of a season (PL-LIG-11, X-29)', () => {
	it('is six months after the opening while nobody has all boxes', () => {
		expect(stateOf(league())).toMatchObject({ end: '2026-09-01', settled: false });
		const { meetings, protocols } = allGames();
		const five = league({ meetings, protocols: protocols.slice(1) });
		expect(stateOf(five)).toMatchObject({ end: '2026-09-01', settled: false });
	});

	it('is a month after the last report of the first player with all boxes', () => {
		const of = league(allGames('2026-03-08', ['2026-03-31', '2026-03-09']));
		expect(stateOf(of)).toMatchObject({ end: '2026-04-30', settled: true });
	});

	it('is never later than six months', () => {
		expect(stateOf(league(allGames('2026-08-20')))).toMatchObject({ end: '2026-09-01' });
	});

	it('is the last day of a shorter month', () => {
		const seasons = [{ id: '2026-1', opened: '2026-08-31' }];
		expect(stateOf(league({ seasons })).end).toBe('2027-02-28');
	});

	it('counts from the day of the last meeting if its reports are dated earlier', () => {
		const early = Array.from({ length: 6 }, () => '2026-03-02');
		const state = stateOf(league(allGames('2026-03-08', early)));
		expect(state.end).toBe('2026-04-08');
		const days = state.results.get(JAN)?.map(({ reportedOn }) => reportedOn);
		expect(new Set(days)).toEqual(new Set(['2026-03-08']));
	});

	it('excludes games before and after the season', () => {
		const { meetings, protocols } = allGames();
		const on = (day: string, index: number) =>
			meeting({ id: idOf(2, index), on: day, announcedOn: '2026-01-01' });
		const third = { player: idOf(3, 3), army: 'A', secondary: false } as const;
		const at = (index: number) =>
			protocol({ id: idOf(5, 40 + index), meeting: idOf(2, index), light: third });
		const of = league({
			players: [JAN, OLA, idOf(3, 3)].map((id) => player(id)),
			meetings: [...meetings, on('2026-02-28', 7), on('2026-04-08', 8), on('2026-04-09', 9)],
			protocols
		});
		const points = (...played: Protocol[]) =>
			total({ ...of, protocols: [...protocols, ...played] }, idOf(3, 3));
		expect([points(at(7)), points(at(8)), points(at(9))]).toEqual([0, 7, 0]);
	});

	it('considers only the season’s own meetings', () => {
		const seasons = [
			{ id: '2026-1', opened: '2026-03-01' },
			{ id: '2026-2', opened: '2026-03-01' }
		];
		const meetings = [meeting(), meeting({ id: idOf(2, 2), season: '2026-2' })];
		const protocols = [protocol({ meeting: idOf(2, 2) })];
		expect(total(league({ seasons, meetings, protocols }))).toBe(0);
		expect(total(league({ seasons: seasons.toReversed(), meetings, protocols }))).toBe(7);
	});
});

describe('standings', () => {
	const ids = [1, 2, 3, 4].map((number) => idOf(3, number)) as [string, string, string, string];
	const [a, b, c, d] = ids;
	const playOff = (number: number, players: [string, string], winner: string) => ({
		id: idOf(8, number),
		season: '2026-1',
		scenario: 'battle',
		players,
		winner,
		on: '2026-05-01'
	});
	const rows = (of: Partial<League>) => {
		const whole = league({ players: ids.map((id) => player(id)), ...of });
		return standings(whole, stateOf(whole), 'senior');
	};
	const places = (of: Partial<League>) =>
		rows(of).map(({ player, place, total }) => [player.id, place, total]);

	it('are separate for each category', () => {
		const players = [player(a), player(b, { category: 'junior' })];
		const of = league({ players, protocols: [protocol()] });
		const rows = (['senior', 'junior'] as const).map((category) =>
			standings(of, stateOf(of), category).map(({ player, total }) => [player.id, total])
		);
		expect(rows).toEqual([[[a, 7]], [[b, 3]]]);
	});

	it('are sorted by points, and tied players share a place', () => {
		expect(places({ protocols: [protocol()] })).toEqual([
			[a, 1, 7],
			[b, 2, 3],
			[c, 3, 0],
			[d, 3, 0]
		]);
		const tied = rows({ protocols: [protocol()] });
		expect(tied.map(({ tiedWith }) => tiedWith)).toEqual([[], [], [d], [c]]);
		expect(tiesIn(tied).map((group) => group.map(({ player }) => player.id))).toEqual([[c, d]]);
	});

	it('break ties by play-offs, which add no points', () => {
		const playOffs = [playOff(1, [c, d], d)];
		expect(places({ protocols: [protocol()], playOffs })).toEqual([
			[a, 1, 7],
			[b, 2, 3],
			[d, 3, 0],
			[c, 4, 0]
		]);
		expect(tiesIn(rows({ protocols: [protocol()], playOffs }))).toEqual([]);
	});

	it('ignore play-offs of players who are not tied', () => {
		const playOffs = [playOff(1, [a, b], b)];
		expect(places({ protocols: [protocol()], playOffs })[0]).toEqual([a, 1, 7]);
		expect(places({ playOffs: [{ ...playOff(1, [a, b], b), season: '2025' }] })[0]?.[1]).toBe(1);
	});

	it('keep all tied while one play-off among them is missing', () => {
		const three = { players: [a, b, c].map((id) => player(id)) };
		const played = [playOff(1, [a, b], a), playOff(2, [a, c], a), playOff(3, [b, c], c)];
		const placesAfter = (playOffs: League['playOffs']) =>
			places({ ...three, playOffs }).map(([, place]) => place);
		expect(placesAfter(played.slice(0, 1))).toEqual([1, 1, 1]);
		expect(placesAfter(played.slice(0, 2))).toEqual([1, 1, 1]);
		expect(placesAfter(played)).toEqual([1, 2, 3]);
		expect(missingPlayOffs([a, b, c], played.slice(0, 1))).toEqual([
			[a, c],
			[b, c]
		]);
	});

	it('count again only when all who are still tied have met again', () => {
		const circle = [playOff(1, [a, b], a), playOff(2, [b, c], b), playOff(3, [c, a], c)];
		const again = [playOff(4, [a, b], a), playOff(5, [b, c], b), playOff(6, [a, c], a)];
		const three = { players: [a, b, c].map((id) => player(id)) };
		const placesAfter = (playOffs: League['playOffs']) =>
			places({ ...three, playOffs }).map(([, place]) => place);
		expect(missingPlayOffs([a, b, c], circle)).toHaveLength(3);
		expect(placesAfter([...circle, ...again.slice(0, 2)])).toEqual([1, 1, 1]);
		expect(placesAfter([...circle, ...again])).toEqual([1, 2, 3]);
	});

	it('keep three players tied if each beat another', () => {
		const circle = [playOff(1, [a, b], a), playOff(2, [b, c], b), playOff(3, [c, a], c)];
		const against = [a, b, c].map((winner, n) => playOff(4 + n, [winner, d], winner));
		const played = [...circle, ...against];
		expect(places({ playOffs: played }).map(([id, place]) => [id, place])).toEqual([
			[a, 1],
			[b, 1],
			[c, 1],
			[d, 4]
		]);
	});

	it('draw the scenario of a play-off', () => {
		const drawn = [0, 0.33, 0.34, 0.99, 1].map((number) => drawnScenario(SMALL_LEAGUE, number)?.id);
		expect(drawn).toEqual(['battle', 'battle', 'captureTheFlag', 'transport', 'transport']);
	});
});

it('name the meeting of each result', () => {
	const [result] = stateOf(league({ protocols: [protocol()] })).results.get(JAN) ?? [];
	expect(result).toMatchObject({ id: protocol().id, opponent: OLA, box: { scenario: 'battle' } });
	expect(protocol().meeting).toBe(MEETING);
});
