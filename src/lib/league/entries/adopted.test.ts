import { describe, expect, it } from 'vitest';
import { exampleLeague } from '../example';
import { catalogues } from '../../../../tests/setup/catalogues';
import { idOf, JAN, league, MEETING, OLA, player, protocol } from '../../../../tests/setup/league';
import {
	Author,
	founding,
	keyOf,
	pointsIn,
	stateWith
} from '../../../../tests/setup/league-entries';
import type { League } from '../league-file';
import { readLeague } from '../read-league';
import { SMALL_LEAGUE } from '../regulation';
import { seasonState } from '../season';
import { standings } from '../standings';
import { entriesBetween } from './between';
import { leagueDigest, type KnownEntry } from './entry';

/** A founded league that continues version-1 files; later ones are adopted by entries. */
function founded(first: League, ...later: readonly League[]) {
	const root = new Author(keyOf('root'), null);
	const start = root.write({
		...{ ...founding, id: first.id, name: first.name, regulation: first.regulation },
		adopts: leagueDigest(first)
	});
	const founder = new Author(keyOf('root'), start.digest);
	const documents = new Map([first, ...later].map((one) => [leagueDigest(one), one]));
	const adoptions = later.map((one) =>
		founder.write({ kind: 'adoption', document: leagueDigest(one) })
	);
	const entries: readonly KnownEntry[] = [start, ...adoptions];
	const state = (...more: readonly KnownEntry[]) => stateWith([...entries, ...more], documents);
	return { founder, entries, documents, state };
}

function tables(of: League) {
	return of.seasons.map((season) => {
		const held = seasonState(of, season);
		return (['junior', 'senior'] as const).map((category) =>
			standings(of, held, category).map(({ player: { id }, place, total, results }) => {
				return { id, place, total, results };
			})
		);
	});
}

const twice = league({
	protocols: [
		protocol({ id: idOf(5, 2), game: 2, outcome: 'dark' }),
		protocol({ id: idOf(5, 1), game: 1 })
	]
});

describe('an adopted version-1 file', () => {
	const { league: name, place } = catalogues.en.leagues.pages.example;
	const example = exampleLeague('2026-11-23', { league: name, place, army: catalogues.en.example });

	it.each([
		['the example', example],
		['two reports of one game', twice]
	])('keeps its standings and everything in it: %s', (_, file) => {
		const { state } = founded(file);
		const made = state();
		expect(tables(made.league)).toEqual(tables(file));
		expect([made.contested, made.conflicts]).toEqual([[], []]);
		for (const list of ['players', 'meetings', 'submissions', 'walkovers'] as const) {
			expect(made.league[list]).toEqual(file[list]);
		}
		expect(readLeague(JSON.parse(JSON.stringify(made.league))).ok).toBe(true);
	});

	it('does not count until a founder adopts it', () => {
		const { entries, documents } = founded(league(), twice);
		expect(pointsIn(stateWith(entries.slice(0, 1), documents))).toEqual([0, 0]);
		expect(pointsIn(stateWith(entries, documents))).toEqual([7, 3]);
		const [start] = entries;
		if (!start) throw new Error('No founding');
		const stranger = new Author(keyOf('stranger'), start.digest);
		const forged = stranger.write({ kind: 'adoption', document: leagueDigest(twice) });
		expect(pointsIn(stateWith([start, forged], documents))).toEqual([0, 0]);
	});

	it('waits for the file', () => {
		const { entries, documents } = founded(twice);
		expect(stateWith(entries).league.players).toEqual([]);
		expect(pointsIn(stateWith(entries, documents))).toEqual([7, 3]);
	});

	it('has the same digest with and without photos', () => {
		const photos = { [`sha256:${'0'.repeat(64)}`]: 'data:image/jpeg;base64,' };
		expect(leagueDigest({ ...twice, photos })).toBe(leagueDigest(twice));
	});

	it('is continued by entries: edits, removals and a new regulation that spares its season', () => {
		const { founder, state } = founded(twice);
		const before = state();
		const generous = { ...SMALL_LEAGUE, scoring: { ...SMALL_LEAGUE.scoring, win: 4 } };
		const after: League = {
			...before.league,
			regulation: generous,
			players: before.league.players.map((one) =>
				one.id === JAN ? { ...one, category: 'junior' as const } : one
			),
			meetings: before.league.meetings.map((one) => ({ ...one, on: '2026-03-09' })),
			protocols: before.league.protocols.filter(({ id }) => id !== idOf(5, 1))
		};
		const written = entriesBetween(before, before.league, after).map((body) => founder.write(body));
		const made = state(...written);
		expect(made.league).toEqual(after);
		expect([...made.uncounted]).toEqual([]);
		expect(pointsIn(made)).toEqual([3, 7]);
		const [season] = made.league.seasons;
		if (!season) throw new Error('No season');
		expect(standings(made.league, seasonState(made.league, season), 'senior')).toHaveLength(2);
	});

	it('keeps an edit of the first of two reports', () => {
		const { founder, state } = founded(twice);
		const before = state();
		const protocols = before.league.protocols.map((one) =>
			one.game === 1 ? { ...one, notes: 'Close.' } : one
		);
		const bodies = entriesBetween(before, before.league, { ...before.league, protocols });
		const made = state(...bodies.map((body) => founder.write(body)));
		expect(made.contested).toEqual([]);
		expect(pointsIn(made)).toEqual([7, 3]);
	});

	it('gives way to edits also in a later file with the old record', () => {
		const file = league({ protocols: [protocol()] });
		const merged = { ...file, players: [...file.players, player(idOf(3, 3))] };
		const { founder, state } = founded(file, merged);
		const before = state();
		const edited = { ...protocol(), outcome: 'draw' as const };
		const [body] = entriesBetween(before, before.league, { ...before.league, protocols: [edited] });
		if (!body) throw new Error('No body');
		const made = state(founder.write(body));
		expect([made.conflicts, made.contested]).toEqual([[], []]);
		expect(pointsIn(made, JAN, OLA, idOf(3, 3))).toEqual([5, 5, 0]);
	});

	it('contests the report of an entry about the same game', () => {
		const { founder, state } = founded(league({ protocols: [protocol()] }));
		const report = protocol({ id: idOf(5, 9), outcome: 'dark', referee: null });
		const other = founder.write({ kind: 'report', record: report, replaces: [] });
		const made = state(other);
		expect(made.contested).toHaveLength(1);
		expect(pointsIn(made)).toEqual([0, 0]);
		const annulled = founder.write({
			kind: 'annulment',
			entry: leagueDigest(league({ protocols: [protocol()] })),
			record: { list: 'protocols', id: idOf(5, 1) }
		});
		expect(pointsIn(state(other, annulled))).toEqual([3, 7]);
	});

	it('lends the keys of its players', () => {
		const keyed = league({ players: [player(JAN, { publicKey: keyOf('jan') }), player(OLA)] });
		const { state, entries } = founded(keyed);
		const jan = new Author(keyOf('jan'), entries[0]?.digest ?? '');
		const left = jan.write({ kind: 'withdrawal', player: JAN, on: '2026-04-01', replaces: [] });
		const made = state(left);
		expect(made.league.players[0]).toMatchObject({
			publicKey: keyOf('jan'),
			withdrawn: '2026-04-01'
		});
		expect(made.league.meetings[0]?.id).toBe(MEETING);
	});
});
