import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { newDevice, randomBytes, TestRoom, type Device } from '../../../../tests/setup/room';
import { joined } from './bytes';
import {
	decodeEnvelope,
	DigestList,
	digestOf,
	digestsBody,
	encodeEnvelope,
	isGenuine,
	isInOrder,
	type Envelope
} from './envelope';
import { MAXIMUM_ENVELOPE, type SealedHeader } from './header';
import { readRoomLink, roomFragment } from './link';
import { earlierKeys, unwrapKey } from './room-key';
import { itemsIn } from './items';
import { openText } from './sealing';

let room: TestRoom;
let anna: Device;
let every: Envelope[];
let content: Envelope<SealedHeader>;

const items = [{ kind: 'version', id: 'a', document: { name: 'Rycerze znad Wisły' } }];

beforeAll(async () => {
	room = await TestRoom.make();
	anna = await newDevice();
	content = await room.seal(room.owner, items);
	const digest = await digestOf(content);
	every = [
		room.first,
		...(await room.letIn(room.owner, anna, true)),
		(await room.rekey(room.owner, [anna.key], [room.owner], [room.roomKey])).envelope,
		await room.drop(room.owner, [digest], [digest]),
		content,
		await room.seal(anna, items, 'snapshot')
	];
});

/** Reads bytes as a device does: form, then signatures. */
async function accepted(bytes: Uint8Array): Promise<boolean> {
	const envelope = decodeEnvelope(bytes);
	return envelope !== undefined && (await isGenuine(envelope));
}

describe('envelope', () => {
	it('is read as it was written, for every kind', async () => {
		for (const { bytes, header, body } of every) {
			const read = decodeEnvelope(bytes);
			expect(read?.header).toEqual(header);
			expect(read?.body).toEqual(body);
			expect(await accepted(bytes)).toBe(true);
		}
		expect(new Set(every.map(({ header }) => header.kind)).size).toBe(7);
	});

	it('is refused with any one bit flipped, cut, or with a byte more', async () => {
		const places = fc.tuple(fc.nat(), fc.nat(), fc.nat(7));
		await fc.assert(
			fc.asyncProperty(places, async ([which, at, bit]) => {
				const { bytes } = every[which % every.length] as Envelope;
				const changed = bytes.slice();
				const place = at % bytes.length;
				changed[place] = (changed[place] ?? 0) ^ (1 << bit);
				expect(await accepted(changed)).toBe(false);
				expect(await accepted(bytes.subarray(0, place))).toBe(false);
			}),
			{ numRuns: 300 }
		);
		for (const { bytes } of every)
			expect(await accepted(joined(bytes, Uint8Array.of(0)))).toBe(false);
	});

	it('never fails on random bytes', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
				expect(decodeEnvelope(bytes)).toBeUndefined();
			})
		);
	});

	it('has one form: other spellings of the header and unknown fields are refused', async () => {
		const text = (header: object, space = '') => JSON.stringify(header, null, space);
		const sorted = (header: object) => Object.fromEntries(Object.entries(header).sort());
		const framed = (json: string) => {
			const bytes = new TextEncoder().encode(json);
			const length = new Uint8Array(4);
			new DataView(length.buffer).setUint32(0, bytes.length);
			return joined(length, bytes, content.body, content.bytes.subarray(-64));
		};
		const header = sorted(content.header);
		expect(await accepted(framed(text(header)))).toBe(true);
		for (const other of [
			text(header, ' '),
			text(Object.fromEntries(Object.entries(header).reverse())),
			text(sorted({ ...header, more: 1 })),
			text(sorted({ ...header, version: 2 })),
			text(header).replace('"kind"', '"__proto__":{},"kind"')
		])
			expect(decodeEnvelope(framed(other))).toBeUndefined();
	});

	it('is not made with a foreign key or too large', async () => {
		const { header } = content;
		expect(await encodeEnvelope(header, content.body, anna.seed)).toBeUndefined();
		const large = new Uint8Array(MAXIMUM_ENVELOPE);
		expect(await encodeEnvelope(header, large, room.owner.seed)).toBeUndefined();
	});

	it('a join needs the newcomer’s own signature', async () => {
		const seed = randomBytes(32);
		const { header } = await room.join(seed, anna);
		if (header.kind !== 'join') throw new Error('It is no join.');
		const stolen = { ...header, exchange: room.owner.exchange };
		const forged = await encodeEnvelope(stolen, new Uint8Array(), seed);
		expect(forged && decodeEnvelope(forged.bytes)).toBeDefined();
		expect(forged && (await isGenuine(forged))).toBe(false);
	});

	it('digests in a body are in order, each once', () => {
		const digests = [4, 2, 9, 2].map((value) => Buffer.alloc(32, value).toString('base64url'));
		const body = digestsBody(digests);
		expect([...new DigestList(body)]).toEqual(
			[2, 4, 9].map((value) => Buffer.alloc(32, value).toString('base64url'))
		);
		expect(isInOrder(body)).toBe(true);
		expect(isInOrder(body.subarray(1))).toBe(false);
		expect(isInOrder(joined(body.subarray(32, 64), body.subarray(0, 32)))).toBe(false);
		expect(isInOrder(joined(body.subarray(0, 32), body.subarray(0, 32)))).toBe(false);
	});
});

