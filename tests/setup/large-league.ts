import { seededFractions } from '$lib/dice/seeded-bits';
import type { WholeBody } from '$lib/league/entries/private-parts';
import type { KnownEntry } from '$lib/league/entries/entry';
import type { Protocol } from '$lib/league/league-file';
import { idOf, meeting, walkover } from './league';
import {
	appointed,
	Author,
	FOUNDER,
	founding,
	registered,
	reported,
	season
} from './league-entries';

export interface LeagueSize {
	readonly referees: number;
	readonly players: number;
	readonly submissions: number;
	readonly games: number;
	readonly seed: number;
	/** The public key of an author, and the file of a submission with its digest. */
	readonly keyOf: (number: number) => string;
	readonly fileOf: (player: number, number: number) => { digest: string; file: unknown };
	/** What the authors' clocks say; without it, each one's goes on from entry to entry. */
	readonly clock?: () => string;
}

const SCENARIOS = ['battle', 'captureTheFlag', 'transport'];
const OUTCOMES = ['light', 'dark', 'draw'] as const;
const PER_MEETING = 20;
const [PLAYER, GAME, MEETING] = [30, 50, 40];

/** A league written by several referees at once, with everything that happens in one. */
class LargeLeague {
	readonly entries: KnownEntry[] = [];
	readonly referees: Author[];
	readonly players: Author[];
	readonly #random: () => number;
	readonly #founder: Author;

	constructor(readonly size: LeagueSize) {
		this.#random = seededFractions(size.seed);
		const first = this.#add(new Author(size.keyOf(0), null), founding);
		const author = (number: number) => new Author(size.keyOf(number), first.digest);
		this.#founder = author(0);
		this.referees = Array.from({ length: size.referees }, (_, index) => author(index + 1));
		this.players = Array.from({ length: size.players }, (_, index) => author(index + 100));
	}

	#add(author: Author, body: WholeBody): KnownEntry {
		// Ids depend on the founding, and results of one day and number are in the order of their ids.
		const known = author.write(body, this.entries.length > 0 ? this.size.clock?.() : undefined);
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

