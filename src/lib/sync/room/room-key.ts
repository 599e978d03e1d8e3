import { base64url, bytesOfBase64url } from '$lib/exchange/base64url';
import { joined, owned, randomBytes, utf8, type Bytes } from './bytes';
import type { NextKey } from './header';
import { encryptionKey, IV_BYTES, KEY_BYTES, type RoomKey } from './sealing';

export const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** Makes the key pair by which a member receives room keys. */
export function newExchangeKeys(extractable: boolean): Promise<CryptoKeyPair> {
	return crypto.subtle.generateKey(CURVE, extractable, ['deriveBits']);
}

/** A public key in base64url, as headers have it. */
export async function exchangeKeyText({
	publicKey
}: Pick<CryptoKeyPair, 'publicKey'>): Promise<string> {
	return base64url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
}

/** A member with the key for the exchange. */
export interface Recipient {
	readonly key: string;
	readonly exchange: string;
}

/** Derives the key that encrypts bytes for one member. It is used once, so its iv may be zero. */
async function wrappingKey(
	own: CryptoKey,
	other: Bytes,
	room: string,
	member: string
): Promise<Bytes> {
	const publicKey = await crypto.subtle.importKey('raw', other, CURVE, false, []);
	const secret = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, own, 256);
	const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
	const info = utf8(`brikmuster/room-key/1\n${member}`);
	const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: utf8(room), info };
	return new Uint8Array(await crypto.subtle.deriveBits(algorithm, material, 256));
}

async function crypt(
	usage: 'encrypt' | 'decrypt',
	key: Bytes,
	iv: Bytes,
	bytes: Bytes
): Promise<Bytes> {
	const made = await crypto.subtle[usage](
		{ name: 'AES-GCM', iv },
		await encryptionKey(key, usage),
		bytes
	);
	return new Uint8Array(made);
}

const ZERO_IV = new Uint8Array(IV_BYTES);

/** Encrypts bytes for one member by a key pair that is used once for them. Rejects if the member has no good key. */
export async function wrapFor(
	{ key, exchange }: Recipient,
	own: CryptoKey,
	room: string,
	bytes: Bytes
): Promise<NextKey['wrapped'][number]> {
	const other = bytesOfBase64url(exchange) ?? new Uint8Array();
	const wrapping = await wrappingKey(own, other, room, key);
	return { member: key, key: base64url(await crypt('encrypt', wrapping, ZERO_IV, bytes)) };
}

/** Decrypts what was encrypted for a member with this key pair; undefined if it was not. */
export async function unwrapFor(
	member: string,
	exchange: CryptoKey,
	room: string,
	{ ephemeral, text }: { readonly ephemeral: string; readonly text: string }
): Promise<Bytes | undefined> {
	const [other, wrapped] = [ephemeral, text].map(bytesOfBase64url);
	if (!other || !wrapped) return undefined;
	try {
		const wrapping = await wrappingKey(exchange, other, room, member);
		return await crypt('decrypt', wrapping, ZERO_IV, wrapped);
	} catch {
		return undefined;
	}
}

/** What a new room key is made of: 32 and 12 random bytes and a new key pair. */
interface FreshKey {
	readonly key: Bytes;
	readonly iv: Bytes;
	readonly ephemeral: CryptoKeyPair;
}

/** Draws what a new room key is made of. */
export async function freshKey(): Promise<FreshKey> {
	const ephemeral = await newExchangeKeys(false);
	return { key: randomBytes(KEY_BYTES), iv: randomBytes(IV_BYTES), ephemeral };
}

/** Wraps a new room key for each remaining member, and the earlier ones with it. */
export async function wrapKey(
	room: string,
	{ key, iv, ephemeral }: FreshKey,
	recipients: readonly Recipient[],
	earlier: readonly RoomKey[]
): Promise<NextKey> {
	const inOrder = [...recipients].sort((one, other) => (one.key < other.key ? -1 : 1));
	const wrapped = inOrder.map((one) => wrapFor(one, ephemeral.privateKey, room, key));
	const list = earlier.map((known) => [known.epoch, base64url(known.key)]);
	const sealed = await crypt('encrypt', key, iv, utf8(JSON.stringify(list)));
	return {
		ephemeral: await exchangeKeyText(ephemeral),
		wrapped: await Promise.all(wrapped),
		after: earlier.map(({ epoch }) => epoch).sort(),
		earlier: base64url(joined(iv, sealed))
	};
}

/** Returns the room key that was wrapped for a member; undefined if there is none for these keys. */
export async function unwrapKey(
	room: string,
	next: NextKey,
	member: string,
	exchange: CryptoKey
): Promise<Bytes | undefined> {
	const { ephemeral } = next;
	const text = next.wrapped.find((one) => one.member === member)?.key ?? '';
	const key = await unwrapFor(member, exchange, room, { ephemeral, text });
	return key?.length === KEY_BYTES ? key : undefined;
}

function roomKeysIn(text: Bytes): RoomKey[] {
	const list: unknown = JSON.parse(new TextDecoder().decode(text));
	if (!Array.isArray(list)) return [];
	return list.flatMap((one: unknown): RoomKey[] => {
		const [epoch, key] = Array.isArray(one) ? (one as unknown[]) : [];
		const bytes = typeof key === 'string' ? bytesOfBase64url(key) : undefined;
		return typeof epoch === 'string' && bytes?.length === KEY_BYTES ? [{ epoch, key: bytes }] : [];
	});
}

/** Returns the earlier room keys that came with a new one. */
export async function earlierKeys({ earlier }: NextKey, key: Bytes): Promise<readonly RoomKey[]> {
	const bytes = bytesOfBase64url(earlier);
	if (!bytes || bytes.length < IV_BYTES) return [];
	const [iv, sealed] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES)].map(owned);
	try {
		return iv && sealed ? roomKeysIn(await crypt('decrypt', key, iv, sealed)) : [];
	} catch {
		return [];
	}
}
