import { base64url, bytesOfBase64url } from '$lib/exchange/base64url';
import { deflated } from '$lib/exchange/deflate';
import { inflate } from '$lib/exchange/inflate';
import type { SealingKey } from '$lib/exchange/seal';
import { owned, utf8, type Bytes } from './bytes';
import { encodeEnvelope, headerBytes, type Envelope } from './envelope';
import type { SealedHeader } from './header';

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

/** What a device wants the others to have; the binding of a room knows the kinds. */
export type Item = Readonly<Record<string, unknown>> & { readonly kind: string };

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

function itemsIn(bytes: Uint8Array): readonly Item[] | undefined {
	const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
	const isItem = (one: unknown): one is Item =>
		typeof one === 'object' && one !== null && 'kind' in one && typeof one.kind === 'string';
	return Array.isArray(parsed) && parsed.every(isItem) ? parsed : undefined;
}

/**
 * Decrypts an entry; undefined if it was made with another key or holds no items. What the items say is not checked,
 * nor the signature.
 */
export async function openItems(
	{ header, head, body }: Envelope<SealedHeader>,
	key: Bytes
): Promise<readonly Item[] | undefined> {
	const iv = bytesOfBase64url(header.iv);
	if (!iv) return undefined;
	try {
		const algorithm = { name: 'AES-GCM', iv, additionalData: head };
		const decryption = await encryptionKey(key, 'decrypt');
		const plain = await crypto.subtle.decrypt(algorithm, decryption, body);
		const text = await inflate(new Uint8Array(plain), MAXIMUM_ITEMS);
		return text.ok ? itemsIn(text.bytes) : undefined;
	} catch {
		return undefined;
	}
}
