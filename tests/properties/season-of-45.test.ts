import { describe, expect, it } from 'vitest';
import { seededFractions } from '$lib/dice/seeded-bits';
import type { KnownEntry } from '$lib/league/entries/entry';
import type { Meeting, Protocol, Walkover } from '$lib/league/league-file';
import { totalOf } from '$lib/league/results';
import { seasonState } from '$lib/league/season';
import { standings } from '$lib/league/standings';
import { cases } from '../setup/cases';

import { idOf, meeting, player, protocol, walkover } from '../setup/league';
import {
	appointed,
	Author,
	FOUNDER,
	founding,
	keyOf,
	registered,
	season,
	stateWith
} from '../setup/league-entries';
import { scored } from '../setup/second-standings';

const [PLAYERS, REFEREES, MEETINGS, GAMES] = [45, 3, 18, 400];
const OPENED = season.season.opened;
const SCENARIOS = ['battle', 'captureTheFlag', 'transport'];
const OUTCOMES = ['light', 'dark', 'draw'] as const;

/** How a game gets into the league; `true` if its result counts. */
const STORIES = {
	'a referee reports it': true,
	'two referees report the same': true,
	'both players report the same': true,
	'a player reports it and the other confirms': true,
	'a referee corrects it': true,
	'two referees disagree, and one report is annulled': true,
	'only one player reports it': false,
	'two referees disagree': false,
	'a referee annuls it': false,
	'one referee reports it, another one that somebody was absent': false,
	'somebody was absent': true
} as const;
type Story = keyof typeof STORIES;
const STORY_NAMES = Object.keys(STORIES) as Story[];

/** A season as three referees and 45 players write it, with what counts of it by how it was written. */
class Season {
	readonly entries: KnownEntry[] = [];
	readonly protocols: Protocol[] = [];
	readonly walkovers: Walkover[] = [];
	readonly meetings: Meeting[];
	readonly told = new Set<Story>();
	readonly #random: () => number;
	readonly #referees: Author[];
	readonly #players: Author[];
	readonly #taken = new Set<string>();
	readonly #played = new Map<number, number>();

	constructor(seed: number) {
		this.#random = seededFractions(seed);
		const first = this.#add(new Author(keyOf('founder'), null).write(founding));
		const author = (word: string) => new Author(keyOf(word), first.digest);
		const founder = author('founder');
		this.#referees = Array.from({ length: REFEREES }, (_, index) => author(`referee${index}`));
		this.#players = Array.from({ length: PLAYERS }, (_, index) => author(`player${index}`));
		for (const [index, { publicKey }] of this.#referees.entries())
			this.#add(founder.write(appointed(idOf(21, index), publicKey)));
		this.#add(founder.write(season));
		for (const [index, { publicKey }] of this.#players.entries()) {
			const category = index % 3 === 0 ? 'junior' : 'senior';
			this.#add(founder.write(registered(idOf(3, index), { category })));
			this.#add(founder.write({ kind: 'key', person: idOf(3, index), publicKey }));
		}
		this.meetings = Array.from({ length: MEETINGS }, (_, index) => {
			const on = new Date(Date.parse(OPENED) + index * 8 * 86_400_000).toISOString().slice(0, 10);
			return meeting({ id: idOf(2, index), on, referee: FOUNDER, plan: [] });
		});
		for (const record of this.meetings)
			this.#add(founder.write({ kind: 'meeting', record, replaces: [] }));
		for (let game = 0; game < GAMES; game += 1) this.#play(game);
	}

	get players() {
		return this.#players.map((_, index) => player(idOf(3, index)));
	}

	#add(known: KnownEntry): KnownEntry {
		this.entries.push(known);
		return known;
	}

	#below(limit: number): number {
		return Math.floor(this.#random() * limit);
	}

	#one<T>(of: readonly T[]): T {
		const found = of[this.#below(of.length)];
		if (found === undefined) throw new Error('Nothing to choose from');
		return found;
	}

