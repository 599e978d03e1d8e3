import { expect, it } from 'vitest';
import { randomBytes, TestRoom } from '../../../../tests/setup/room';
import { base64url } from '$lib/exchange/base64url';
import { decodeEnvelope, DigestList } from '../room/envelope';
import { MOST_DROPPED } from '../room/header';
import { EntryMaker } from './making';
import { RoomLog } from './room-log';

it('asks to drop many entries by several requests, none of which names more than a hub takes', async () => {
	const { room, owner, roomKey } = await TestRoom.make();
	const member = { publicKey: owner.key, signing: owner.seed, exchange: owner.pair.privateKey };
	const log = new RoomLog(room, [roomKey], member, []);
	const maker = new EntryMaker(room, member, log, () => Promise.resolve(new Map()));
	const [snapshot = '', ...covered] = Array.from({ length: 2 * MOST_DROPPED + 2 }, () =>
		base64url(randomBytes(32))
	);
	const { entries } = await maker.make({ make: 'dropped', snapshots: [snapshot], covered });
	const requests = entries.map(({ bytes }) => decodeEnvelope(bytes));
	expect(requests.map((one) => one?.header)).toEqual(
		Array(3).fill(expect.objectContaining({ kind: 'dropped', snapshots: [snapshot] }))
	);
	const named = requests.map((one) => [...new DigestList(one?.body ?? new Uint8Array())]);
	expect(named.map(({ length }) => length)).toEqual([MOST_DROPPED, MOST_DROPPED, 1]);
	expect(named.flat().sort()).toEqual(covered.sort());
});
