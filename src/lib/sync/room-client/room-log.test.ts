import { describe, expect, it } from 'vitest';
import { newDevice, randomBytes, TestRoom } from '../../../../tests/setup/room';
import { digestOf, type Envelope } from '../room/envelope';
import { RoomLog } from './room-log';

const LARGE = 1_000_000;
const ITEM = { kind: 'note' };

async function named(envelopes: readonly Envelope[]) {
	return Promise.all(envelopes.map(async (one) => [await digestOf(one), one.bytes] as const));
}

describe('the entries of a room', () => {
	it('are opened although none of the first ones can be', async () => {
		const room = await TestRoom.make();
		const other = { epoch: room.room, key: randomBytes(32) };
		const closed = [1, 2, 3].map(() => room.seal(room.owner, [ITEM], 'content', other));
		const good = await room.seal(room.owner, [ITEM]);
		const log = new RoomLog(room.room, [room.roomKey], undefined, []);
		await log.add(await named([room.first, ...(await Promise.all(closed)), good]));
		const delivered = await log.open(2, LARGE);
		expect(delivered.map(({ digest }) => digest)).toEqual([await digestOf(good)]);
		expect(log.damaged).toBe(3);
		expect(await log.open(2, LARGE)).toEqual([]);
	});

	it('are opened in the order in which they arrive, but small ones first', async () => {
		const room = await TestRoom.make();
		const text = Array.from(randomBytes(20_000)).join(' ');
		const large = await room.seal(room.owner, [{ ...ITEM, text }]);
		const small = [await room.seal(room.owner, [ITEM]), await room.seal(room.owner, [ITEM])];
		const log = new RoomLog(room.room, [room.roomKey], undefined, []);
		await log.add(await named([room.first, large, ...small]));
		const delivered = [...(await log.open(2, LARGE)), ...(await log.open(2, LARGE))];
		const expected = await Promise.all([...small, large].map((one) => digestOf(one)));
		expect(delivered.map(({ digest }) => digest)).toEqual(expected);
	});

	it('do not count if they arrive before the removal of their author', async () => {
		const room = await TestRoom.make();
		const member = await newDevice();
		const entry = await room.seal(member, [ITEM]);
		const added = await room.letIn(room.owner, member);
		const removal = await room.remove(room.owner, [member.key]);
		const log = new RoomLog(room.room, [room.roomKey], undefined, []);
		await log.add(await named([entry, room.first, ...added, removal]));
		expect(await log.open(1, LARGE)).toEqual([]);
	});

	it('are not opened under another name or with a wrong signature', async () => {
		const room = await TestRoom.make();
		const [one, other] = [await room.seal(room.owner, [ITEM]), await room.seal(room.owner, [ITEM])];
		const forged = Uint8Array.from(other.bytes);
		forged[forged.length - 1] = 255 - (forged.at(-1) ?? 0);
		const [[digest, bytes] = ['', one.bytes]] = await named([one]);
		const [[changed] = ['']] = await named([{ ...other, bytes: forged }]);
		const log = new RoomLog(room.room, [room.roomKey], undefined, []);
		const wrong = [[digest.replace(/./, (first) => (first === 'A' ? 'B' : 'A')), bytes]] as const;
		await log.add([...(await named([room.first])), ...wrong, [changed, forged]]);
		expect(await log.open(1, LARGE)).toEqual([]);
		expect(log.damaged).toBe(2);
	});

	it('of a member include those that nobody could open yet, once they are checked', async () => {
		const room = await TestRoom.make();
		const later = { epoch: 'A'.repeat(43), key: randomBytes(32) };
		const closed = await room.seal(room.owner, [ITEM], 'content', later);
		const log = new RoomLog(room.room, [room.roomKey], undefined, []);
		await log.add(await named([room.first, closed]));
		expect(await log.open(1, LARGE)).toEqual([]);
		const own = await log.entriesOf(room.owner.key, () => Promise.resolve(new Map()));
		expect(own).toContain(await digestOf(closed));
	});
});
