import { describe, expect, it } from 'vitest';
import {
	idOf,
	JAN,
	league,
	meeting,
	OLA,
	protocol,
	walkover
} from '../../../../tests/setup/league';
import {
	pointsIn,
	registered,
	reported,
	signedLeague,
	stateWith
} from '../../../../tests/setup/league-entries';
import { readLeague } from '../read-league';
import type { Body } from './bodies';
import { readEntry } from './entry';

const TWIN = idOf(3, 9);
const side = (player: string) => ({ player, army: 'A', secondary: false }) as const;
const playOff = (one: string, other: string) => ({
	...{ id: idOf(9, 1), season: '2026-1', scenario: 'battle', on: '2026-09-02' },
	players: [one, other] as [string, string],
	winner: one
});
const planned = (light: string, dark: string) =>
	meeting({ id: idOf(2, 2), referee: null, plan: [{ scenario: 'battle', light, dark }] });

/** Entries and records in which a player meets themselves, with the place that is refused. */
const bodies = (one: string, other: string): readonly (readonly [Body, string])[] => [
	[reported({ light: side(one), dark: side(other) }), '/record/dark/player'],
	[
		{ kind: 'walkover', record: walkover({ present: one, absent: other }), replaces: [] },
		'/record/absent'
	],
	[{ kind: 'playOff', record: playOff(one, other), replaces: [] }, '/record/players/1'],
	[{ kind: 'meeting', record: planned(one, other), replaces: [] }, '/record/plan/0/dark']
];
const cases = bodies(JAN, JAN).map(([body, path]) => [body.kind, body, path] as const);

describe('nobody plays against themselves', () => {
	it.each(cases)('in a new entry: %s', (_, body, path) => {
		const { entry } = signedLeague().anna.write(body);
		expect(readEntry(entry)).toEqual({
			ok: false,
			problem: { code: 'samePlayer', path: `/body${path}` }
		});
		const fine = signedLeague().anna.write(
			bodies(JAN, OLA)[cases.findIndex(([, own]) => own === body)]?.[0] ?? body
		);
		expect(readEntry(fine.entry).ok).toBe(true);
	});

	it.each([
		['a report', { protocols: [protocol({ dark: side(JAN) })] }, '/protocols/0/dark/player'],
		['a walkover', { walkovers: [walkover({ absent: JAN })] }, '/walkovers/0/absent'],
		['a play-off', { playOffs: [playOff(JAN, JAN)] }, '/playOffs/0/players/1'],
		['a plan', { meetings: [planned(JAN, JAN)] }, '/meetings/0/plan/0/dark']
	])('in a file: %s', (_, given, path) => {
		expect(readLeague(league(given))).toEqual({ ok: false, problem: { code: 'samePlayer', path } });
	});

	it.each(cases)('in an entry that is there already: %s', (_, body) => {
		const { anna, entries } = signedLeague();
		const known = anna.write(body);
		const state = stateWith([...entries, known]);
		expect(state.uncounted.get(known.digest)).toBe('samePlayer');
		expect(pointsIn(state)).toEqual([0, 0]);
	});

	it('once two registrations are one person', () => {
		const { anna, entries } = signedLeague();
		const person = anna.write(registered(TWIN));
		const known = bodies(JAN, TWIN).map(([body]) => anna.write(body));
		const before = stateWith([...entries, person, ...known]);
		expect(known.map(({ digest }) => before.uncounted.has(digest))).toEqual([
			...[true, true],
			...[false, false]
		]);
		const same = anna.write({ kind: 'samePerson', player: TWIN, into: JAN });
		const state = stateWith([...entries, person, ...known, same]);
		const [report, missed, decider, held] = known.map(({ digest }) => digest);
		for (const digest of [report, missed, decider]) {
			expect(state.uncounted.get(digest ?? '')).toBe('samePlayer');
		}
		// The meeting took place; only its game with one player is gone.
		expect(state.counted.has(held ?? '')).toBe(true);
		expect(state.league.meetings.find(({ id }) => id === idOf(2, 2))?.plan).toEqual([]);
		const { protocols, walkovers, playOffs, contested } = { ...state.league, ...state };
		expect([protocols, walkovers, playOffs, contested]).toEqual([[], [], [], []]);
		expect(pointsIn(state)).toEqual([0, 0]);
	});
});
