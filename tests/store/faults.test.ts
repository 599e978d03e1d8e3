import 'fake-indexeddb/auto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { dataUrlOf, photoDigest } from '$lib/army/photos/jpeg';
import { newArmy } from '$lib/army/new-army';
import { Armies, type RestoreItem, type BackupArmy } from '$lib/store';
import { Backups } from '$lib/store/backups';
import { BrikmusterDatabase } from '$lib/store/database';
import { Photos } from '$lib/store/photos';
import { quarter } from '../setup/cases';
import { jpegOf } from '../setup/jpeg';
import { injector, KINDS, outcome, type Call, type Fault, type Kind } from './faults';
import { load, onFreshConnection, type Snapshot } from './snapshot';

const id = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`;
const named = (number: number, name: string) => newArmy(id(number), name, { profile: 'league' });
const DAY = 86_400_000;
const LATE = 'a replace that comes too late';
const ELSEWHERE = 'create in the other window';
/** More writes without faults, so that there are earlier states to thin. */
const CALM = 'replace 6 to 12';
const SWEPT = 'delete photos that nothing names';
const OVER = 'empty the trash of what is over';
const DAYS = 'open the app on many days';
const MORE_DAYS = 'open the app on more days';

/** Two windows with one database. */
interface Windows {
	readonly database: BrikmusterDatabase;
	readonly other: BrikmusterDatabase;
	readonly armies: Armies;
	readonly elsewhere: Armies;
	readonly backups: Backups;
	readonly photos: Photos;
}

let now = 0;

function open(name: string): Windows {
	const [database, other] = [new BrikmusterDatabase(name), new BrikmusterDatabase(name)];
	return {
		database,
		other,
		armies: new Armies(database, () => now),
		elsewhere: new Armies(other, () => now),
		backups: new Backups(database, () => now),
		photos: new Photos(database, () => now)
	};
}

async function all(backups: Backups): Promise<BackupArmy[]> {
	const found: BackupArmy[] = [];
	for await (const backupArmy of backups.all()) found.push(backupArmy);
	return found;
}

const backupArmy = (number: number, revision: number): BackupArmy => ({
	row: { id: id(number), army: named(number, 'Z kopii'), revision, createdAt: 1, savedAt: 5 },
	revisions: Array.from({ length: revision - 1 }, (_, index) => ({
		id: id(number),
		army: named(number, `Dawna ${index}`),
		revision: index + 1,
		savedAt: index
	}))
});

/** More armies than are written at once: new ones, replacements and duplicates. */
const arrivals: RestoreItem[] = [
	{ backupArmy: backupArmy(1, 2), as: 'replacement' },
	{ backupArmy: backupArmy(2, 2), as: { beside: named(20, 'Obok') } },
	...Array.from({ length: 20 }, (_, index): RestoreItem => {
		return { backupArmy: backupArmy(100 + index, 1 + (index % 3)), as: 'added' };
	})
];

const carrying = (number: number, jpeg: Uint8Array) => ({
	...named(number, 'Ze zdjęciem'),
	photos: { [photoDigest(jpeg)]: dataUrlOf(jpeg) }
});

/** Photos of a backup, supplied synchronously, as the number of requests while waiting is undefined. */
function supply() {
	const rows = [5, 6]
		.map((mark) => jpegOf(mark))
		.map((jpeg) => [{ digest: photoDigest(jpeg), jpeg, savedAt: now }]);
	return () => rows.shift() ?? [];
}

type Step = readonly [what: string, run: (windows: Windows) => Promise<unknown>];

const write = (revision: number): Step => [
	`replace ${revision}`,
	({ armies }) => armies.replace(named(1, `Stan ${revision + 1}`), revision, { done: [revision] })
];

async function storm(armies: Armies, bases: readonly number[]): Promise<void> {
	for (const base of bases) await armies.replace(named(1, `Stan ${base + 1}`), base, {});
}

/** The steps of a session, a minute apart. */
const SESSION: readonly Step[] = [
	['create', ({ armies }) => armies.create(named(1, 'Stan 1'))],
	['create an example', ({ armies }) => armies.create(named(3, 'Przykład'), true)],
	...[1, 2, 3].map(write),
	[ELSEWHERE, ({ elsewhere }) => elsewhere.create(named(2, 'Druga'))],
	['replace without steps', ({ armies }) => armies.replace(named(1, 'Stan 5'), 4)],
	['replace in the other window', ({ elsewhere }) => elsewhere.replace(named(1, 'Tam'), 5, {})],
	[LATE, ({ armies }) => armies.replace(named(1, 'Późno'), 5, {})],
	[CALM, ({ armies }) => storm(armies, [6, 7, 8, 9, 10, 11, 12])],
	write(13),
	['read', ({ armies }) => armies.get(id(1))],
	['read earlier states', ({ armies }) => armies.revisions(id(1))],
	['read the steps', ({ armies }) => armies.steps(id(1), 14)],
	['tag', ({ armies }) => armies.setTags(id(1), ['liga'])],
	['archive', ({ armies }) => armies.setArchived(id(1), true)],
	['delete', ({ armies }) => armies.setDeleted(id(1), true)],
	['back from the trash', ({ armies }) => armies.setDeleted(id(1), false)],
	['delete another', ({ armies }) => armies.setDeleted(id(3), true)],
	['empty the trash of it', ({ armies }) => armies.emptyTrash([id(1), id(3)])],
	['count', ({ backups }) => backups.count()],
	['take a backup', ({ backups }) => all(backups)],
	['look at a backup', ({ backups }) => backups.compare([backupArmy(2, 3)])],
	['restore a backup', ({ backups }) => backups.restore(arrivals, { photos: supply() })],
	['keep a photo', ({ photos }) => photos.keep(jpegOf(1))],
	['read a photo', ({ photos }) => photos.get(photoDigest(jpegOf(1)))],
	['create with a photo', ({ armies }) => armies.create(carrying(4, jpegOf(2)))],
	['replace with a photo', ({ armies }) => armies.replace(carrying(4, jpegOf(3)), 1)],
	['delete for good', ({ elsewhere }) => elsewhere.setDeleted(id(1), true)],
	[DAYS, ({ armies }) => passDays(() => armies.emptyTrash())],
	[OVER, ({ armies }) => armies.emptyTrash()],
	[MORE_DAYS, ({ photos }) => passDays(() => photos.sweep())],
	[SWEPT, ({ photos }) => photos.sweep()]
];

/** A session without faults: the result, the calls and the final state of each step. */
interface SessionRecord {
	readonly value: unknown;
	readonly calls: readonly Call[];
	readonly state: Snapshot;
}

let sessions = 0;
const newName = () => `faults-${(sessions += 1)}`;

const stepAt = (index: number) => SESSION[index] as Step;
/** Opens the app on 29 days; the last of the thirty is a step of its own. */
async function passDays(open: () => Promise<unknown>): Promise<void> {
	for (let day = 0; day < 29; day += 1) {
		await open();
		now += DAY;
	}
}

/** Steps that run some days after the session. */
const LATER: Readonly<Record<string, number>> = {
	[DAYS]: 1,
	[OVER]: 31,
	[MORE_DAYS]: 32,
	[SWEPT]: 62
};

/** Each step has a fixed time; a retried one has the same. */
function run(index: number, windows: Windows): Promise<unknown> {
	now = index * 60_000 + (LATER[stepAt(index)[0]] ?? 0) * DAY;
	return stepAt(index)[1](windows);
}

async function runWithoutFaults(): Promise<SessionRecord[]> {
	const name = newName();
	const windows = open(name);
	const ran: SessionRecord[] = [];
	for (const index of SESSION.keys()) {
		await injector.idle();
		injector.arm();
		const value = await run(index, windows);
		await injector.idle();
		const calls = [...injector.calls];
		ran.push({ value, calls, state: await onFreshConnection(name) });
	}
	await close(windows);
	return ran;
}

async function close({ database, other }: Windows): Promise<void> {
	other.close();
	await database.delete();
}

const expected = runWithoutFaults();
const figures = { faults: 0, refused: 0, refusedButThere: 0, healed: 0 };
const NOTHING: Snapshot = { armies: [], revisions: [], histories: [] };
const before = (ran: readonly SessionRecord[], index: number) => ran[index - 1]?.state ?? NOTHING;

/** The two windows before a step; a connection is opened by the first step that needs it. */
async function windowsBefore(index: number, name: string): Promise<Windows> {
	const ran = await expected;
	const first = new BrikmusterDatabase(name);
	if (index > 0) await load(first, before(ran, index));
	first.close();
	const windows = open(name);
	if (index > 0) await windows.database.open();
	if (index > SESSION.findIndex(([what]) => what === ELSEWHERE)) await windows.other.open();
	await injector.idle();
	return windows;
}

/** Which of two states is stored; anything else is an invalid mixture. */
function which(found: Snapshot, old: Snapshot, next: Snapshot): 'old' | 'new' {
	const text = JSON.stringify(found);
	if (text === JSON.stringify(old)) return 'old';
	expect(found, 'neither the old nor the new state').toEqual(next);
	return 'new';
}

/** Runs one step with one failing call, and returns the result and the state afterwards. */
async function runWithFault(windows: Windows, name: string, index: number, fault: Fault) {
	const ran = await expected;
	const { value, state } = ran[index] as SessionRecord;
	injector.arm(fault);
	const came = await outcome(run(index, windows));
	await injector.idle();
	expect(injector.disarm(), 'the call that fails is made').toBeDefined();
	const found = which(await onFreshConnection(name), before(ran, index), state);
	figures.faults += 1;
	if (came.told === 'done') {
		expect(came.value).toEqual(value);
		if (JSON.stringify(state) !== JSON.stringify(before(ran, index))) expect(found).toBe('new');
		figures.healed += 1;
	} else figures[found === 'new' ? 'refusedButThere' : 'refused'] += 1;
	return { found, told: came.told };
}

/** Runs a step with a fault, retries it if it was rejected, and continues the session. */
async function session(index: number, fault: Fault): Promise<void> {
	const name = newName();
	const ran = await expected;
	const windows = await windowsBefore(index, name);
	const { found } = await runWithFault(windows, name, index, fault);
	if (found === 'old') expect(await run(index, windows)).toEqual(ran[index]?.value);
	const next = ran[index + 1];
	if (next) expect(await run(index + 1, windows)).toEqual(next.value);
	expect(await onFreshConnection(name)).toEqual((next ?? ran[index])?.state);
	await close(windows);
}

/** Without this, the kinds of faults take turns at the calls: one of them at each call. */
const everyKind = process.env.EVERYWHERE !== undefined;

/** The kinds of faults to try at a call: `place` counts the calls of a step. */
function kindsAt(call: Call, place: number, step: number): readonly Kind[] {
	const kinds: readonly Kind[] = call === 'commit' ? [...KINDS, 'untold'] : KINDS;
	return everyKind ? kinds : kinds.filter((_, index) => index === (place + step) % kinds.length);
}

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

afterAll(() => {
	const { faults, refused, refusedButThere: rejectedButStored, healed } = figures;
	console.log(
		`${faults} faults: ${refused} refused and the old state there, ${rejectedButStored} refused and ` +
			`the new state there, ${healed} made good by themselves`
	);
});

describe('a session in which one storage call fails', () => {
	it('makes calls of every kind in every step', async () => {
		const ran = await expected;
		const kinds = new Set(ran.flatMap(({ calls }) => calls));
		expect([...kinds].sort()).toEqual(['commit', 'open', 'request', 'transaction']);
		expect(ran.every(({ calls }) => calls.length > 0)).toBe(true);
		expect(ran.at(-1)?.state.armies).toHaveLength(23);
		expect(ran.at(-2)?.state.photos).toHaveLength(5);
		expect(ran.at(-1)?.state.photos).toBeUndefined();
		const late = ran[SESSION.findIndex(([what]) => what === LATE)];
		expect(late?.value).toMatchObject({ ok: false, current: { revision: 6 } });
	});

	const steps = SESSION.map(([what], index) => [what, index] as const);

	it.each(steps.filter(([what]) => ![CALM, DAYS, MORE_DAYS].includes(what)))(
		'ends in the old state or the new one, and reports which: %s',
		async (what, index) => {
			const calls = (await expected)[index]?.calls ?? [];
			const faults = calls.flatMap((call, place) =>
				kindsAt(call, place, index).map((kind) => ({ kind, call, at: place + 1 }))
			);
			for (const { kind, call, at } of everyKind ? faults : quarter(faults)) {
				await session(index, { kind, at }).catch((error: unknown) => {
					throw new Error(`${what}: ${kind} at call ${at}, a ${call}`, { cause: error });
				});
			}
		}
	);
});
