import { afterAll, beforeAll, expect, it } from 'vitest';
import { digestOf, type Envelope } from '../../src/lib/sync/room/envelope';
import { Client, HubProcess } from '../setup/hub';
import { TestRoom } from '../setup/room';

/** `npm run bench` makes these larger and sets the target. */
const CLIENTS = Number(process.env.HUB_CLIENTS ?? 12);
const ROOMS = Number(process.env.HUB_ROOMS ?? 3);
const SECONDS = Number(process.env.HUB_SECONDS ?? 2);
/** Milliseconds within which the others see 95 % of the edits. */
const TARGET = Number(process.env.HUB_TARGET ?? Infinity);

let hub: HubProcess;
beforeAll(async () => {
	const limits = ['connections', 'newRooms', 'updates', 'bytes'].map(
		(name) => `${name}=1000000000`
	);
	hub = await HubProcess.start({ words: limits.flatMap((limit) => ['--limit', limit]) });
});
afterAll(() => hub.dispose());

/** An edit that is ready to send, and when. */
interface Edit {
	readonly client: Client;
	readonly digest: string;
	readonly envelope: Envelope;
	readonly at: number;
}

/** One edit a second of each client, at a moment of its own within the second. */
async function editsOf(client: Client, room: TestRoom, index: number): Promise<Edit[]> {
	const edits: Edit[] = [];
	for (let second = 0; second < SECONDS; second += 1) {
		const text = `${index} ${second} `.padEnd(400, 'an edit of an army, as long as usual ');
		const envelope = await room.seal(room.owner, [{ kind: 'version', text }]);
		const at = second * 1000 + ((index * 997) % 1000);
		edits.push({ client, digest: await digestOf(envelope), envelope, at });
	}
	return edits;
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Sends all edits at their times and returns the milliseconds until each of the others saw each of them. */
async function delays(edits: readonly Edit[], clients: readonly Client[]): Promise<number[]> {
	const sent = new Map<string, number>();
	const seen: number[] = [];
	for (const client of clients)
		client.onarrived = (digest) => {
			const at = sent.get(digest);
			if (at !== undefined) seen.push(performance.now() - at);
		};
	const start = performance.now();
	for (const { client, digest, envelope, at } of edits) {
		const early = start + at - performance.now();
		if (early > 0) await pause(early);
		sent.set(digest, performance.now());
		client.line.send([{ digest, bytes: envelope.bytes }]);
	}
	const expected = edits.length * (CLIENTS / ROOMS - 1);
	for (let waited = 0; seen.length < expected && waited < 200; waited += 1) await pause(50);
	expect(seen.length).toBe(expected);
	return seen.sort((one, other) => one - other);
}

it(
	`${CLIENTS} clients in ${ROOMS} rooms, each an edit a second for ${SECONDS} s: all others see every edit`,
	{ timeout: 120_000 + SECONDS * 2_000 },
	async () => {
		const before = await hub.metric('resident_memory_bytes');
		const rooms = await Promise.all(Array.from({ length: ROOMS }, () => TestRoom.make()));
		const members = Array.from({ length: CLIENTS }, (_, index) => {
			const room = rooms[index % ROOMS] as TestRoom;
			return { room, index, client: new Client(hub.url, room.room) };
		});
		for (const { room, client } of members.slice(0, ROOMS)) await client.save(room.first);
		for (const { client } of members) await client.until(({ digests }) => digests.length === 1, 60);
		const edits: Edit[] = [];
		for (const { client, room, index } of members)
			edits.push(...(await editsOf(client, room, index)));
		edits.sort((one, other) => one.at - other.at);
		const clients = members.map(({ client }) => client);
		const seen = await delays(edits, clients);
		const memory = (await hub.metric('resident_memory_bytes')) - before;
		const at = (share: number) => seen[Math.floor(seen.length * share)] ?? NaN;
		const times = [0.5, 0.95, 0.99].map(
			(share) => `${share * 100} % within ${at(share).toFixed(1)} ms`
		);
		const each = (memory / ROOMS / 1e6).toFixed(2);
		console.log(`${edits.length} edits seen by the others: ${times.join(', ')}`);
		console.log(`memory for each room of ${edits.length / ROOMS} entries: ${each} MB`);
		for (const client of clients) client.close();
		expect(at(0.95)).toBeLessThan(TARGET);
	}
);
