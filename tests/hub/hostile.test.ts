import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { OutgoingMessage } from '@hocuspocus/server';
import * as Y from 'yjs';
import { digestOf, encodeEnvelope, type Envelope } from '../../src/lib/sync/room/envelope';
import type { SealedHeader } from '../../src/lib/sync/room/header';
import { Client, HubProcess } from '../setup/hub';
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
		await room.add(room.owner, anna),
		await room.add(room.owner, bob),
		await room.seal(anna, [{ kind: 'note' }]),
		old
	);
	await observer.save(await room.remove(room.owner, [bob.key], [await digestOf(old)]));
});

afterAll(async () => {
	observer.close();
	await hub.dispose();
});

type Change = (client: Client) => void | Promise<void>;

/** What the hub says to a change by a new client, after which its room must be as before. */
async function refusalOf(change: Change): Promise<string | undefined> {
	const before = observer.digests;
	const client = new Client(hub.url, room.room);
	await client.until(({ provider }) => provider.synced);
	await change(client);
	await client.until(({ refused }) => refused !== undefined);
	client.close();
	const fresh = new Client(hub.url, room.room);
	await fresh.until(({ provider }) => provider.synced);
	expect(fresh.digests).toEqual(before);
	expect([...fresh.document.share.keys()]).toEqual(['entries']);
	expect(Y.encodeStateVector(fresh.document)).toEqual(Y.encodeStateVector(observer.document));
	fresh.close();
	return client.refused;
}

const setting = (digest: string, bytes: Uint8Array): Change => {
	return ({ entries }) => void entries.set(digest, bytes);
};

const adding = (...made: (Envelope | Promise<Envelope>)[]): Change => {
	return async (client) => client.add(...(await Promise.all(made)));
};

