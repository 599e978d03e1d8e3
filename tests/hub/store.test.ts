import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LevelStore } from '../../src/hub/store/level';
import { PostgresStore } from '../../src/hub/store/postgres';
import {
	KINDS,
	NOWHERE,
	type Fresh,
	type Head,
	type Store,
	type StoredKind
} from '../../src/hub/store/store';
import { cases } from '../setup/cases';
import { Database, DatabaseLink, hasPostgres } from '../setup/database';
import { eventually } from '../setup/eventually';
import { temporaryFolder } from '../setup/hub';
import { randomBytes } from '../setup/room';

const MOST = { entries: 100, bytes: 1_000_000 };

const name = () => Buffer.from(randomBytes(32)).toString('base64url');

function fresh(kind: StoredKind = 'content', size = 100): Fresh {
	return { digest: name(), kind, bytes: randomBytes(size) };
}

/** What a store is opened from, twice at a time or once. */
interface Place {
	open(): Promise<Store>;
	/** Whether two may have it open. */
	readonly isShared: boolean;
	dispose(): Promise<void>;
}

const folderPlace = (): Promise<Place> => {
	const folder = temporaryFolder();
	return Promise.resolve({
		open: () => LevelStore.open(folder),
		isShared: false,
		dispose: () => Promise.resolve(rmSync(folder, { recursive: true }))
	});
};

async function databasePlace(): Promise<Place> {
	const database = await Database.make();
	return {
		open: () => PostgresStore.open(database.url, (error) => console.error(error)),
		isShared: true,
		dispose: () => database.dispose()
	};
}

const digests = (entries: readonly { digest: string }[]) => entries.map(({ digest }) => digest);

/** Appends at the current head, whatever it is. */
async function appended(
	store: Store,
	room: string,
	entries: readonly Fresh[],
	drop: string[] = []
) {
	return (await store.append(room, await store.head(room), entries, drop)) as Head;
}

