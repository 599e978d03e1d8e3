import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame } from '$lib/document/is-same';
import { cases } from '../../../tests/setup/cases';
import { SyncSession, type SharedLog } from './session';
import { isSameSummary, missingFrom, summaryOf, type Entry } from './summary';

/** Number of simulated sessions; the soak sets a larger one. */
const SESSIONS = cases(60, 'SESSIONS');

interface Tap extends Entry {
	readonly text: string;
}

/** A log like that of a game: a union by id. */
class TapLog implements SharedLog {
	game: string | undefined;
	readonly taps = new Map<string, Tap>();

	constructor(
		readonly author: string,
		game?: string
	) {
		this.game = game;
	}

	get events(): Tap[] {
		return [...this.taps.values()];
	}

	head() {
		return { id: this.game };
	}

	begin(game: unknown) {
		this.game = (game as { id: string }).id;
		return undefined;
	}

	receive(events: readonly unknown[]) {
		const taps = events as Tap[];
		const known = (tap: Tap) => this.taps.get(tap.id);
		if (taps.some((tap) => known(tap) && !isSame(known(tap), tap))) return 'conflict';
		for (const tap of taps) this.taps.set(tap.id, tap);
		return undefined;
	}

	tap(): Tap {
		const clock = 1 + Math.max(0, ...this.events.map(({ clock }) => clock));
		const tap = { id: `${this.author}-${clock}`, by: this.author, clock, text: `tap ${clock}` };
		this.taps.set(tap.id, tap);
		return tap;
	}

	get ordered(): Tap[] {
		const key = ({ clock, by, id }: Tap) => [String(clock).padStart(9, '0'), by, id].join();
		return this.events.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
	}
}

type Phone = 0 | 1;
type Step =
	| { readonly kind: 'tap' | 'tick' | 'reconnect'; readonly phone: Phone }
	/** What happens to a message on its way: the number chooses which one. */
	| { readonly kind: 'deliver' | 'drop' | 'double'; readonly phone: Phone; readonly which: number }
	/** The other phone gets a part of the log by a file or by codes. */
	| { readonly kind: 'file'; readonly phone: Phone; readonly which: number };

/** Two phones and the messages on their way. */
class Table {
	now = 0;
	readonly logs: readonly [TapLog, TapLog];
	readonly #ways: [string[], string[]] = [[], []];
	readonly #sessions: [SyncSession, SyncSession];

	constructor(joins: boolean) {
		this.logs = [new TapLog('a', 'game'), new TapLog('b', joins ? undefined : 'game')];
		this.#sessions = [this.#session(0), this.#session(1)];
	}

	#session(phone: Phone): SyncSession {
		const log = this.logs[phone];
		const send = (message: string) => this.#ways[phone === 0 ? 1 : 0].push(message);
		return new SyncSession({ log, author: log.author, send });
	}

	session(phone: Phone): SyncSession {
		return this.#sessions[phone];
	}

	run(step: Step): void {
		this.now += 400;
		const { phone } = step;
		const log = this.logs[phone];
		switch (step.kind) {
			case 'tick':
				return this.session(phone).tick(this.now);
			case 'reconnect':
				return this.reconnect();
			case 'tap':
				if (log.game === undefined) return;
				log.tap();
				return this.session(phone).added(this.now);
			case 'file':
				return this.file(log, phone === 0 ? 1 : 0, step.which);
			default:
				return this.pass(step.kind, phone, step.which);
		}
	}

	/** Some events reach the other phone without its session. */
	file(log: TapLog, to: Phone, which: number): void {
		if (log.game === undefined || this.logs[to].game === undefined) return;
		this.logs[to].receive(log.events.filter((_, index) => (which >> (index % 8)) & 1));
		this.session(to).added(this.now);
	}

	pass(kind: 'deliver' | 'drop' | 'double', phone: Phone, which: number): void {
		const way = this.#ways[phone];
		const place = which % Math.max(1, way.length);
		const message = way[place];
		if (message === undefined) return;
		if (kind !== 'double') way.splice(place, 1);
		if (kind !== 'drop') this.session(phone).receive(message, this.now);
	}

	reconnect(): void {
		this.#ways.forEach((way) => way.splice(0));
		this.#sessions[0] = this.#session(0);
		this.#sessions[1] = this.#session(1);
	}

	/** Lets everything arrive for a while. */
	settle(): void {
		for (let second = 0; second < 12; second += 1) {
			this.now += 1000;
			for (const phone of [0, 1] as const) this.session(phone).tick(this.now);
			for (let round = 0; round < 200 && this.#ways.some(({ length }) => length > 0); round += 1) {
				for (const phone of [0, 1] as const) this.pass('deliver', phone, 0);
			}
		}
	}
}

const phone = fc.constantFrom<Phone>(0, 1);
const which = fc.nat({ max: 255 });
const step: fc.Arbitrary<Step> = fc.oneof(
	{ weight: 4, arbitrary: fc.record({ kind: fc.constant('tap' as const), phone }) },
	{ weight: 3, arbitrary: fc.record({ kind: fc.constant('tick' as const), phone }) },
	{ weight: 8, arbitrary: fc.record({ kind: fc.constant('deliver' as const), phone, which }) },
	{ weight: 3, arbitrary: fc.record({ kind: fc.constant('drop' as const), phone, which }) },
	{ weight: 3, arbitrary: fc.record({ kind: fc.constant('double' as const), phone, which }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant('file' as const), phone, which }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant('reconnect' as const), phone }) }
);