	get #referee(): Author {
		return this.#one(this.referees);
	}

	people(): void {
		this.referees.forEach(({ publicKey }, index) => {
			this.#add(this.#founder, appointed(idOf(21, index + 1), publicKey));
		});
		this.#add(this.#founder, season);
		this.players.forEach(({ publicKey }, index) => {
			const id = idOf(PLAYER, index);
			const category = index % 4 === 0 ? 'junior' : 'senior';
			const referee = this.#referee;
			this.#add(referee, registered(id, { name: `Gracz ${index}`, category }));
			this.#add(referee, { kind: 'key', person: id, publicKey });
		});
	}

	meetings(): void {
		const count = Math.ceil(this.size.games / PER_MEETING);
		for (let index = 0; index < count; index += 1) {
			const on = new Date(Date.UTC(2026, 2, 1 + (index % 150))).toISOString().slice(0, 10);
			const record = meeting({ id: idOf(MEETING, index), on, referee: FOUNDER, plan: [] });
			const first = this.#add(this.#referee, { kind: 'meeting', record, replaces: [] });
			if (this.#below(5) > 0) continue;
			const moved = { ...record, place: 'Klub' };
			this.#add(this.#referee, { kind: 'meeting', record: moved, replaces: [first.digest] });
		}
	}

	submissions(): void {
		for (let number = 0; number < this.size.submissions; number += 1) {
			const player = number % this.players.length;
			const author = this.players[player];
			if (!author) continue;
			const { digest, file } = this.size.fileOf(player, number);
			const address = { player: idOf(PLAYER, player), meeting: null, digest, file };
			this.#add(author, { kind: 'submission', id: idOf(60, number), ...address });
			const day = `2026-03-${String(1 + this.#below(28)).padStart(2, '0')}`;
			const receipt = { kind: 'receipt', submission: digest, day, number: 1 + this.#below(999) };
			this.#add(this.#referee, receipt as WholeBody);
			if (this.#below(20) === 0) this.#add(this.#referee, receipt as WholeBody);
			if (this.#below(20) === 0) continue;
			const decision = this.#below(8) === 0 ? 'reject' : 'accept';
			const verdict: WholeBody = {
				...{ kind: 'verdict', submission: digest, decision, reasons: [] },
				...{ decidedOn: day, replaces: [] }
			};
			this.#add(this.#referee, verdict);
		}
	}

	/** A game with everything that may happen to its report. */
	#game(number: number): void {
		const [one, step] = [
			this.#below(this.players.length),
			1 + this.#below(this.players.length - 1)
		];
		const other = (one + step) % this.players.length;
		const part = (player: number) => {
			return { player: idOf(PLAYER, player), army: 'A', secondary: this.#below(2) > 0 } as const;
		};
		const common = {
			id: idOf(GAME, number),
			meeting: idOf(MEETING, this.#below(Math.ceil(this.size.games / PER_MEETING))),
			game: 1 + this.#below(9),
			scenario: this.#one(SCENARIOS),
			reportedOn: '2026-03-09'
		};
		if (this.#below(30) === 0) {
			const [present, absent] = [idOf(PLAYER, one), idOf(PLAYER, other)];
			const record = walkover({ ...common, present, absent });
			this.#add(this.#referee, { kind: 'walkover', record, replaces: [] });
			return;
		}
		const game: Partial<Protocol> = {
			...common,
			light: part(one),
			dark: part(other),
			outcome: this.#one(OUTCOMES)
		};
		const players = [this.players[one], this.players[other]] as [Author, Author];
		this.#reports(game, number, players);
	}

	#reports(game: Partial<Protocol>, number: number, [light, dark]: [Author, Author]): void {
		const chance = this.#below(20);
		const own = chance === 0 ? light : this.#referee;
		const id = own === light ? light.id(number) : idOf(GAME, number);
		const first = this.#add(own, reported({ ...game, id }));
		const second = () =>
			this.#add(this.#referee, reported({ ...game, id: idOf(GAME + 1, number), outcome: 'draw' }));
		const confirm = (author: Author) =>
			this.#add(author, { kind: 'confirmation', report: first.digest });
		if (chance <= 1) confirm(dark);
		if (chance === 2) second();
		if (chance === 3) this.#add(own, { kind: 'annulment', entry: second().digest });
		if (chance === 4) {
			second();
			confirm(light);
			confirm(dark);
		}
		const draw = reported({ ...game, id, outcome: 'draw' }, [first.digest]);
		if (chance === 5 || chance === 6) this.#add(this.#referee, draw);
		if (chance === 6)
			this.#add(this.#referee, reported({ ...game, id, notes: 'x' }, [first.digest]));
		if (chance === 7) this.#add(own, { kind: 'annulment', entry: first.digest });
		if (chance >= 8 && chance <= 10) this.#again(game, number, chance, [light, dark]);
	}

	/** Another referee or both players say the same, or a referee that one of them was absent. */
	#again(game: Partial<Protocol>, number: number, chance: number, players: Author[]): void {
		const photos = [`sha256:${String(number).padStart(64, '0')}`];
		const twin = { ...game, id: idOf(GAME + 2, number), game: 1 + this.#below(9), photos };
		if (chance === 8) this.#add(this.#referee, reported(twin));
		if (chance === 9) {
			for (const by of players) this.#add(by, reported({ ...twin, id: by.id(number + 5000) }));
		}
		const [present, absent] = [game.light?.player, game.dark?.player];
		if (chance !== 10 || !present || !absent || !game.meeting) return;
		const { meeting, scenario = 'battle' } = game;
		const record = walkover({ id: idOf(GAME + 2, number), meeting, scenario, present, absent });
		this.#add(this.#referee, { kind: 'walkover', record, replaces: [] });
	}

	games(): void {
		for (let number = 0; number < this.size.games; number += 1) this.#game(number);
	}

	/** A referee is dismissed, a key revoked, a player leaves, and one is registered twice. */
	departures(): void {
		const [referee, player] = [this.referees[0], this.players[0]];
		const appointment = this.entries.find(({ entry }) => entry.body.kind === 'appointment');
		if (!referee || !player || !appointment) return;
		const keeps = referee.last;
		this.#game(this.size.games);
		const appointments = [appointment.digest];
		this.#add(this.#founder, { kind: 'dismissal', appointments, keeps });
		const by = this.referees.at(-1) ?? this.#founder;
		this.#add(by, { kind: 'keyRevoked', publicKey: player.publicKey, keeps: player.last });
		this.#add(by, { kind: 'samePerson', player: idOf(PLAYER, 1), into: idOf(PLAYER, 2) });
		const left = { kind: 'withdrawal', player: idOf(PLAYER, 3), on: '2026-04-01' } as const;
		this.#add(by, { ...left, replaces: [] });
	}
}

/** Returns the entries of a league of this size; the founding is first. */
export function largeLeague(size: LeagueSize): KnownEntry[] {
	const league = new LargeLeague(size);
	league.people();
	league.meetings();
	league.submissions();
	league.games();
	league.departures();
	return league.entries;
}
