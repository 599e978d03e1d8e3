import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownEntry } from '$lib/league/entries/entry';
import { LeagueAnswers } from '$lib/state/league/worker/answers';
import type { Made } from '$lib/state/league/worker/writing';
import { BrikmusterDatabase } from '$lib/store/database';
import { Leagues, type CheckedEntry, type StoredPlan } from '$lib/store/leagues';
import { cases, seedOf } from '../setup/cases';
import { idOf, LEAGUE, player } from '../setup/league';
import {
	createSigned,
	heldLeague,
	registered,
	signedEntries,
	signedLeague
} from '../setup/league-entries';

const KEYS = signedLeague().anna.publicKey;
const TODAY = '2026-03-02';

/** A window: its page writes, and its worker reads. */
class Window {
	readonly #page: Leagues;
	readonly #worker: LeagueAnswers;
	readonly #plans: Made[] = [];
	readonly #done: CheckedEntry[][] = [];
	#stored: StoredPlan | undefined;

	constructor(database: BrikmusterDatabase) {
		this.#page = new Leagues(database, Date.now);
		this.#worker = new LeagueAnswers(new Leagues(database, Date.now));
	}

	/** Plans to register a player, or to take back and repeat what this window wrote. */
	async plan(number: number): Promise<void> {
		const given: [ReturnType<typeof player>[]] = [[player(idOf(3, number))]];
		const writer = {
			keys: [KEYS],
			now: `2026-03-02T10:00:${String(number % 60).padStart(2, '0')}Z`
		};
		const made = await this.#worker.answer(LEAGUE, 'act', { act: 'register', given, ...writer });
		if (made.ok) this.#plans.push(made);
	}

	async planUndo(number: number, redoes: boolean): Promise<void> {
		const entries = this.#done.at(-1) ?? [];
		const back = redoes ? [] : entries.map(({ digest }) => digest);
		const writer = {
			keys: [KEYS],
			now: `2026-03-02T11:00:${String(number % 60).padStart(2, '0')}Z`
		};
		const again = redoes ? entries : [];
		const made = await this.#worker.answer(LEAGUE, 'step', { back, again, ...writer });
		if (made.ok) this.#plans.push(made);
	}

	/** Stores the last plan, or one that other plans have followed. */
	async store(isLast: boolean): Promise<void> {
		const made = isLast ? this.#plans.pop() : this.#plans.shift();
		if (!made) return;
		const added = await signedEntries(made.added);
		const wrote = await this.#page.write(LEAGUE, { ...made, added });
		if (!wrote) return;
		if (added.length > 0) this.#done.push(added);
		this.#stored = { plan: made.plan, base: wrote.base, version: wrote };
	}

	async receive(entries: readonly KnownEntry[]): Promise<void> {
		const founding = signedLeague().first.digest;
		const arriving = { founding, name: 'Liga', entries: await signedEntries(entries) };
		await this.#page.join(arriving, { id: LEAGUE });
	}

	async send(): Promise<void> {
		const founding = signedLeague().first.digest;
		await this.#page.markSent(LEAGUE, await this.#page.entryDigests(founding));
	}

	/** What this window shows, also of what it has just stored. */
	look() {
		const asked = { keys: [KEYS], today: TODAY, stored: this.#stored };
		return this.#worker.answer(LEAGUE, 'view', asked);
	}
}

const window = fc.nat({ max: 1 });
const does = <T extends string>(what: T) => fc.record({ what: fc.constant(what), window });
const step = fc.oneof(
	{ weight: 4, arbitrary: does('plan') },
	{ weight: 2, arbitrary: does('undo') },
	does('redo'),
	{ weight: 4, arbitrary: does('store') },
	does('storeOld'),
	does('receive'),
	does('send'),
	{ weight: 3, arbitrary: does('look') }
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function act(windows: readonly Window[], { what, window: at }: Step, number: number) {
	const one = windows[at];
	if (!one) throw new Error('No such window');
	if (what === 'plan') return one.plan(number);
	if (what === 'undo' || what === 'redo') return one.planUndo(number, what === 'redo');
	if (what === 'store' || what === 'storeOld') return one.store(what === 'store');
	if (what === 'send') return one.send();
	if (what === 'receive') {
		return one.receive([signedLeague().bolek.write(registered(idOf(4, number)))]);
	}
	return one.look();
}

describe('two windows of a league', () => {
	it('each read what a new window reads, whatever they plan, store, undo, receive and send', async () => {
		let run = 0;
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
				run += 1;
				const database = new BrikmusterDatabase(`windows-${run}`);
				const { entries } = signedLeague();
				await createSigned(new Leagues(database, Date.now), LEAGUE, heldLeague(entries));
				const windows = [new Window(database), new Window(database)];
				for (const one of windows) await one.look();
				for (const [number, one] of steps.entries()) await act(windows, one, number);
				const fresh = await new Window(database).look();
				for (const one of windows) expect(await one.look()).toEqual(fresh);
				await database.delete();
			}),
			{ numRuns: cases(160), seed: seedOf(7) }
		);
	});
});
