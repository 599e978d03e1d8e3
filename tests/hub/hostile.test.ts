import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signed } from '../../src/lib/exchange/seal';
import { digestOf, encodeEnvelope, type Envelope } from '../../src/lib/sync/room/envelope';
import { MOST_DROPPED, type SealedHeader } from '../../src/lib/sync/room/header';
import { entriesFrame, presenceStatement } from '../../src/lib/sync/room/wire';
import { eventually } from '../setup/eventually';
import { Client, HubProcess, RawClient } from '../setup/hub';
import { newDevice, randomBytes, TestRoom, type Device } from '../setup/room';

let hub: HubProcess;
let room: TestRoom;
let [anna, bob, stranger]: Device[] = [];
let old: Envelope<SealedHeader>;
let late: Envelope<SealedHeader>;
let observer: Client;

/** A room with its owner, the member Anna and the removed member Bob, and one entry of each. */
beforeAll(async () => {
	hub = await HubProcess.start({ words: ['--limit', 'updates=100000'] });
	room = await TestRoom.make();
	[anna, bob, stranger] = await Promise.all([newDevice(), newDevice(), newDevice()]);
	old = await room.seal(bob, [{ kind: 'note' }]);
	late = await room.seal(bob, [{ kind: 'late' }]);
	observer = new Client(hub.url, room.room);
	await observer.save(
		room.first,
		...(await room.letIn(room.owner, anna)),
		...(await room.letIn(room.owner, bob)),
		await room.seal(anna, [{ kind: 'note' }]),
		old
	);
	await observer.save(await room.remove(room.owner, [bob.key], [await digestOf(old)]));
});

afterAll(async () => {
	observer.close();
	await hub.dispose();
});

interface Entry {
	digest: string;
	bytes: Uint8Array<ArrayBuffer>;
}

async function named(...made: (Envelope | Promise<Envelope>)[]): Promise<Entry[]> {
	const all = await Promise.all(made);
	return Promise.all(all.map(async (one) => ({ digest: await digestOf(one), bytes: one.bytes })));
}

/** A connection that has the room open. */
async function opened(): Promise<RawClient> {
	const client = await new RawClient(hub.url).open();
	client.ask({ type: 'hello', version: 1, room: room.room });
	await client.answer('welcome');
	return client;
}

/** What the hub says to a message, after which its room must be as before. */
async function refusalOf(message: Uint8Array | object): Promise<unknown> {
	const before = observer.digests;
	const client = await opened();
	if (message instanceof Uint8Array) client.socket.send(message);
	else client.ask(message);
	const { reason } = await client.answer('refused');
	client.close();
	const fresh = new Client(hub.url, room.room);
	await fresh.inStep();
	expect(fresh.digests).toEqual(before);
	fresh.close();
	return reason;
}

const adding = async (...made: (Envelope | Promise<Envelope>)[]) =>
	entriesFrame('sent', await named(...made));
const setting = (digest: string, bytes: Uint8Array<ArrayBuffer>) =>
	entriesFrame('sent', [{ digest, bytes }]);