	/** A pair that has not met at this meeting, so that no two games are taken for one. */
	#pair(at: number): [number, number] {
		for (;;) {
			const one = this.#below(PLAYERS);
			const other = (one + 1 + this.#below(PLAYERS - 1)) % PLAYERS;
			const pair = [at, ...[one, other].sort((a, b) => a - b)].join();
			if (this.#taken.has(pair)) continue;
			this.#taken.add(pair);
			return [one, other];
		}
	}

	/** The number of the next game of a meeting: the order of games never depends on ids. */
	#numberAt(at: number): number {
		const number = (this.#played.get(at) ?? 0) + 1;
		this.#played.set(at, number);
		return number;
	}

	#play(number: number): void {
		const at = this.#below(MEETINGS);
		const [light, dark] = this.#pair(at);
		const part = (index: number) => {
			return { player: idOf(3, index), army: 'A', secondary: this.#below(2) > 0 } as const;
		};
		const record = protocol({
			...{ id: idOf(5, number), meeting: idOf(2, at), game: this.#numberAt(at) },
			...{ scenario: this.#one(SCENARIOS), light: part(light), dark: part(dark) },
			...{ outcome: this.#one(OUTCOMES), referee: FOUNDER, reportedOn: '2026-07-30' }
		});
		const story = this.#one(STORY_NAMES);
		this.told.add(story);
		const counting = this.#tell(story, record, number, [light, dark]);
		if (STORIES[story] !== counting.length > 0) throw new Error(story);
		// Reports that agree say the same.
		const [first] = counting;
		const body = first?.entry.body;
		if (body?.kind === 'report') this.protocols.push(body.record);
		if (body?.kind === 'walkover') this.walkovers.push(body.record);
	}

	/** Writes the entries of a game; returns those that count. */
	#tell(
		story: Story,
		record: Protocol,
		number: number,
		[light, dark]: [number, number]
	): KnownEntry[] {
		const start = this.#below(REFEREES);
		const [one, other] = [this.#referees[start], this.#referees[(start + 1) % REFEREES]];
		const [owner, opponent] = [this.#players[light], this.#players[dark]];
		if (!one || !other || !owner || !opponent) throw new Error('Nobody to write');
		const report = (by: Author, given: Partial<Protocol> = {}, replaces: readonly string[] = []) =>
			this.#add(
				by.write({ kind: 'report', record: { ...record, ...given }, replaces: [...replaces] })
			);
		const changed = OUTCOMES.find((outcome) => outcome !== record.outcome) ?? 'draw';
		const again = { id: idOf(6, number), outcome: changed };
		const absent = (by: Author) => {
			const { meeting: held, game, scenario } = record;
			const who = { present: record.light.player, absent: record.dark.player };
			const missing = walkover({
				...{ id: idOf(7, number), meeting: held, game, scenario, ...who },
				reportedOn: record.reportedOn
			});
			return this.#add(by.write({ kind: 'walkover', record: missing, replaces: [] }));
		};
		const stories: Record<Story, () => KnownEntry[]> = {
			'a referee reports it': () => [report(one)],
			'two referees report the same': () => [
				report(one),
				report(other, { id: idOf(6, number), notes: 'Rain' })
			],
			'both players report the same': () => [
				report(owner, { id: owner.id(number) }),
				report(opponent, { id: opponent.id(number) })
			],
			'a player reports it and the other confirms': () => {
				const first = report(owner, { id: owner.id(number) });
				this.#add(opponent.write({ kind: 'confirmation', report: first.digest }));
				return [first];
			},
			'a referee corrects it': () => [report(one, { outcome: changed }, [report(one).digest])],
			'two referees disagree, and one report is annulled': () => {
				const [first, second] = [report(one), report(other, again)];
				this.#add(one.write({ kind: 'annulment', entry: first.digest }));
				return [second];
			},
			'only one player reports it': () => {
				report(owner, { id: owner.id(number) });
				return [];
			},
			'two referees disagree': () => {
				report(one);
				report(other, again);
				return [];
			},
			'a referee annuls it': () => {
				this.#add(other.write({ kind: 'annulment', entry: report(one).digest }));
				return [];
			},
			'one referee reports it, another one that somebody was absent': () => {
				report(one);
				absent(other);
				return [];
			},
			'somebody was absent': () => [absent(one)]
		};
		return stories[story]();
	}
}

describe('a season of 45 players and three referees', () => {
	const seeds = Array.from({ length: cases(16, 'SEASONS') }, (_, index) => index + 1);

	it.each(seeds)('has the standings of the second implementation: season %i', (seed) => {
		const made = new Season(seed);
		expect([...made.told].sort()).toEqual(STORY_NAMES.toSorted());
		const { league } = stateWith(made.entries);
		const [held] = league.seasons;
		if (!held) throw new Error('No season');
		const state = seasonState(league, held);
		const totals = scored(made, OPENED, state.end);
		const rows = (['junior', 'senior'] as const).flatMap((category) =>
			standings(league, state, category)
		);
		expect(rows).toHaveLength(PLAYERS);
		for (const { player: who, total } of rows) expect(total, who.name).toBe(totals.get(who.id));
		expect(rows.filter(({ total }) => total > 0).length).toBeGreaterThan(PLAYERS / 2);
		for (const [id, total] of totals) expect(totalOf(state.results.get(id))).toBe(total);
	});
});
