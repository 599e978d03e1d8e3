import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededFractions } from '$lib/dice/seeded-bits';
import type { KnownEntry } from '$lib/league/entries/entry';
import type { LeagueState } from '$lib/league/entries/state';
import { checkEntries } from '$lib/league/read-league';
import { seasonState } from '$lib/league/season';
import { standings } from '$lib/league/standings';
import { isSame } from '$lib/document/is-same';
import { changedPage, pageChange } from '$lib/league/view/view-change';
import { viewOf } from '$lib/league/view/view';
import { cases } from '../setup/cases';
import { largeLeague } from '../setup/large-league';
import { Author, keyOf, stateWith } from '../setup/league-entries';

const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const ORDERS = cases(40, 'ORDERS');
const SIZE = {
	referees: number('REFEREES', 3),
	players: number('PLAYERS', 10),
	submissions: number('LEAGUE_SUBMISSIONS', 30),
	games: number('GAMES', 80),
	keyOf: (of: number) => keyOf(`key${of}`),
	fileOf: (_: number, of: number) => {
		return { digest: `sha256:${String(of).padStart(64, '0')}`, file: { of } };
	}
};

/** The entries in random order, a third of them twice. */
function shuffled(entries: readonly KnownEntry[], seed: number): KnownEntry[] {
	const random = seededFractions(seed);
	const twice = [...entries, ...entries.filter(() => random() < 1 / 3)];
	for (let place = twice.length - 1; place > 0; place -= 1) {
		const other = Math.floor(random() * (place + 1));
		[twice[place], twice[other]] = [twice[other], twice[place]] as [KnownEntry, KnownEntry];
	}
	return twice;
}

function tables({ league }: LeagueState) {
	return league.seasons.map((season) => {
		const held = seasonState(league, season);
		return (['junior', 'senior'] as const).map((category) => standings(league, held, category));
	});
}

/** The tables without the order of tied players, which is that of their registration. */
function unorderedTables(state: LeagueState) {
	const byId = (a: { player: { id: string } }, b: { player: { id: string } }) =>
		a.player.id < b.player.id ? -1 : 1;
	return tables(state).map((categories) =>
		categories.map((rows) =>
			rows
				.map(({ place, player, results, total, tiedWith }) => {
					return { place, player, results, total, tiedWith: [...tiedWith].sort() };
				})
				.sort(byId)
		)
	);
}

/** Everything that a league's pages show, as text. */
function serialized(state: LeagueState): string {
	const { league, counted, uncounted, contested, conflicts, alarms, submissions, records } = state;
	return JSON.stringify({
		...{ league, contested, conflicts, alarms, submissions, tables: tables(state) },
		counted: [...counted].sort(),
		uncounted: [...uncounted],
		records: [...records].sort()
	});
}

describe('a league of several referees', () => {
	const entries = largeLeague({ ...SIZE, seed: 1 });
	const state = stateWith(entries);
	const text = serialized(state);

	it('has games, contests, refusals and conflicts', () => {
		expect(checkEntries(state.league)).toBeUndefined();
		expect(state.league.protocols.length).toBeGreaterThan(SIZE.games / 2);
		expect(state.league.submissions.length).toBeGreaterThan(SIZE.submissions / 2);
		expect(state.contested.length).toBeGreaterThan(SIZE.games / 40);
		const contested = new Set(state.contested.map(({ kind }) => kind));
		expect([...contested].sort()).toEqual(['game', 'suspended']);
		const reasons = new Set(state.uncounted.values());
		expect(reasons).toContain('contested');
		expect(reasons).toContain('annulled');
		expect(state.submissions.some(({ supersededBy }) => supersededBy)).toBe(true);
	});

	it('is the same to the byte in any order and with duplicates', { timeout: 3_600_000 }, () => {
		fc.assert(
			fc.property(fc.integer(), (seed) => {
				expect(serialized(stateWith(shuffled(entries, seed))) === text).toBe(true);
			}),
			{ numRuns: ORDERS }
		);
		if (process.env.ORDERS) console.log(`${ORDERS} orders of ${entries.length} entries`);
	});

	it('is the same whichever of two halves arrives first', () => {
		fc.assert(
			fc.property(fc.integer(), (seed) => {
				const random = seededFractions(seed);
				const half = entries.filter(() => random() < 0.5);
				const rest = entries.filter((known) => !half.includes(known));
				expect(serialized(stateWith([...rest, ...half])) === text).toBe(true);
			}),
			{ numRuns: cases(10) }
		);
	});

	it('reaches a page in changes while the entries arrive', () => {
		fc.assert(
			fc.property(fc.integer(), (seed) => {
				const [first, ...others] = entries;
				if (!first) throw new Error('No founding');
				const [known, arriving] = [[first], shuffled(others, seed)];
				const viewer = { keys: [keyOf('root')] };
				let last = viewOf(stateWith(known), viewer);
				let page = changedPage(undefined, structuredClone(pageChange(undefined, last)));
				for (const [index, one] of arriving.entries()) {
					known.push(one);
					if (index % 40 !== 0 && index < arriving.length - 1) continue;
					const next = viewOf(stateWith(known), viewer);
					page = changedPage(page, structuredClone(pageChange(last, next)));
					expect(isSame(page, next)).toBe(true);
					last = next;
				}
			}),
			{ numRuns: cases(3) }
		);
	});

	it('has the same standings whatever the clocks of its authors say', () => {
		fc.assert(
			fc.property(fc.integer(), (seed) => {
				const random = seededFractions(seed);
				const clock = () => new Date(Math.floor(random() * 4e12)).toISOString();
				const other = stateWith(largeLeague({ ...SIZE, seed: 1, clock }));
				expect(unorderedTables(other)).toEqual(unorderedTables(state));
			}),
			{ numRuns: cases(5) }
		);
	});

	it('changes by nothing that strangers and players write for referees', () => {
		const official = ['receipt', 'verdict', 'meeting', 'walkover', 'player', 'annulment', 'season'];
		const bodies = entries.map(({ entry }) => entry.body);
		const targets = bodies.filter(({ kind }) => official.includes(kind));
		const reports = bodies.filter(({ kind }) => kind === 'report');
		const [first] = entries;
		fc.assert(
			fc.property(fc.integer(), fc.boolean(), fc.boolean(), (seed, isPlayer, isLate) => {
				const random = seededFractions(seed);
				// Key 108 is that of a player; a player's report of an own game may count.
				const author = new Author(keyOf(isPlayer ? 'key108' : 'stranger'), first?.digest ?? '');
				const forged = (isPlayer ? targets : [...targets, ...reports])
					.filter(() => random() < 0.05)
					.map((body) => author.write(body, isLate ? '2040-01-01T00:00:00Z' : undefined));
				const after = stateWith([...entries, ...forged]);
				expect([after.league, tables(after)]).toEqual([state.league, tables(state)]);
			}),
			{ numRuns: cases(30) }
		);
	});
});
