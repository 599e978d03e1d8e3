import { afterAll, describe, expect, it } from 'vitest';
import { digestOf, type Envelope } from '../../src/lib/sync/room/envelope';
import { MOST_DROPPED } from '../../src/lib/sync/room/header';
import { Database, hasPostgres } from '../setup/database';
import { costOf, noise, timeFor } from '../setup/entry-time';
import { Client, HubProcess } from '../setup/hub';
import { TestRoom } from '../setup/room';

const LIMITS = ['updates', 'bytes', 'roomBytes'].flatMap((name) => [
	'--limit',
	`${name}=10000000000`
]);
/** Megabytes that a room holds; `npm run bench` measures 0 and 100, too. */
const SIZES = (process.env.HUB_SIZES ?? '20').split(',').map(Number);
/** Letters of noise in entries of several sizes: deflate leaves three quarters of them. */
const ENTRIES = [
	{ letters: 400, count: 40 },
	{ letters: 130_000, count: 20 },
	{ letters: 1_300_000, count: 10 },
	{ letters: 7_300_000, count: 4 }
];

const sealed = (room: TestRoom, letters: number, count: number): Promise<Envelope[]> =>
	Promise.all(
		Array.from({ length: count }, () =>
			room.seal(room.owner, [{ kind: 'note', text: noise(letters) }])
		)
	);

/** A room of megabytes: entries of 100 kB. */
async function filled(hub: HubProcess, megabytes: number): Promise<TestRoom> {
	const room = await TestRoom.make();
	const client = new Client(hub.url, room.room);
	await client.save(room.first);
	for (let sent = 0; sent < megabytes; sent += 1)
		await client.save(...(await sealed(room, 133_000, 10)));
	client.close();
	return room;
}

/** Requests to drop as much as one may, of entries that are there. */
async function requests(hub: HubProcess, room: TestRoom, count: number): Promise<Envelope[]> {
	const client = new Client(hub.url, room.room);
	await client.inStep();
	const snapshot = await room.seal(room.owner, [], 'snapshot');
	await client.save(snapshot);
	const made: Envelope[] = [];
	for (let index = 0; index < count; index += 1) {
		const entries = await sealed(room, 4, MOST_DROPPED);
		await client.save(...entries);
		const covered = await Promise.all(entries.map(digestOf));
		made.push(await room.drop(room.owner, [await digestOf(snapshot)], covered));
	}
	client.close();
	return made;
}

/** Each kind of entry in a room of each size. */
function takesLittle(words: () => Promise<string[]>) {
	it.each(SIZES)('in a room of %i MB', { timeout: 300_000 }, async (megabytes) => {
		const hub = await HubProcess.start({ words: [...(await words()), ...LIMITS] });
		try {
			const room = await filled(hub, megabytes);
			const check = async (envelopes: readonly Envelope[]) => {
				const bytes = envelopes[0]?.bytes.length ?? 0;
				console.log(`${bytes} bytes in a room of ${megabytes} MB:`);
				const { each, refused } = await costOf(hub, room.room, envelopes);
				expect(refused).toBeUndefined();
				expect(each).toBeLessThan(timeFor(bytes));
			};
			for (const { letters, count } of ENTRIES) await check(await sealed(room, letters, count));
			await check(await requests(hub, room, 5));
		} finally {
			await hub.dispose();
		}
	});
}

describe('an entry takes little of the only thread of a hub with a folder', () => {
	takesLittle(() => Promise.resolve([]));
});

describe.skipIf(!hasPostgres)(
	'an entry takes little of the only thread of a hub of a database',
	() => {
		let database: Database | undefined;
		afterAll(() => database?.dispose());
		takesLittle(async () => {
			database ??= await Database.make();
			return database.words;
		});
	}
);
