import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Armies, type WriteResult } from '$lib/store';
import { Backups } from '$lib/store/backups';
import { BrikmusterDatabase } from '$lib/store/database';
import { cases } from '../setup/cases';
import { injector, KINDS, outcome, type Fault } from './faults';
import {
	arrivalOf,
	baseOf,
	INITIAL_STATE,
	idOf,
	named,
	ordered,
	perform,
	type Answer,
	type Operation,
	type Order
} from './model';
import { everything, expectConsistent, load, onFreshConnection, type Snapshot } from './snapshot';

/** The number of sequences to try: `MODEL_RUNS=100000` for a long run, `SEED=…` to repeat a failed one. */
const RUNS = cases(100, 'MODEL_RUNS');
const SEED = Number(process.env.SEED ?? Date.now() % 0x7fffffff);

interface Model {
	state: Snapshot;
	now: number;
	/** Counter for unique names of states. */
	names: number;
}

interface Window {
	readonly database: BrikmusterDatabase;
	readonly armies: Armies;
	readonly backups: Backups;
}

interface Real {
	readonly name: string;
	readonly windows: [Window, Window];
	readonly observer: BrikmusterDatabase;
}

/** An operation for one window, possibly concurrent with the other. */
interface WindowOperation {
	readonly window: 0 | 1;
	readonly operation: Operation;
}

const figures = { commands: 0, races: 0, faults: 0, refused: 0, refusedButThere: 0 };
let clock = 0;
let databases = 0;

function openWindow(name: string): Window {
	const database = new BrikmusterDatabase(name);
	const now = () => clock;
	return { database, armies: new Armies(database, now), backups: new Backups(database, now) };
}

const answerOf = (result: WriteResult): Answer => {
	if (result.ok) return { ok: true, revision: result.revision };
	const { current } = result;
	if (!current) return { ok: false };
	return current.readable ? { ok: false, revision: current.revision } : 'refused';
};