describe('two phones', () => {
	it('keep every tap while messages are dropped, doubled and reordered', () => {
		fc.assert(
			fc.property(
				fc.boolean(),
				fc.array(step, { minLength: 50, maxLength: 150 }),
				(joins, steps) => {
					const table = new Table(joins);
					const tapped = new Set<string>();
					for (const next of steps) {
						table.run(next);
						for (const { taps } of table.logs) for (const id of taps.keys()) tapped.add(id);
					}
					table.settle();
					const [one, other] = table.logs;
					expect(JSON.stringify(one.ordered)).toBe(JSON.stringify(other.ordered));
					expect(new Set(one.taps.keys())).toEqual(tapped);
					for (const own of [0, 1] as const) {
						const session = table.session(own);
						expect(session.problem).toBeUndefined();
						expect(session.unacknowledged).toEqual([]);
						expect(table.now - (session.inStepAt ?? 0)).toBeLessThan(3000);
					}
				}
			),
			{ numRuns: SESSIONS, ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}) }
		);
		console.log(`${SESSIONS} sessions of two phones`);
	});

	it('say what is not sent and when the other one is silent', () => {
		const table = new Table(false);
		table.settle();
		const session = table.session(0);
		expect(session.isSilent(table.now)).toBe(false);
		table.run({ kind: 'tap', phone: 0 });
		table.run({ kind: 'drop', phone: 1, which: 0 });
		expect(session.unacknowledged.map(({ id }) => id)).toEqual(['a-1']);
		expect(session.isSilent(table.now + 60_000)).toBe(true);
		table.settle();
		expect(session.unacknowledged).toEqual([]);
		expect(table.logs[1].events).toHaveLength(1);
	});

	it('do not mix two games', () => {
		const table = new Table(false);
		table.logs[1].game = 'another game';
		table.run({ kind: 'tap', phone: 0 });
		table.settle();
		expect(table.logs[1].events).toEqual([]);
		expect(table.session(0).problem).toBe('otherGame');
		expect(table.session(1).problem).toBe('otherGame');
	});

	it('report two events with one id', () => {
		const table = new Table(false);
		table.logs[0].tap();
		table.logs[1].receive([{ id: 'a-1', by: 'a', clock: 1, text: 'something else' }]);
		table.logs[1].receive([{ id: 'a-0', by: 'a', clock: 1, text: 'a gap of the other' }]);
		table.settle();
		expect(table.session(0).problem).toBe('conflict');
	});

	it('learn who the other one is and that it leaves', () => {
		const table = new Table(false);
		table.settle();
		expect(table.session(0).peer).toMatchObject({ author: 'b', game: 'game' });
		table.session(1).leave();
		table.pass('deliver', 0, 0);
		expect(table.session(0).left).toBe(true);
	});

	it.each([
		['foreign text', 'hello', 'invalid'],
		['foreign JSON', '{"type":"status"}', 'invalid'],
		['a forbidden key', '{"type":"bye","__proto__":{}}', 'invalid'],
		['a newer version', '{"type":"status","version":2,"more":true}', 'newer']
	])('refuse %s', (_, text, problem) => {
		const table = new Table(false);
		table.session(0).receive(text, 0);
		expect(table.session(0).problem).toBe(problem);
		expect(table.session(0).peer).toBeUndefined();
	});
});

describe('summaries', () => {
	const entry = fc.record({
		id: fc.constantFrom('p', 'q', 'r', 's', 't', 'u', 'v'),
		by: fc.constant('a')
	});
	/** One author's events with the clock that belongs to each id. */
	const log = fc
		.uniqueArray(entry, { selector: ({ id }) => id })
		.map((entries) => entries.map(({ id, by }) => ({ id, by, clock: id.charCodeAt(0) })));

	it('lead to equal logs within three exchanges, whatever gaps there are', () => {
		fc.assert(
			fc.property(log, log, (one, other) => {
				const logs = [new Map<string, Entry>(), new Map<string, Entry>()] as const;
				one.forEach((own) => logs[0].set(own.id, own));
				other.forEach((own) => logs[1].set(own.id, own));
				for (let round = 0; round < 3; round += 1) {
					const summaries = logs.map((own) => summaryOf([...own.values()]));
					const sent = logs.map((own, place) =>
						missingFrom(summaries[1 - place] ?? new Map(), [...own.values()])
					);
					sent[0]?.forEach((own) => logs[1].set(own.id, own));
					sent[1]?.forEach((own) => logs[0].set(own.id, own));
				}
				const [mine, theirs] = logs.map((own) => summaryOf([...own.values()]));
				expect(isSameSummary(mine ?? new Map(), theirs ?? new Map())).toBe(true);
				expect(logs[0].size).toBe(new Set([...one, ...other].map(({ id }) => id)).size);
			})
		);
	});

	it('ask for nothing that the other side has', () => {
		const own = [1, 2, 3, 4].map((clock) => ({ id: `a-${clock}`, by: 'a', clock }));
		const upTo = (count: number) => summaryOf(own.slice(0, count));
		expect(missingFrom(upTo(2), own).map(({ clock }) => clock)).toEqual([3, 4]);
		expect(missingFrom(upTo(4), own.slice(0, 2))).toEqual([]);
		expect(missingFrom(upTo(4), own)).toEqual([]);
	});
});
