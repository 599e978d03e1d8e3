import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '$lib/league/calendar';
import type { League, Meeting, Protocol, Walkover } from '$lib/league/league-file';
import { foundedLeague } from '../setup/league-entries';
import { heldState } from '$lib/league/entries/held';
import { readLeague } from '$lib/league/read-league';
import { totalOf } from '$lib/league/results';
import { seasonState } from '$lib/league/season';
import { standings, tiesIn } from '$lib/league/standings';
import { cases } from '../setup/cases';
import { idOf, league, meeting, player, protocol, walkover } from '../setup/league';
import { scored } from '../setup/second-standings';

const RUNS = cases(200);
const PLAYERS = 8;
const OPENED = '2026-01-31';
const ids = Array.from({ length: PLAYERS }, (_, index) => idOf(3, index + 1));
const SCENARIOS = ['battle', 'captureTheFlag', 'transport'];

/** The day `days` after the opening. */
function dayAfter(days: number): string {
	return new Date(Date.parse(OPENED) + days * 86_400_000).toISOString().slice(0, 10);
}

const anyMeeting = fc.record({
	days: fc.integer({ min: -5, max: 200 }),
	rare: fc.nat({ max: 9 })
});

/** Two different players of eight. */
const anyPair = fc
	.tuple(fc.nat({ max: PLAYERS - 1 }), fc.integer({ min: 1, max: PLAYERS - 1 }))
	.map(([one, step]): [string, string] => [ids[one] ?? '', ids[(one + step) % PLAYERS] ?? '']);

const anyGame = fc.record({
	pair: anyPair,
	meeting: fc.nat({ max: 19 }),
	game: fc.integer({ min: 1, max: 9 }),
	scenario: fc.constantFrom(...SCENARIOS),
	outcome: fc.constantFrom('light' as const, 'dark' as const, 'draw' as const),
	secondary: fc.tuple(fc.boolean(), fc.boolean()),
	late: fc.nat({ max: 20 }),
	annulled: fc.nat({ max: 15 }).map((number) => number === 0),
	absence: fc.nat({ max: 7 }).map((number) => number === 0)
});
type Game = typeof anyGame extends fc.Arbitrary<infer T> ? T : never;

function entryOf(game: Game, index: number, meetings: readonly Meeting[]) {
	const held = meetings[game.meeting % meetings.length] ?? meeting();
	const common = {
		id: idOf(5, index),
		meeting: held.id,
		game: game.game,
		scenario: game.scenario,
		reportedOn: dayAfter((Date.parse(held.on) - Date.parse(OPENED)) / 86_400_000 + game.late),
		annulled: game.annulled
	};
	const [light, dark] = game.pair;
	if (game.absence) {
		const side = game.secondary[0] ? 'light' : 'dark';
		return walkover({ ...common, side, present: light, absent: dark });
	}
	const part = (player: string, secondary: boolean) => ({ player, army: 'A' as const, secondary });
	return protocol({
		...common,
		outcome: game.outcome,
		light: part(light, game.secondary[0]),
		dark: part(dark, game.secondary[1])
	});
}

/** A season of eight players with random games and absences, and meetings before, in and after it. */
const anyLeague: fc.Arbitrary<League> = fc
	.record({
		meetings: fc.array(anyMeeting, { minLength: 1, maxLength: 20 }),
		games: fc.oneof(
			fc.array(anyGame, { maxLength: 60 }),
			fc.array(anyGame, { minLength: 120, maxLength: 240 })
		),
		playOffs: fc.array(fc.tuple(anyPair, fc.boolean()), { maxLength: 6 })
	})
	.map(({ meetings: held, games, playOffs }) => {
		const meetings = held.map(({ days, rare }, index) =>
			meeting({ id: idOf(2, index), on: dayAfter(days), plan: [], annulled: rare === 0 })
		);
		const entries = games.map((game, index) => entryOf(game, index, meetings));
		return league({
			seasons: [{ id: '2026-1', opened: OPENED }],
			players: ids.map((id, index) => player(id, { category: index < 3 ? 'junior' : 'senior' })),
			meetings,
			protocols: entries.filter((entry): entry is Protocol => 'outcome' in entry),
			walkovers: entries.filter((entry): entry is Walkover => 'present' in entry),
			playOffs: playOffs.map(([players, first], index) => ({
				id: idOf(8, index),
				season: '2026-1',
				scenario: 'battle',
				players,
				winner: players[first ? 0 : 1],
				on: '2026-08-01'
			}))
		});
	});

function stateOf(of: League) {
	const [season] = of.seasons;
	if (!season) throw new Error('No season');
	return seasonState(of, season);
}