describe('the hub refuses', () => {
	it('to overwrite an entry, also with the same bytes', async () => {
		const digest = await digestOf(old);
		expect(await refusalOf(setting(digest, randomBytes(200)))).toBe('overwrite');
		expect(await refusalOf(setting(digest, old.bytes))).toBe('overwrite');
		const blind = ({ provider }: Client) => {
			const document = new Y.Doc();
			document.getMap('entries').set(digest, old.bytes);
			const update = Y.encodeStateAsUpdate(document);
			const message = new OutgoingMessage(room.room).createSyncMessage().writeUpdate(update);
			provider.configuration.websocketProvider.send(message.toUint8Array());
		};
		expect(await refusalOf(blind)).toBe('overwrite');
		// The client notices that the key is there, and drops one of the two.
		const merged = ({ provider }: Client) => {
			const document = new Y.Doc();
			document.getMap('entries').set(digest, old.bytes);
			Y.applyUpdate(provider.document, Y.encodeStateAsUpdate(document));
		};
		expect(await refusalOf(merged)).toBe('overwrite');
	});

	it('to delete an entry', async () => {
		const digest = await digestOf(old);
		expect(await refusalOf(({ entries }) => entries.delete(digest))).toBe('deletion');
		expect(await refusalOf(({ entries }) => entries.clear())).toBe('deletion');
	});

	it('a key that is not the digest of its bytes', async () => {
		const fresh = await room.seal(anna as Device, []);
		const wrong = Buffer.from(randomBytes(32)).toString('base64url');
		expect(await refusalOf(setting(wrong, fresh.bytes))).toBe('digest');
		expect(await refusalOf(setting('x', fresh.bytes))).toBe('digest');
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
		expect(await refusalOf(adding(room.seal(stranger as Device, [])))).toBe('member');
		expect(await refusalOf(adding(late))).toBe('member');
		expect(await refusalOf(adding(room.add(bob as Device, stranger as Device)))).toBe('member');
		const seed = randomBytes(32);
		expect(await refusalOf(adding(room.join(seed, stranger as Device)))).toBe('member');
	});

	it('what needs the rights of an administrator', async () => {
		const member = anna as Device;
		const digest = await digestOf(old);
		expect(await refusalOf(adding(room.add(member, stranger as Device, true)))).toBe('right');
		expect(await refusalOf(adding(room.invite(member, randomBytes(32))))).toBe('right');
		expect(await refusalOf(adding(room.remove(member, [room.owner.key])))).toBe('right');
		expect(await refusalOf(adding(room.drop(member, [digest], [digest])))).toBe('right');
		const both = [room.add(member, stranger as Device), room.seal(stranger as Device, [])];
		expect(await refusalOf(adding(...both))).toBe('right');
	});

	it('to drop entries without the snapshot, or entries about rights', async () => {
		const digest = await digestOf(old);
		expect(await refusalOf(adding(room.drop(room.owner, [digest], [digest])))).toBe('right');
		const snapshot = await room.seal(room.owner, [], 'snapshot');
		const named = await digestOf(snapshot);
		const removal = room.drop(room.owner, [named], [room.room]);
		expect(await refusalOf(adding(snapshot, removal))).toBe('right');
		expect(await refusalOf(adding(snapshot, room.drop(room.owner, [named], [named])))).toBe(
			'right'
		);
	});

	it('entries of another room, and another first entry', async () => {
		const other = await TestRoom.make();
		expect(await refusalOf(adding(other.first))).toBe('room');
		const theirs = await other.seal(other.owner, []);
		expect(await refusalOf(adding(theirs))).toBe('room');
	});

	it.each<[string, Change]>([
		['text', ({ document }) => document.getText('notes').insert(0, 'x')],
		['another map', ({ document }) => void document.getMap('more').set('x', new Uint8Array(9))],
		['a list', ({ document }) => document.getArray('entries2').insert(0, [1])],
		['a plain value', ({ entries }) => void (entries as Y.Map<unknown>).set('x'.repeat(43), 1)],
		[
			'a nested map',
			({ entries }) => void (entries as Y.Map<unknown>).set('n'.repeat(43), new Y.Map())
		],
		[
			'a subdocument',
			({ entries }) => void (entries as Y.Map<unknown>).set('s'.repeat(43), new Y.Doc())
		],
		[
			'an entry and text',
			({ document, entries }) =>
				document.transact(() => {
					entries.set('k'.repeat(43), new Uint8Array(200));
					document.getText('notes').insert(0, 'x');
				})
		]
	])('%s in an update', async (_, change) => {
		expect(['form', 'overwrite']).toContain(await refusalOf(change));
	});

	it('an update that leaves out an earlier one, or reuses the numbers of a client', async () => {
		const [first, second, third] = await Promise.all(
			[1, 2, 3].map(() => room.seal(anna as Device, []))
		);
		const hidden = async ({ document, provider }: Client) => {
			const other = new Y.Doc();
			const map = other.getMap<Uint8Array>('entries');
			map.set(await digestOf(first as Envelope), (first as Envelope).bytes);
			const state = Y.encodeStateVector(other);
			map.set(await digestOf(second as Envelope), (second as Envelope).bytes);
			const update = Y.encodeStateAsUpdate(other, state);
			const message = new OutgoingMessage(room.room).createSyncMessage().writeUpdate(update);
			provider.configuration.websocketProvider.send(message.toUint8Array());
			expect(document.getMap('entries').size).toBe(observer.digests.length);
		};
		expect(await refusalOf(hidden)).toBe('gap');
		const clashing = async ({ provider }: Client) => {
			const other = new Y.Doc();
			other.clientID = observer.document.clientID;
			other.getMap('entries').set(await digestOf(third as Envelope), (third as Envelope).bytes);
			const update = Y.encodeStateAsUpdate(other);
			const message = new OutgoingMessage(room.room).createSyncMessage().writeUpdate(update);
			provider.configuration.websocketProvider.send(message.toUint8Array());
		};
		expect(await refusalOf(clashing)).toBe('clash');
	});

	it('messages to all others, and what it cannot read', async () => {
		const stateless = ({ provider }: Client) => provider.sendStateless('{"refused":"form"}');
		expect(await refusalOf(stateless)).toBe('form');
		const broadcast = ({ provider }: Client) => {
			const message = new OutgoingMessage(room.room).writeBroadcastStateless('x');
			provider.configuration.websocketProvider.send(message.toUint8Array());
		};
		expect(await refusalOf(broadcast)).toBe('form');
		const garbage = ({ provider }: Client) => {
			const update = randomBytes(40).fill(255);
			const message = new OutgoingMessage(room.room).createSyncMessage().writeUpdate(update);
			provider.configuration.websocketProvider.send(message.toUint8Array());
		};
		expect(await refusalOf(garbage)).toBe('form');
	});

	it('to let strangers show that they are connected, and anything else about presence', async () => {
		const [one, other] = [new Client(hub.url, room.room), new Client(hub.url, room.room)];
		const shown = () => [...(other.provider.awareness?.getStates().values() ?? [])];
		await one.until(({ provider }) => provider.synced);
		one.provider.awareness?.setLocalState({ member: (stranger as Device).key });
		one.provider.awareness?.setLocalState({ member: (anna as Device).key, more: 'x' });
		one.provider.awareness?.setLocalState({ member: (anna as Device).key });
		await other.until(() => shown().some((state) => 'member' in state));
		expect(shown()).toContainEqual({ member: (anna as Device).key });
		expect(JSON.stringify(shown())).not.toContain((stranger as Device).key);
		expect(JSON.stringify(shown())).not.toContain('more');
		one.close();
		other.close();
	});

	it('names that are no room, and bytes before anything else', async () => {
		const socket = new WebSocket(`${hub.url.replace('http', 'ws')}/hub/room`);
		await new Promise((done) => socket.once('open', done));
		socket.send(randomBytes(100).fill(255));
		await new Promise((done) => socket.once('close', done));
		const client = new Client(hub.url, '../../etc/passwd');
		const reason = await new Promise((done) =>
			client.provider.on('authenticationFailed', ({ reason }: { reason: string }) => done(reason))
		);
		expect(reason).toBe('room');
		client.close();
	});
});

it('a member’s entry that a removal keeps may come from anybody, later too', async () => {
	const kept = await room.seal(bob as Device, [{ kind: 'kept' }]);
	await observer.save(await room.remove(room.owner, [(bob as Device).key], [await digestOf(kept)]));
	const other = new Client(hub.url, room.room);
	await other.save(kept);
	await observer.until(({ digests }) => digests.length === 8);
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
	expect(await hub.metric('refusals_total{reason="deletion"}')).toBe(2);
});