describe('the hub refuses', () => {
	it('to overwrite an entry; the same one again changes nothing', async () => {
		const digest = await digestOf(old);
		expect(await refusalOf(setting(digest, randomBytes(200)))).toBe('digest');
		const client = await opened();
		const before = await hub.metric('entries_total');
		client.socket.send(setting(digest, old.bytes));
		expect(await client.answer('acknowledged')).toMatchObject({ digests: [digest] });
		expect(await hub.metric('entries_total')).toBe(before);
		client.close();
	});

	it('to delete an entry: no message of a client can say so', async () => {
		const digest = await digestOf(old);
		for (const type of ['delete', 'drop', 'refused', 'acknowledged'])
			expect(await refusalOf({ type, digests: [digest], reason: '' })).toBe('form');
		expect(await refusalOf(setting(digest, new Uint8Array()))).toBe('digest');
	});

	it('a key that is not the digest of its bytes', async () => {
		const fresh = await room.seal(anna as Device, []);
		const wrong = Buffer.from(randomBytes(32)).toString('base64url');
		expect(await refusalOf(setting(wrong, fresh.bytes))).toBe('digest');
		expect(await refusalOf(setting('A'.repeat(43), fresh.bytes))).toBe('digest');
	});

	it('what is no entry', async () => {
		const bytes = randomBytes(300);
		const digest = await digestOf({ bytes });
		expect(await refusalOf(setting(digest, bytes))).toBe('envelope');
	});

	it('a forged signature', async () => {
		const { header, body } = await room.seal(anna as Device, []);
		const forged = await encodeEnvelope(
			{ ...header, author: (stranger as Device).key },
			body,
			(stranger as Device).seed
		);
		const { bytes } = forged as Envelope;
		const changed = Uint8Array.from(bytes, (byte, at) =>
			at === bytes.length - 1 ? byte ^ 1 : byte
		);
		expect(await refusalOf(setting(await digestOf({ bytes: changed }), changed))).toBe('signature');
	});

	it('entries of strangers and of removed members', async () => {
		expect(await refusalOf(await adding(room.seal(stranger as Device, [])))).toBe('member');
		expect(await refusalOf(await adding(late))).toBe('member');
		const seed = randomBytes(32);
		expect(await refusalOf(await adding(room.invite(bob as Device, seed)))).toBe('member');
		expect(await refusalOf(await adding(room.join(seed, stranger as Device)))).toBe('member');
	});

	it('what needs the rights of an administrator', async () => {
		const member = anna as Device;
		const digest = await digestOf(old);
		expect(await refusalOf(await adding(room.invite(member, randomBytes(32))))).toBe('right');
		expect(await refusalOf(await adding(room.remove(member, [room.owner.key])))).toBe('right');
		expect(await refusalOf(await adding(room.drop(member, [digest], [digest])))).toBe('right');
		const both = await room.letIn(member, stranger as Device, true);
		expect(await refusalOf(await adding(...both, room.seal(stranger as Device, [])))).toBe('right');
	});

	it('to drop entries without the snapshot, or entries about rights', async () => {
		const digest = await digestOf(old);
		expect(await refusalOf(await adding(room.drop(room.owner, [digest], [digest])))).toBe('right');
		const snapshot = await room.seal(room.owner, [], 'snapshot');
		const named = await digestOf(snapshot);
		const removal = room.drop(room.owner, [named], [room.room]);
		expect(await refusalOf(await adding(snapshot, removal))).toBe('right');
		expect(await refusalOf(await adding(snapshot, room.drop(room.owner, [named], [named])))).toBe(
			'right'
		);
	});

	it('entries of another room, and another first entry', async () => {
		const other = await TestRoom.make();
		expect(await refusalOf(await adding(other.first))).toBe('room');
		const theirs = await other.seal(other.owner, []);
		expect(await refusalOf(await adding(theirs))).toBe('room');
	});

	it('to drop more at once than a request may name', async () => {
		const many = await Promise.all(
			Array.from({ length: MOST_DROPPED + 1 }, () => room.seal(room.owner, []))
		);
		const snapshot = await room.seal(room.owner, [], 'snapshot');
		await observer.save(snapshot, ...many);
		const snapshots = [await digestOf(snapshot)];
		const digests = await Promise.all(many.map(digestOf));
		expect(await refusalOf(await adding(room.drop(room.owner, snapshots, digests)))).toBe('right');
		await observer.save(await room.drop(room.owner, snapshots, digests.slice(1)));
	});

	it('to drop what the room never had', async () => {
		const snapshot = await room.seal(room.owner, [], 'snapshot');
		const snapshots = [await digestOf(snapshot)];
		const random = Array.from({ length: 3 }, () =>
			Buffer.from(randomBytes(32)).toString('base64url')
		);
		for (const covered of [random, [await digestOf(old), ...random.slice(1)]])
			expect(
				await refusalOf(await adding(snapshot, room.drop(room.owner, snapshots, covered)))
			).toBe('right');
	});

	it.each<[string, Uint8Array]>([
		['nothing', new Uint8Array()],
		['a frame of a hub', entriesFrame('page', [])],
		['an unknown frame', Uint8Array.of(9)],
		[
			'a record that is cut',
			entriesFrame('sent', [{ digest: 'A'.repeat(43), bytes: randomBytes(9) }]).slice(0, -1)
		],
		['a head that is cut', Uint8Array.of(0, 0, 0)],
		['a length beyond the frame', new Uint8Array(41).fill(255).fill(0, 0, 1)],
		['noise', randomBytes(3_000).fill(7, 0, 1)]
	])('%s in place of entries', async (_, frame) => {
		expect(await refusalOf(frame)).toBe('form');
	});

	it('the same entry twice in a message, and more entries than one may have', async () => {
		const [entry] = await named(room.seal(anna as Device, []));
		const one = entry as Entry;
		expect(await refusalOf(entriesFrame('sent', [one, one]))).toBe('form');
		const many = Array.from({ length: 2_001 }, (_, index) => ({
			digest: Buffer.from(new Uint32Array([index, 0, 0, 0, 0, 0, 0, 0]).buffer).toString(
				'base64url'
			),
			bytes: new Uint8Array()
		}));
		expect(await refusalOf(entriesFrame('sent', many))).toBe('form');
	});

	it.each<[string, object | string]>([
		['another type', { type: 'broadcast', text: 'x' }],
		['more than it has', { type: 'got', number: 1, more: true }],
		['a number below zero', { type: 'read', what: 'entries', after: -1 }],
		['a number that is none', { type: 'read', what: 'entries', after: 0.5 }],
		['another hello', { type: 'hello', version: 1, room: 'A'.repeat(43) }],
		['too many digests', { type: 'want', digests: Array(1_001).fill('A'.repeat(43)) }],
		['a list', [1, 2]],
		['no object', 'x']
	])('a message with %s', async (_, message) => {
		expect(await refusalOf(message as object)).toBe('form');
	});

	it('to let strangers show that they are connected, members without their key, and anything else about presence', async () => {
		const other = new Client(hub.url, room.room);
		await other.inStep();
		await other.show((anna as Device).seed);
		await other.until(({ line }) => line.members.has((anna as Device).key));
		const [one, another] = [await opened(), new Client(hub.url, room.room)];
		await another.inStep();
		await another.show((stranger as Device).seed);
		const signature = Buffer.from(randomBytes(64)).toString('base64url');
		one.ask({ type: 'member', member: room.owner.key, signature });
		expect(await one.answer('refused')).toMatchObject({ reason: 'signature' });
		expect(await refusalOf({ type: 'member', member: room.owner.key, signature, more: 1 })).toBe(
			'form'
		);
		// A proof is about one connection.
		const [first, second] = [await opened(), await opened()];
		const { nonce } = await first.answer('welcome');
		const statement = presenceStatement(room.room, String(nonce));
		const made = await signed(room.owner.seed, statement);
		second.ask({ type: 'member', member: made?.publicKey, signature: made?.signature });
		expect(await second.answer('refused')).toMatchObject({ reason: 'signature' });
		first.ask({ type: 'member', member: made?.publicKey, signature: made?.signature });
		await other.until(({ line }) => line.members.size === 2);
		expect([...other.line.members].sort()).toEqual([(anna as Device).key, room.owner.key].sort());
		// Nobody else hears who is connected.
		expect([...another.line.members]).toEqual([]);
		first.close();
		await other.until(({ line }) => line.members.size === 1);
		for (const client of [other, another]) client.close();
	});

	it('names that are no room, other versions, and anything before the hello', async () => {
		const say = async (message: object | Uint8Array) => {
			const client = await new RawClient(hub.url).open();
			if (message instanceof Uint8Array) client.socket.send(message);
			else client.ask(message);
			const { reason } = await client.answer('refused');
			await eventually(() => expect(client.closed).toBe(4403));
			return reason;
		};
		expect(await say({ type: 'hello', version: 1, room: '../../etc/passwd' })).toBe('form');
		expect(await say({ type: 'hello', version: 2, room: room.room })).toBe('version');
		expect(await say({ type: 'read', what: 'entries', after: 0 })).toBe('form');
		expect(await say(randomBytes(100).fill(255))).toBe('form');
	});
});

it('a member’s entry that a removal keeps may come from anybody, later too', async () => {
	const kept = await room.seal(bob as Device, [{ kind: 'kept' }]);
	const digest = await digestOf(kept);
	await observer.save(await room.remove(room.owner, [(bob as Device).key], [digest]));
	const other = new Client(hub.url, room.room);
	await other.save(kept);
	await observer.until(({ digests }) => digests.includes(digest));
	expect(other.refused).toBeUndefined();
	other.close();
});

it('a newcomer joins by an invitation and writes, in one update', async () => {
	const seed = randomBytes(32);
	await observer.save(await room.invite(room.owner, seed));
	const other = new Client(hub.url, room.room);
	const newcomer = await newDevice();
	await other.save(await room.join(seed, newcomer), await room.seal(newcomer, [{ kind: 'hello' }]));
	await observer.until(({ digests }) => digests.length === other.digests.length);
	expect(other.refused).toBeUndefined();
	other.close();
});

it('counts what it refused', async () => {
	expect(await hub.metric('refusals_total{reason="envelope"}')).toBe(1);
});