/** What every store does. */
const conforms = (makePlace: () => Promise<Place>) => () => {
	let place: Place;
	let store: Store;
	let room: string;
	beforeAll(async () => {
		place = await makePlace();
		store = await place.open();
	});
	afterAll(async () => {
		await store.close();
		await place.dispose();
	});
	const begin = () => (room = name());

	it('numbers entries in the order of their arrival, and gives them back as they were', async () => {
		begin();
		expect(await store.head(room)).toEqual(NOWHERE);
		const entries = [fresh('rights'), fresh(), fresh('snapshot', 3_000)];
		const first = await appended(store, room, entries.slice(0, 2));
		expect(first).toMatchObject({ number: 2, entries: 2, bytes: 200 });
		expect(await appended(store, room, entries.slice(2))).toEqual({
			...{ incarnation: first.incarnation, number: 3, entries: 3, bytes: 3_200 }
		});
		const read = await store.read(room, 0, MOST);
		expect(read).toEqual(entries.map((one, index) => ({ ...one, number: index + 1 })));
		expect(await store.read(room, 2, MOST)).toEqual(read.slice(2));
		expect(await store.rights(room, 0, MOST)).toEqual(read.slice(0, 1));
		expect(await store.rights(room, 1, MOST)).toEqual([]);
		const listed = read.map(({ number, digest, bytes }) => ({
			...{ number, digest, length: bytes.length }
		}));
		expect(await store.list(room, 0, 10)).toEqual(listed);
		expect(await store.list(room, 1, 1)).toEqual(listed.slice(1, 2));
	});

	it('appends at the head only: a second writer hears that there is a newer one', async () => {
		begin();
		const at = await appended(store, room, [fresh()]);
		const all = await Promise.all(
			Array.from({ length: 8 }, () => store.append(room, at, [fresh()], []))
		);
		expect(all.filter(Boolean)).toHaveLength(1);
		expect(await store.append(room, NOWHERE, [fresh()], [])).toBeUndefined();
		const other = { ...(await store.head(room)), incarnation: 'another' };
		expect(await store.append(room, other, [fresh()], [])).toBeUndefined();
		expect(await store.head(room)).toMatchObject({ number: 2, entries: 2 });
	});

	it('of those who create a room at the same time, one does', async () => {
		begin();
		const all = await Promise.all(
			Array.from({ length: 5 }, () => store.append(room, NOWHERE, [fresh()], []))
		);
		expect(all.filter(Boolean)).toHaveLength(1);
		expect(await store.read(room, 0, MOST)).toHaveLength(1);
	});

	it('has each digest once', async () => {
		begin();
		const one = fresh();
		await appended(store, room, [one]);
		const more = fresh();
		expect(await appended(store, room, [one, more])).toMatchObject({ number: 2, bytes: 200 });
		expect(digests(await store.read(room, 0, MOST))).toEqual(digests([one, more]));
	});

	it('keeps of dropped entries the digests alone, and takes none of them again', async () => {
		begin();
		const [one, two, three] = [fresh(), fresh(), fresh('snapshot')] as const;
		await appended(store, room, [one, two]);
		const request = fresh('dropped');
		const drop = [one.digest, two.digest, name()];
		const head = await appended(store, room, [three, request], drop);
		expect(head).toMatchObject({ number: 4, entries: 2, bytes: 200 });
		expect(await appended(store, room, [one])).toMatchObject({ number: 4, entries: 2 });
		expect(await appended(store, room, [], [one.digest])).toMatchObject({ number: 4, entries: 2 });
		expect(digests(await store.read(room, 0, MOST))).toEqual(digests([three, request]));
		expect(digests(await store.list(room, 0, 10))).toEqual(digests([three, request]));
		const found = await store.find(room, [one.digest, three.digest, request.digest, name()]);
		expect([...found].sort()).toEqual(
			[
				[one.digest, false],
				[three.digest, 'snapshot'],
				[request.digest, 'dropped']
			].sort()
		);
		const taken = await store.take(room, [one.digest, three.digest], MOST);
		expect(digests(taken)).toEqual([three.digest]);
	});

	it('reads pages of few entries or bytes, and at least one entry', async () => {
		begin();
		const entries = Array.from({ length: 9 }, () => fresh('rights', 1_000));
		await appended(store, room, entries);
		expect(await store.read(room, 0, { entries: 4, bytes: 1e6 })).toHaveLength(4);
		expect((await store.read(room, 2, { entries: 9, bytes: 2_500 })).length).toBeLessThan(5);
		expect(await store.read(room, 2, { entries: 9, bytes: 1 })).toHaveLength(1);
		expect(await store.rights(room, 2, { entries: 9, bytes: 1 })).toHaveLength(1);
		expect(await store.take(room, digests(entries), { entries: 9, bytes: 1 })).toHaveLength(1);
	});

	it('has rooms beside each other', async () => {
		const rooms = [name(), name()];
		const one = fresh();
		for (const id of rooms) await appended(store, id, [one]);
		const found: string[] = [];
		for await (const id of store.rooms()) found.push(id);
		expect(found).toEqual(expect.arrayContaining(rooms));
		expect(new Set(found).size).toBe(found.length);
		for (const id of rooms) expect(await store.read(id, 0, MOST)).toHaveLength(1);
	});

	it('gives a room another incarnation when it is asked to, and only the one that was meant', async () => {
		begin();
		const before = await appended(store, room, [fresh()]);
		await store.renew(room, 'another');
		expect(await store.head(room)).toEqual(before);
		await store.renew(room, before.incarnation);
		const after = await store.head(room);
		expect(after.incarnation).not.toBe(before.incarnation);
		expect({ ...after, incarnation: '' }).toEqual({ ...before, incarnation: '' });
		await store.renew(room, before.incarnation);
		expect(await store.head(room)).toEqual(after);
	});

	it('has everything when it is opened again', async () => {
		begin();
		const entries = [fresh('rights'), fresh()];
		const head = await appended(store, room, entries);
		await store.close();
		store = await place.open();
		expect({ ...(await store.head(room)), incarnation: '' }).toEqual({ ...head, incarnation: '' });
		expect(digests(await store.read(room, 0, MOST))).toEqual(digests(entries));
	});

	it('says to the others what was appended, and what one of them tells', async () => {
		if (!place.isShared) return expect(await store.tell('nobody')).toBeUndefined();
		begin();
		const other = await place.open();
		const heard: (string | undefined)[] = [];
		const told: string[] = [];
		const watcher = {
			changed: (id?: string) => void heard.push(id),
			told: (text: string) => void told.push(text),
			missed: () => void heard.push(undefined)
		};
		other.watch(watcher);
		await eventually(() => expect(heard).toContain(undefined));
		await appended(store, room, [fresh()]);
		await store.tell('x'.repeat(7_000));
		await eventually(() => expect(heard).toContain(room));
		await eventually(() => expect(told).toEqual(['x'.repeat(7_000)]));
		return other.close();
	});

	it('agrees with a list in memory, whatever is appended and dropped', async () => {
		const act = fc.record({
			add: fc.array(fc.tuple(fc.nat(15), fc.nat(3)), { maxLength: 4 }),
			drop: fc.array(fc.nat(15), { maxLength: 3 })
		});
		await fc.assert(
			fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
				begin();
				const names = Array.from({ length: 16 }, name);
				const there = new Map<string, number>();
				const gone = new Set<string>();
				let [number, bytes] = [0, 0];
				for (const { add, drop } of acts) {
					const unique = new Map(add.map(([index, kind]) => [index, kind]));
					const entries = [...unique].map(([index, kind]): Fresh => {
						return {
							digest: names[index] ?? '',
							kind: KINDS[kind] ?? 'content',
							bytes: randomBytes(9)
						};
					});
					const dropped = drop.map((index) => names[index] ?? '');
					const known = new Set([...there.keys(), ...gone]);
					for (const digest of dropped)
						if (there.delete(digest)) {
							gone.add(digest);
							bytes -= 9;
						}
					for (const { digest } of entries.filter((one) => !known.has(one.digest))) {
						there.set(digest, (number += 1));
						bytes += 9;
					}
					const head = await appended(store, room, entries, dropped);
					expect(head).toMatchObject({ number, entries: there.size, bytes });
					const listed = await store.list(room, 0, 100);
					expect(listed.map((one) => [one.digest, one.number])).toEqual([...there]);
					expect(digests(await store.read(room, 0, MOST))).toEqual([...there.keys()]);
				}
			}),
			{ numRuns: cases(60) }
		);
	});
};

