import { base64url, bytesOfBase64url } from './base64url';

type Bytes = Uint8Array<ArrayBuffer>;

/** Length in bytes of a secret key's seed and of a public key. */
export const KEY_BYTES = 32;

/** Ed25519 signatures (RFC 8032). Both keys are derived from a 32-byte seed. */
export interface Ed25519 {
	publicKeyOf(seed: Bytes): Promise<Bytes>;
	sign(seed: Bytes, message: Bytes): Promise<Bytes>;
	/** Returns false for an invalid signature; never rejects. */
	verify(publicKey: Bytes, message: Bytes, signature: Bytes): Promise<boolean>;
}

/** The PKCS #8 header of the seed (RFC 8410). */
const PKCS8 = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32];

function secretKey(seed: Bytes, extractable = true): Promise<CryptoKey> {
	const bytes = Uint8Array.of(...PKCS8, ...seed);
	return crypto.subtle.importKey('pkcs8', bytes, 'Ed25519', extractable, ['sign']);
}

/** A secret key that signs but cannot be exported, with its public key in base64url. */
export interface HiddenKey {
	readonly publicKey: string;
	readonly privateKey: CryptoKey;
}

/** Public keys that were imported, by their bytes; many entries have the same author. */
const imported = new Map<string, Promise<CryptoKey>>();
const MOST_IMPORTED = 1000;

function importedKey(publicKey: Bytes): Promise<CryptoKey> {
	const name = String.fromCharCode(...publicKey);
	const known = imported.get(name);
	if (known) return known;
	if (imported.size >= MOST_IMPORTED) imported.clear();
	const key = crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
	imported.set(name, key);
	key.catch(() => void imported.delete(name));
	return key;
}

/** The browser's implementation. */
export const platformEd25519: Ed25519 = {
	async publicKeyOf(seed) {
		const { x = '' } = await crypto.subtle.exportKey('jwk', await secretKey(seed));
		return bytesOfBase64url(x) ?? new Uint8Array();
	},
	async sign(seed, message) {
		return new Uint8Array(await crypto.subtle.sign('Ed25519', await secretKey(seed), message));
	},
	async verify(publicKey, message, signature) {
		try {
			const key = await importedKey(publicKey);
			return await crypto.subtle.verify('Ed25519', key, signature, message);
		} catch {
			return false;
		}
	}
};

/** Returns the library's implementation, for browsers without Ed25519 and for insecure contexts. */
export async function libraryEd25519(): Promise<Ed25519> {
	const [{ getPublicKey, hashes, sign, verify }, { sha512 }] = await Promise.all([
		import('@noble/ed25519'),
		import('./sha512')
	]);
	hashes.sha512 = (message) => sha512(message);
	return {
		publicKeyOf: async (seed) => new Uint8Array(getPublicKey(seed)),
		sign: async (seed, message) => new Uint8Array(sign(message, seed)),
		async verify(publicKey, message, signature) {
			try {
				return verify(signature, message, publicKey, { zip215: false });
			} catch {
				return false;
			}
		}
	};
}

/** The first test vector of RFC 8032: a seed and its public key. */
const TEST_SEED = 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A';
const TEST_KEY = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';

async function chooseImplementation(): Promise<Ed25519> {
	const seed = bytesOfBase64url(TEST_SEED);
	try {
		if (seed && base64url(await platformEd25519.publicKeyOf(seed)) === TEST_KEY)
			return platformEd25519;
	} catch {
		// No Ed25519 in this browser, or no Web Crypto at all in an insecure context.
	}
	return libraryEd25519();
}

let choice: Promise<Ed25519> | undefined;

/** Returns the browser's Ed25519 if it has one, else the library's. */
export function ed25519(): Promise<Ed25519> {
	choice ??= chooseImplementation();
	return choice;
}

/** Imports the seed as a non-exportable key; undefined if the browser has no Ed25519. */
export async function hiddenKey(seed: Bytes): Promise<CryptoKey | undefined> {
	if ((await ed25519()) !== platformEd25519) return undefined;
	try {
		return await secretKey(seed, false);
	} catch {
		return undefined;
	}
}

/** Signs with a non-exportable key and checks the result; undefined if the keys do not match. */
export async function signHidden(
	{ publicKey, privateKey }: HiddenKey,
	message: Bytes
): Promise<Bytes | undefined> {
	const key = bytesOfBase64url(publicKey);
	if (!key) return undefined;
	try {
		const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, message));
		return (await platformEd25519.verify(key, message, signature)) ? signature : undefined;
	} catch {
		return undefined;
	}
}
