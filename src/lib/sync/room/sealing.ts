import { base64url, bytesOfBase64url } from '$lib/exchange/base64url';
import { deflated } from '$lib/exchange/deflate';
import { inflated } from '$lib/exchange/inflate';
import type { SealingKey } from '$lib/exchange/seal';
import { owned, utf8, type Bytes } from './bytes';
import { encodeEnvelope, headerBytes, type Envelope } from './envelope';
import type { SealedHeader } from './header';
import type { Item } from './items';

/** The most bytes of items in one entry, inflated. */
export const MAXIMUM_ITEMS = 40_000_000;
export const KEY_BYTES = 32;
export const IV_BYTES = 12;

/** A room key with the epoch in which it is used. */
export interface RoomKey {
	readonly epoch: string;
	/** 32 bytes. */
	readonly key: Bytes;
}

export function encryptionKey(key: Bytes, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
	return crypto.subtle.importKey('raw', key, 'AES-GCM', false, [usage]);
}

/** Who writes an entry, and 12 random bytes that no other entry has. */
interface Writer {
	readonly kind: SealedHeader['kind'];
	readonly room: string;
	readonly author: string;
	readonly iv: Bytes;
}

/** Encrypts items and signs the ciphertext; undefined if they are too large or the key is not the author's. */
export async function sealItems(
	items: readonly Item[],
	{ kind, room, author, iv }: Writer,
	{ epoch, key }: RoomKey,
	signingKey: SealingKey
): Promise<Envelope<SealedHeader> | undefined> {
	const header: SealedHeader = { version: 1, room, author, kind, epoch, iv: base64url(iv) };
	const additionalData = headerBytes(header);
	const text = utf8(JSON.stringify(items));
	if (!additionalData || text.length > MAXIMUM_ITEMS) return undefined;
	const plain = owned(await deflated(text));
	const algorithm = { name: 'AES-GCM', iv, additionalData };
	const body = await crypto.subtle.encrypt(algorithm, await encryptionKey(key, 'encrypt'), plain);
	return encodeEnvelope(header, new Uint8Array(body), signingKey);
}

/** Decrypts an entry; undefined if it was made with another key. Its signature is not checked. */
export async function openText(
	{ header, head, body }: Envelope<SealedHeader>,
	key: Bytes
): Promise<Bytes | undefined> {
	const iv = bytesOfBase64url(header.iv);
	if (!iv) return undefined;
	try {
		const algorithm = { name: 'AES-GCM', iv, additionalData: head };
		const decryption = await encryptionKey(key, 'decrypt');
		const plain = await crypto.subtle.decrypt(algorithm, decryption, body);
		const items = inflated(new Uint8Array(plain), MAXIMUM_ITEMS);
		return items.state === 'whole' ? items.bytes : undefined;
	} catch {
		return undefined;
	}
}
