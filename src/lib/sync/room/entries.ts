import { base64url } from '$lib/exchange/base64url';
import { ed25519 } from '$lib/exchange/ed25519';
import { signed, type SealingKey } from '$lib/exchange/seal';
import type { Bytes } from './bytes';
import { digestOf, digestsBody, encodeEnvelope, joinStatement, type Envelope } from './envelope';
import type { HeaderOf, NextKey } from './header';

const NOTHING = new Uint8Array();

/** The public key of a signing key in base64url. */
export async function authorOf(key: SealingKey): Promise<string> {
	if (!(key instanceof Uint8Array)) return key.publicKey;
	const { publicKeyOf } = await ed25519();
	return base64url(await publicKeyOf(key));
}

async function encoded<E extends Envelope>(made: Promise<E | undefined>): Promise<E> {
	const envelope = await made;
	if (!envelope) throw new Error('The entry is too large, or the key does not sign.');
	return envelope;
}

/** Who writes into which room. */
export interface Author {
	readonly room: string;
	readonly key: SealingKey;
}

/** Makes the first entry of a room from 32 random bytes, and the room's id. */
export async function createRoom(
	nonce: Bytes,
	exchange: string,
	key: SealingKey
): Promise<{ room: string; envelope: Envelope<HeaderOf<'room'>> }> {
	const author = await authorOf(key);
	const header = { version: 1, room: null, author, kind: 'room', exchange } as const;
	const envelope = await encoded(
		encodeEnvelope({ ...header, nonce: base64url(nonce) }, NOTHING, key)
	);
	return { room: await digestOf(envelope), envelope };
}

async function start({ room, key }: Author) {
	return { version: 1, room, author: await authorOf(key) } as const;
}

/** Allows a newcomer who has the secret of this public key. */
export async function invite(
	by: Author,
	invitation: string,
	admin: boolean
): Promise<Envelope<HeaderOf<'invitation'>>> {
	const header = { ...(await start(by)), kind: 'invitation', invitation, admin } as const;
	return encoded(encodeEnvelope(header, NOTHING, by.key));
}

/** Joins a room with the seed of an invitation's key and the newcomer's own keys. */
export async function joinRoom(
	room: string,
	seed: Bytes,
	newcomer: { readonly key: SealingKey; readonly exchange: string }
): Promise<Envelope<HeaderOf<'join'>>> {
	const { key, exchange } = newcomer;
	const begin = await start({ room, key: seed });
	const proof = await signed(key, joinStatement(room, begin.author, exchange));
	const header = {
		...begin,
		kind: 'join',
		member: await authorOf(key),
		exchange,
		proof: proof?.signature ?? ''
	} as const;
	return encoded(encodeEnvelope(header, NOTHING, seed));
}

/** Ends the rights of members and invitations; `keeps` are the digests of their entries that still count. */
export async function remove(
	by: Author,
	removed: readonly string[],
	keeps: Iterable<string>,
	next: NextKey | null
): Promise<Envelope<HeaderOf<'removal'>>> {
	const begin = await start(by);
	const header: HeaderOf<'removal'> = { ...begin, kind: 'removal', removed: [...removed], next };
	return encoded(encodeEnvelope(header, digestsBody(keeps), by.key));
}

/** Asks the hub to delete the entries that these snapshots stand for. */
export async function drop(
	by: Author,
	snapshots: readonly string[],
	covered: Iterable<string>
): Promise<Envelope<HeaderOf<'dropped'>>> {
	const begin = await start(by);
	const header: HeaderOf<'dropped'> = { ...begin, kind: 'dropped', snapshots: [...snapshots] };
	return encoded(encodeEnvelope(header, digestsBody(covered), by.key));
}