const check = (name: string, property: (of: League) => void, numRuns = RUNS) =>
	it(name, () => {
		fc.assert(fc.property(anyLeague, property), { numRuns });
	});

describe('a season of eight players with random results', () => {
	check(
		'is a readable file',
		(of) => {
			expect(readLeague(JSON.parse(JSON.stringify(of)))).toEqual({ ok: true, league: of });
		},
		Math.ceil(RUNS / 4)
	);

	check('gives each player at most 48 points, 8 per box, and each box once', (of) => {
		for (const own of stateOf(of).results.values()) {
			expect(totalOf(own)).toBeLessThanOrEqual(48);
			expect(Math.max(...own.map(({ points }) => points))).toBeLessThanOrEqual(8);
			const boxes = own.map(({ box }) => `${box.scenario} ${box.side}`);
			expect(new Set(boxes).size).toBe(boxes.length);
		}
	});

	check('gives the same points as the second implementation', (of) => {
		const { end, results } = stateOf(of);
		for (const [id, total] of scored(of, OPENED, end)) expect(totalOf(results.get(id))).toBe(total);
	});

	check(
		'ends after six months, or a month after the first player with all boxes, and counts no later game',
		(of) => {
			const { end, settled, results } = stateOf(of);
			const complete = [...results.values()].filter((own) => own.length === 6);
			expect(complete.length > 0).toBe(settled);
			const lasts = complete.map(
				(own) =>
					own
						.map(({ reportedOn }) => reportedOn)
						.sort()
						.at(-1) ?? ''
			);
			const [first] = lasts.sort();
			const month = first === undefined ? '9999' : addMonths(first, 1);
			expect(end).toBe(month < '2026-07-31' ? month : '2026-07-31');
			const days = new Map(of.meetings.map(({ id, on }) => [id, on]));
			const meetings = new Map(
				[...of.protocols, ...of.walkovers].map(({ id, meeting }) => [id, days.get(meeting) ?? ''])
			);
			for (const { id } of [...results.values()].flat()) {
				expect((meetings.get(id) ?? '') <= end).toBe(true);
			}
		}
	);

	check('does not depend on the order in the file', (of) => {
		const turned = { ...of };
		for (const list of ['protocols', 'walkovers', 'meetings'] as const) {
			Object.assign(turned, { [list]: of[list].toReversed() });
		}
		const [one, other] = [stateOf(of), stateOf(turned)];
		expect(other.end).toBe(one.end);
		for (const id of ids) expect(other.results.get(id)).toEqual(one.results.get(id));
	});

	check('sorts standings by points, then play-offs', (of) => {
		const state = stateOf(of);
		for (const category of ['junior', 'senior'] as const) {
			const rows = standings(of, state, category);
			expect(rows).toHaveLength(category === 'junior' ? 3 : 5);
			for (const [index, row] of rows.entries()) {
				expect(row.total).toBe(totalOf(state.results.get(row.player.id)));
				const before = rows[index - 1];
				if (!before) expect(row.place).toBe(1);
				else if (before.total > row.total) expect(row.place).toBe(index + 1);
				else expect(before.total).toBe(row.total);
			}
			const tied = tiesIn(rows)
				.flat()
				.map(({ player }) => player.id);
			const tiedRows = rows.filter(({ tiedWith }) => tiedWith.length > 0);
			expect(tied).toEqual(tiedRows.map(({ player }) => player.id));
		}
	});

	it('is the same in entries, unless they contradict each other', () => {
		let compared = 0;
		const property = fc.property(anyLeague, (of) => {
			const { held } = foundedLeague(of);
			const state = heldState(held);
			if (!state) throw new Error('No state');
			expect([...new Set(state.uncounted.values())]).toEqual(
				state.contested.length > 0 ? ['contested'] : []
			);
			if (state.contested.length > 0) return;
			compared += 1;
			const points = (league: League) => {
				const { results } = stateOf(league);
				return ids.map((id) => totalOf(results.get(id)));
			};
			expect(points(state.league)).toEqual(points(of));
		});
		fc.assert(property, { numRuns: RUNS });
		expect(compared).toBeGreaterThan(0);
	});

	it('is sometimes settled and sometimes has deductions', () => {
		const states = fc.sample(anyLeague, { numRuns: RUNS, seed: 1 }).map(stateOf);
		expect(states.filter(({ settled }) => settled).length).toBeGreaterThan(RUNS / 20);
		const deducted = states.filter(({ results }) =>
			[...results.values()].flat().some(({ deductions }) => deductions.length > 0)
		);
		expect(deducted.length).toBeGreaterThan(RUNS / 5);
	});
});
