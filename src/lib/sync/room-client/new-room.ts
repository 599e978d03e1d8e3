import { base64url } from '$lib/exchange/base64url';
import { ed25519, hiddenKey } from '$lib/exchange/ed25519';
import { randomBytes } from '../room/bytes';
import { createRoom, joinRoom } from '../room/entries';
import type { RoomLink } from '../room/link';
import { exchangeKeyText, newExchangeKeys } from '../room/room-key';
import { KEY_BYTES } from '../room/sealing';
import { madeOf } from './making';
import type { NewRoom, OwnMember } from './protocol';

/** Makes keys for one room; they cannot be exported where the browser supports that. */
async function newMember(): Promise<{ member: OwnMember; exchange: string }> {
	const seed = randomBytes(KEY_BYTES);
	const publicKey = base64url(await (await ed25519()).publicKeyOf(seed));
	const privateKey = await hiddenKey(seed);
	const pair = await newExchangeKeys(false);
	const signing = privateKey ? { publicKey, privateKey } : seed;
	const member = { publicKey, signing, exchange: pair.privateKey };
	return { member, exchange: await exchangeKeyText(pair) };
}

/** Creates a room whose owner is this device. */
export async function newRoom(): Promise<NewRoom> {
	const { member, exchange } = await newMember();
	const { room: id, envelope } = await createRoom(randomBytes(KEY_BYTES), exchange, member.signing);
	const roomKeys = [{ epoch: id, key: randomBytes(KEY_BYTES) }];
	return { id, roomKeys, member, entries: [{ digest: id, bytes: envelope.bytes }] };
}

/** Joins the room of a link; without an invitation this device only reads. */
export async function roomOfLink({ room: id, roomKey, invitation }: RoomLink): Promise<NewRoom> {
	if (!invitation) return { id, roomKeys: [roomKey], entries: [] };
	const { member, exchange } = await newMember();
	const envelope = await joinRoom(id, invitation, { key: member.signing, exchange });
	return { id, roomKeys: [roomKey], member, entries: [await madeOf(envelope)] };
}
