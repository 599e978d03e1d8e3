import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHub } from '../../src/hub/hub';
import { DEFAULT_LIMITS } from '../../src/hub/limits';
import { LevelStore } from '../../src/hub/store/level';
import { base64url } from '../../src/lib/exchange/base64url';
import {
	decodeEnvelope,
	digestOf,
	isGenuine,
	type Envelope
} from '../../src/lib/sync/room/envelope';
import { isSealedHeader, type SealedHeader } from '../../src/lib/sync/room/header';
import { clearEntry, membershipOf, type Membership } from '../../src/lib/sync/room/membership';
import { openText } from '../../src/lib/sync/room/sealing';
import { Client, freePort, HubProcess, temporaryFolder } from '../setup/hub';
import { newDevice, randomBytes, TestRoom, type Device } from '../setup/room';

const SECRET = 'Rycerze znad Wisły';

let hub: HubProcess;
let room: TestRoom;
let anna: Device;
let owner: Client;
let content: Envelope<SealedHeader>;
let rooms: Record<string, Uint8Array<ArrayBuffer>>;

/** A stopped hub whose operator has the whole database. */
beforeAll(async () => {
	hub = await HubProcess.start({ port: await freePort() });
	room = await TestRoom.make();
	anna = await newDevice();
	content = await room.seal(anna, [{ kind: 'version', document: { name: SECRET } }]);
	owner = new Client(hub.url, room.room);
	await owner.save(room.first, ...(await room.letIn(room.owner, anna)), content);
	await hub.stop();
	rooms = await storedEntries();
});

afterAll(async () => {
	owner.close();
	await hub.dispose();
});

async function storedEntries(): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
	const store = await LevelStore.open(join(hub.folder, 'rooms'));
	const entries = await store.read(room.room, 0, { entries: 100, bytes: 1e9 });
	await store.close();
	return Object.fromEntries(entries.map(({ digest, bytes }) => [digest, bytes]));
}

/** What a device makes of the entries that a hub gives it. */
async function believed(entries: Iterable<[string, Uint8Array]>) {
	const genuine: { digest: string; envelope: Envelope }[] = [];
	for (const [digest, bytes] of new Map(entries)) {
		const envelope = decodeEnvelope(bytes);
		if (!envelope || (await digestOf(envelope)) !== digest) continue;
		if (await isGenuine(envelope)) genuine.push({ digest, envelope });
	}
	const clear = genuine.flatMap(({ digest, envelope }) => clearEntry(envelope, digest) ?? []);
	const membership: Membership = membershipOf(room.room, clear);
	const counting = genuine.filter(({ digest, envelope: { header } }) =>
		isSealedHeader(header)
			? membership.counts(header.author, digest)
			: membership.counted.has(digest)
	);
	return { membership, digests: counting.map(({ digest }) => digest).sort() };
}

describe('an operator with the whole database', () => {
	it('reads who wrote which kind of entry, but no content and no key', async () => {
		const headers = Object.values(rooms).map((bytes) => decodeEnvelope(bytes)?.header);
		const kinds = headers.map((header) => header?.kind).sort();
		expect(kinds).toEqual(['content', 'invitation', 'join', 'room']);
		expect(headers.map((header) => header?.author)).toContain(anna.key);
		const folder = join(hub.folder, 'rooms');
		const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
		// The database compresses its files, so that a key may be in pieces there.
		const everything = Buffer.concat([...files, ...Object.values(rooms)]);
		for (const secret of [room.roomKey.key, anna.seed, room.owner.seed]) {
			expect(everything.includes(Buffer.from(secret))).toBe(false);
			expect(everything.includes(base64url(secret))).toBe(false);
		}
		expect(everything.includes(anna.key)).toBe(true);
		expect(everything.includes(SECRET)).toBe(false);
		for (const bytes of Object.values(rooms)) {
			for (let at = 0; at + 32 <= bytes.length; at += 1) {
				expect(await openText(content, bytes.slice(at, at + 32))).toBeUndefined();
			}
		}
	});

	it('forges nothing: devices refuse changed entries, foreign authors and other members', async () => {
		const before = await believed(Object.entries(rooms));
		expect(before.digests).toEqual(Object.keys(rooms).sort());
		const operator = await newDevice();
		const forged = [
			await room.seal(operator, [{ kind: 'version', document: null }]),
			...(await room.letIn(operator, operator, true)),
			(await TestRoom.make()).first
		];
		const all: [string, Uint8Array][] = Object.entries(rooms);
		for (const envelope of forged) all.push([await digestOf(envelope), envelope.bytes]);
		for (const [, bytes] of Object.entries(rooms)) {
			const changed = bytes.slice();
			changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
			all.push([await digestOf({ bytes: changed }), changed]);
		}
		const after = await believed(all);
		expect(after.digests).toEqual(before.digests);
		expect(after.membership.members).toEqual(before.membership.members);
	});

	it('changes nothing by another order, also of copies', async () => {
		const entries = Object.entries(rooms);
		const before = await believed(entries);
		const after = await believed([...entries].reverse().concat(entries));
		expect(after.digests).toEqual(before.digests);
		expect([...after.membership.members]).toEqual([...before.membership.members]);
	});

	it('withholds entries only until a device that has them comes back', async () => {
		rmSync(hub.folder, { recursive: true });
		const again = await HubProcess.start({ folder: hub.folder, port: hub.port });
		await owner.until(({ isSaved }) => isSaved);
		const fresh = new Client(again.url, room.room);
		await fresh.until(({ digests }) => digests.length === 4);
		fresh.close();
		await again.stop();
		expect(await storedEntries()).toEqual(rooms);
	});
});

describe('a removed member together with the operator', () => {
	it('cannot read what is written with the next room key', async () => {
		const { owner: by, roomKey: first } = room;
		const { roomKey } = await room.rekey(by, [anna.key], [by], [first]);
		const later = await room.seal(by, [{ kind: 'version' }], 'content', roomKey);
		expect(await openText(later, first.key)).toBeUndefined();
		expect(await openText(later, randomBytes(32))).toBeUndefined();
		expect(await openText(later, roomKey.key)).toBeDefined();
	});
});

describe('an operator who serves another app', () => {
	it('can send browsers anything, as nothing signs the app', async () => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, '200.html'), '<script src="/_app/changed.js"></script>');
		const changed = await startHub({
			...{ port: 0, host: 'localhost', folder, app: folder, isBehindProxy: false },
			...{ limits: DEFAULT_LIMITS, version: '', report: console.error }
		});
		const page = await fetch(`http://localhost:${changed.port}/league/join`);
		expect(await page.text()).toContain('changed.js');
		await changed.stop();
		rmSync(folder, { recursive: true });
	});
});