describe('sealed items', () => {
	it('open with the room key only, and only under their own header', async () => {
		const text = await openText(content, room.roomKey.key);
		expect(text && itemsIn(text)).toEqual(items);
		expect(await openText(content, randomBytes(32))).toBeUndefined();
		const other = every.at(-1) as Envelope<SealedHeader>;
		expect(await openText({ ...content, head: other.head }, room.roomKey.key)).toBeUndefined();
		expect(Buffer.from(content.bytes).includes('Rycerze')).toBe(false);
	});
});

describe('room keys', () => {
	it('reach the remaining members with the earlier keys, and nobody else', async () => {
		const first = room.roomKey;
		const { envelope, roomKey } = await room.rekey(room.owner, [], [room.owner, anna], [first]);
		if (envelope.header.kind !== 'removal' || !envelope.header.next) throw new Error('No new key.');
		const { next } = envelope.header;
		for (const device of [room.owner, anna]) {
			const key = await unwrapKey(room.room, next, device.key, device.pair.privateKey);
			expect(key).toEqual(roomKey.key);
			expect(key && (await earlierKeys(next, key))).toEqual([first]);
		}
		const stranger = await newDevice();
		const { privateKey } = stranger.pair;
		expect(await unwrapKey(room.room, next, stranger.key, privateKey)).toBeUndefined();
		expect(await unwrapKey(room.room, next, anna.key, privateKey)).toBeUndefined();
		expect(
			await unwrapKey(content.header.epoch.slice(1), next, anna.key, anna.pair.privateKey)
		).toBeUndefined();
		expect(await earlierKeys(next, randomBytes(32))).toEqual([]);
	});
});

describe('link of a room', () => {
	it('is read as it was written, with and without an invitation', () => {
		const link = { subject: 'page', room: room.room, roomKey: room.roomKey } as const;
		expect(readRoomLink(`https://example.org/league/live${roomFragment(link)}`)).toEqual(link);
		const inviting = { ...link, subject: 'devices', invitation: randomBytes(32) } as const;
		expect(readRoomLink(` ${roomFragment(inviting)}\n`)).toEqual(inviting);
	});

	it('to a league’s room names the league, whose entries alone it may bring', () => {
		const about = `sha256:${'0a'.repeat(32)}`;
		const link = { subject: 'league', room: room.room, roomKey: room.roomKey, about } as const;
		expect(readRoomLink(roomFragment(link))).toEqual(link);
		const inviting = { ...link, invitation: randomBytes(32) };
		expect(readRoomLink(roomFragment(inviting))).toEqual(inviting);
		expect(() => roomFragment({ ...link, about: undefined })).toThrow();
	});

	it.each(['', '#room=', '#room=AQ', '#room=AgA', 'b1.AAAA'])('refuses %j', (text) => {
		expect(readRoomLink(text)).toBeUndefined();
	});

	it('refuses a cut or changed one', () => {
		const text = roomFragment({ subject: 'game', room: room.room, roomKey: room.roomKey });
		for (const wrong of [text.slice(0, -1), `${text}AAAA`, text.replace('#room=A', '#room=B')]) {
			expect(readRoomLink(wrong)).toBeUndefined();
		}
	});
});