async function ask({ armies, backups }: Window, order: Order): Promise<Answer> {
	const { operation, name, base } = order;
	switch (operation.does) {
		case 'create':
			return answerOf(await armies.create(named(operation.army, name), operation.demo));
		case 'replace': {
			const steps = operation.steps ? { name } : undefined;
			return answerOf(await armies.replace(named(operation.army, name), base, steps));
		}
		case 'delete':
		case 'bringBack':
			return answerOf(await armies.setDeleted(idOf(operation.army), operation.does === 'delete'));
		case 'tag': {
			const tags = operation.on ? [name] : [];
			return { ok: await armies.setTags(idOf(operation.army), tags) };
		}
		case 'archive':
			return { ok: await armies.setArchived(idOf(operation.army), operation.on) };
		case 'emptyTrash':
			await armies.emptyTrash(operation.armies?.map(idOf));
			return 'done';
		case 'restore':
			await backups.restore(operation.coming.map((coming) => arrivalOf(coming, name)));
			return 'done';
	}
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const serialized = (state: Snapshot) => JSON.stringify(sorted(ordered(state)));

/** Sorts fields, so that texts can be compared. */
function sorted(value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return value.map(sorted);
	const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/**
 * The allowed states after operations in this order with these results. Acknowledged operations
 * must be stored; a failed operation that was valid may be stored or not.
 */
function allowed(
	state: Snapshot,
	given: readonly { order: Order; answer: Answer }[],
	faulty: boolean
): Snapshot[] {
	const [first, ...rest] = given;
	if (!first) return [state];
	const due = perform(state, first.order);
	if (same(due.answer, first.answer)) return allowed(due.state, rest, faulty);
	if (first.answer !== 'refused' || !faulty) return [];
	return [...allowed(state, rest, faulty), ...allowed(due.state, rest, faulty)];
}

/** One step: one operation, or two concurrent ones in two windows, with or without a fault. */
class StoreStep implements fc.AsyncCommand<Model, Real> {
	constructor(
		readonly doings: readonly WindowOperation[],
		readonly fault: Fault | undefined,
		readonly later: number
	) {}

	check(): boolean {
		return true;
	}

	async run(model: Model, real: Real): Promise<void> {
		clock = model.now += this.later;
		const orders = this.doings.map(({ operation }): Order => {
			const base = baseOf(model.state, operation);
			return { operation, base, name: `Stan ${(model.names += 1)}`, now: model.now };
		});
		await injector.idle();
		injector.arm(this.fault);
		const answers = await Promise.all(
			this.doings.map(async ({ window }, index) => {
				const came = await outcome(ask(real.windows[window], orders[index] as Order));
				return came.told === 'done' ? came.value : ('refused' as const);
			})
		);
		await injector.idle();
		const faulty = injector.disarm() !== undefined;
		await this.judge(model, real, { orders, answers, faulty });
	}

	async judge(
		model: Model,
		{ observer }: Real,
		{ orders, answers, faulty }: { orders: Order[]; answers: Answer[]; faulty: boolean }
	): Promise<void> {
		const found = await everything(observer);
		expectConsistent(found);
		const given = orders.map((order, index) => ({ order, answer: answers[index] as Answer }));
		const before = serialized(model.state);
		const states = [given, [...given].reverse()].flatMap((some) =>
			allowed(model.state, some, faulty)
		);
		const text = serialized(found);
		const state = states.find((one) => serialized(one) === text);
		if (!state) {
			const due = perform(model.state, orders[0] as Order);
			expect({ answers, found: ordered(found) }, `no fault: ${!faulty}`).toEqual({
				answers: [due.answer],
				found: ordered(due.state)
			});
			expect.fail('No order of time gives what is there');
		}
		this.count(answers, faulty, text !== before);
		model.state = state;
	}

	count(answers: readonly Answer[], faulty: boolean, changed: boolean): void {
		figures.commands += 1;
		if (answers.length > 1) figures.races += 1;
		if (!faulty) return;
		figures.faults += 1;
		if (answers.includes('refused')) figures[changed ? 'refusedButThere' : 'refused'] += 1;
	}

	toString(): string {
		return JSON.stringify({ doings: this.doings, fault: this.fault, later: this.later });
	}
}

const army = fc.nat({ max: 2 });
const replace = fc.record({
	does: fc.constant('replace' as const),
	army,
	behind: fc.constantFrom(0, 0, 0, 0, 0, 1, 2, -1),
	steps: fc.boolean()
});
const coming = fc.record({
	army: fc.nat({ max: 3 }),
	revision: fc.integer({ min: 1, max: 4 }),
	as: fc.constantFrom('added' as const, 'beside' as const, 'replacement' as const)
});
const backup = fc.uniqueArray(coming, { minLength: 1, maxLength: 4, selector: (one) => one.army });
/** More armies than are written at once. */
const manyArmies = backup.map((some) => [
	...Array.from({ length: 21 }, (_, index) => ({
		army: 100 + index,
		revision: 2,
		as: 'added' as const
	})),
	...some
]);
const operation: fc.Arbitrary<Operation> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record({
			does: fc.constant('create' as const),
			army,
			demo: fc.boolean()
		})
	},
	{ weight: 12, arbitrary: replace },
	{
		weight: 5,
		arbitrary: fc.record({ does: fc.constantFrom('delete' as const, 'bringBack' as const), army })
	},
	{
		weight: 4,
		arbitrary: fc.record({
			does: fc.constantFrom('tag' as const, 'archive' as const),
			army,
			on: fc.boolean()
		})
	},
	{
		weight: 4,
		arbitrary: fc.record(
			{ does: fc.constant('emptyTrash' as const), armies: fc.uniqueArray(army) },
			{ requiredKeys: ['does'] }
		)
	},
	{ weight: 3, arbitrary: fc.record({ does: fc.constant('restore' as const), coming: backup }) },
	{
		weight: 1,
		arbitrary: fc.record({ does: fc.constant('restore' as const), coming: manyArmies })
	}
);
const doings: fc.Arbitrary<WindowOperation[]> = fc.oneof(
	{
		weight: 2,
		arbitrary: fc
			.record({ window: fc.constantFrom(0 as const, 1 as const), operation })
			.map((one) => [one])
	},
	fc.tuple(operation, operation).map(([left, right]): WindowOperation[] => [
		{ window: 0, operation: left },
		{ window: 1, operation: right }
	]),
	// Two writers on the same state of the same army.
	replace.map((left): WindowOperation[] => [
		{ window: 0, operation: left },
		{ window: 1, operation: left }
	])
);
const fault: fc.Arbitrary<Fault> = fc.record({
	kind: fc.constantFrom(...KINDS),
	at: fc.oneof(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 40 }))
});
const MINUTE = 60_000;
const later = fc.constantFrom(0, 1, 1000, MINUTE, 7 * MINUTE, 180 * MINUTE, 16 * 1440 * MINUTE);
const storeStep = fc
	.tuple(doings, fc.option(fault, { nil: undefined }), later)
	.map(([some, maybe, wait]) => new StoreStep(some, maybe, wait));

async function withDatabase(commands: Iterable<fc.AsyncCommand<Model, Real>>): Promise<void> {
	const name = `model-${(databases += 1)}`;
	const observer = new BrikmusterDatabase(name);
	await observer.open();
	const windows: [Window, Window] = [openWindow(name), openWindow(name)];
	for (const { database } of windows) await database.open();
	await load(observer, INITIAL_STATE);
	const model: Model = { state: INITIAL_STATE, now: 1_000_000, names: 0 };
	try {
		await fc.asyncModelRun(() => ({ model, real: { name, windows, observer } }), commands);
		expect(serialized(await onFreshConnection(name))).toBe(serialized(model.state));
	} finally {
		injector.disarm();
		for (const { database } of windows) database.close();
		await observer.delete();
	}
}

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

describe('the store, after any operations in two windows and any failures', () => {
	it(
		'keeps each acknowledged write, and applies every other one completely or not at all',
		async () => {
			const property = fc.asyncProperty(
				fc.commands([storeStep], { maxCommands: 12, size: 'max' }),
				withDatabase
			);
			await fc.assert(property, { numRuns: RUNS, seed: SEED });
			const { commands, races, faults, refused, refusedButThere: rejectedButStored } = figures;
			console.log(
				`${RUNS} sequences (SEED=${SEED}): ${commands} steps, ${races} of them in both windows at ` +
					`once, ${faults} with a fault: ${refused} refused with the old state there, ` +
					`${rejectedButStored} with a new one there`
			);
			expect(faults).toBeGreaterThan(RUNS);
		},
		60_000 + RUNS * 400
	);
});
