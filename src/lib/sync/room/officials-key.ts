import { base64url, bytesOfBase64url } from '$lib/exchange/base64url';
import { deflated } from '$lib/exchange/deflate';
import { inflated } from '$lib/exchange/inflate';
import { owned, utf8, type Bytes } from './bytes';
import type { NextKey } from './header';
import {
	CURVE,
	earlierKeys,
	exchangeKeyText,
	freshKey,
	newExchangeKeys,
	unwrapFor,
	unwrapKey,
	wrapFor,
	wrapKey
} from './room-key';
import { MAXIMUM_ITEMS } from './sealing';

/** An officials' key with its secret of 32 bytes. */
export interface OfficialsSecret {
	readonly publicKey: string;
	readonly secret: Bytes;
	/** Decrypts. */
	readonly key: CryptoKey;
}

/** An encrypted private part; `ephemeral` is the public key that was made for it. */
export interface SealedPart {
	readonly ephemeral: string;
	readonly text: string;
}

const importedPoint = (text: string) =>
	crypto.subtle.importKey('raw', bytesOfBase64url(text) ?? new Uint8Array(), CURVE, false, []);

/** Whether something can be encrypted for this public key. */
export async function isExchangeKey(text: string): Promise<boolean> {
	try {
		await importedPoint(text);
		return true;
	} catch {
		return false;
	}
}

async function sharedBits(own: CryptoKey, other: CryptoKey): Promise<string> {
	const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, own, 256);
	return base64url(new Uint8Array(bits));
}

/** The key of a secret; undefined if the secret is not that of the public key. */
async function officialsSecret(
	publicKey: string,
	secret: Bytes
): Promise<OfficialsSecret | undefined> {
	const point = bytesOfBase64url(publicKey);
	if (!point) return undefined;
	const [x, y, d] = [point.subarray(1, 33), point.subarray(33), secret].map(base64url);
	try {
		const jwk = { kty: 'EC', crv: CURVE.namedCurve, x, y, d };
		const key = await crypto.subtle.importKey('jwk', jwk, CURVE, false, ['deriveBits']);
		// Not every browser compares both parts on import.
		const other = await newExchangeKeys(false);
		const isPair =
			(await sharedBits(key, other.publicKey)) ===
			(await sharedBits(other.privateKey, await importedPoint(publicKey)));
		return isPair ? { publicKey, secret, key } : undefined;
	} catch {
		return undefined;
	}
}

/** Makes an officials' key. */
export async function newOfficialsKey(): Promise<OfficialsSecret> {
	const pair = await newExchangeKeys(true);
	const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
	const secret = owned(bytesOfBase64url(d) ?? new Uint8Array());
	return { publicKey: await exchangeKeyText(pair), secret, key: pair.privateKey };
}

/** Encrypts the secrets of officials' keys for devices, which are named by their exchange keys. */
export async function handOut(
	league: string,
	devices: readonly string[],
	secrets: readonly OfficialsSecret[]
): Promise<NextKey> {
	const recipients = devices.map((exchange) => ({ key: exchange, exchange }));
	const keys = secrets.map(({ publicKey, secret }) => ({ epoch: publicKey, key: secret }));
	return wrapKey(league, await freshKey(), recipients, keys);
}

/** The secrets that were handed out to a device; none if they were not. */
export async function secretsIn(
	league: string,
	handedOut: NextKey,
	device: string,
	exchange: CryptoKey
): Promise<OfficialsSecret[]> {
	const key = await unwrapKey(league, handedOut, device, exchange);
	const keys = key ? await earlierKeys(handedOut, key) : [];
	const secrets = await Promise.all(
		keys.map((known) => officialsSecret(known.epoch, owned(known.key)))
	);
	return secrets.filter((secret) => secret !== undefined);
}

/** Encrypts the private part of an entry for an officials' key. */
export async function sealPart(
	league: string,
	entry: string,
	part: object,
	publicKey: string
): Promise<SealedPart> {
	const pair = await newExchangeKeys(false);
	const bytes = owned(await deflated(utf8(JSON.stringify(part))));
	const recipient = { key: entry, exchange: publicKey };
	const { key: text } = await wrapFor(recipient, pair.privateKey, league, bytes);
	return { ephemeral: await exchangeKeyText(pair), text };
}

/** Decrypts the private part of an entry; undefined if it was encrypted for another key or entry. */
export async function openPart(
	league: string,
	entry: string,
	sealed: SealedPart,
	{ key }: OfficialsSecret
): Promise<object | undefined> {
	const bytes = await unwrapFor(entry, key, league, sealed);
	if (!bytes) return undefined;
	try {
		const text = inflated(bytes, MAXIMUM_ITEMS);
		if (text.state !== 'whole') return undefined;
		const part: unknown = JSON.parse(new TextDecoder().decode(text.bytes));
		return typeof part === 'object' && part !== null ? part : undefined;
	} catch {
		return undefined;
	}
}