describe('the store in a folder', conforms(folderPlace));
describe.skipIf(!hasPostgres)('the store in PostgreSQL', conforms(databasePlace));

describe.skipIf(!hasPostgres)('a node whose way to PostgreSQL is lost', () => {
	it('in the midst of transactions, goes on with the next one, and hears the others again', async () => {
		const database = await Database.make();
		const link = await DatabaseLink.make(database);
		const node = await PostgresStore.open(link.words[1] ?? '', () => undefined);
		const other = await PostgresStore.open(database.url, () => undefined);
		const heard: (string | undefined)[] = [];
		const told: string[] = [];
		node.watch({
			changed: (room) => void heard.push(room),
			told: (text) => void told.push(text),
			missed: () => void heard.push(undefined)
		});
		for (let step = 0; step < 8; step += 1) {
			link.delay = 10;
			const begun = Date.now();
			const all = Array.from({ length: 10 }, () => node.append(name(), NOWHERE, [fresh()], []));
			await new Promise((done) => setTimeout(done, 10 + 15 * step));
			link.cut();
			link.delay = 0;
			await Promise.allSettled(all);
			await node.head(name()).catch(() => node.head(name()));
			expect(Date.now() - begun).toBeLessThan(3_000);
		}
		await database.kill();
		await expect(node.head(name())).rejects.toThrow();
		await node.probe();
		heard.length = 0;
		await database.start();
		await eventually(() => node.head(name()));
		await eventually(() => expect(heard).toContain(undefined));
		await eventually(() => other.tell('again'));
		await eventually(() => expect(told).toContain('again'));
		await Promise.all([node.close(), other.close()]);
		link.close();
		await database.dispose();
	});
});
