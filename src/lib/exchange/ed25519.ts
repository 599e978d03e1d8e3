import { base64url, bytesOfBase64url } from './base64url';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of a secret key's seed and of a public key. */
export const KEY_BYTES = 32;
export const SIGNATURE_BYTES = 64;

/** Ed25519 (RFC 8032). A seed is the secret from which both keys come. */
export interface Ed25519 {
	publicKeyOf(seed: Bytes): Promise<Bytes>;
	sign(seed: Bytes, message: Bytes): Promise<Bytes>;
	/** False for whatever is no signature by that key over that message. */
	verify(publicKey: Bytes, message: Bytes, signature: Bytes): Promise<boolean>;
}

/** What stands before the seed in PKCS #8 (RFC 8410). */
const PKCS8 = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32];

function secretKey(seed: Bytes, extractable = true): Promise<CryptoKey> {
	const bytes = Uint8Array.of(...PKCS8, ...seed);
	return crypto.subtle.importKey('pkcs8', bytes, 'Ed25519', extractable, ['sign']);
}

/** A secret key that signs and cannot be exported, with its public key in base64url. */
export interface HiddenKey {
	readonly publicKey: string;
	readonly privateKey: CryptoKey;
}

/** The browser's own. */
export const ofPlatform: Ed25519 = {
	async publicKeyOf(seed) {
		const { x = '' } = await crypto.subtle.exportKey('jwk', await secretKey(seed));
		return bytesOfBase64url(x) ?? new Uint8Array();
	},
	async sign(seed, message) {
		return new Uint8Array(await crypto.subtle.sign('Ed25519', await secretKey(seed), message));
	},
	async verify(publicKey, message, signature) {
		try {
			const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
			return await crypto.subtle.verify('Ed25519', key, signature, message);
		} catch {
			return false;
		}
	}
};

/** The library, for browsers without it and for pages that are not served securely. */
export async function ofLibrary(): Promise<Ed25519> {
	const [{ getPublicKey, hashes, sign, verify }, { sha512 }] = await Promise.all([
		import('@noble/ed25519'),
		import('@noble/hashes/sha2.js')
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

/** The first test of RFC 8032: a seed and its public key. */
const TEST_SEED = 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A';
const TEST_KEY = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';

async function chosen(): Promise<Ed25519> {
	const seed = bytesOfBase64url(TEST_SEED);
	try {
		if (seed && base64url(await ofPlatform.publicKeyOf(seed)) === TEST_KEY) return ofPlatform;
	} catch {
		// Neither that algorithm nor, where the page is not served securely, any other.
	}
	return ofLibrary();
}

let choice: Promise<Ed25519> | undefined;

/** The browser's own Ed25519 where it has one, else the library's. */
export function ed25519(): Promise<Ed25519> {
	choice ??= chosen();
	return choice;
}

/** The seed's key in a form that cannot be exported; undefined where the browser has no Ed25519. */
export async function hiddenKey(seed: Bytes): Promise<CryptoKey | undefined> {
	if ((await ed25519()) !== ofPlatform) return undefined;
	try {
		return await secretKey(seed, false);
	} catch {
		return undefined;
	}
}

/** The signature of a hidden key, checked with its public key; undefined where the two do not belong together. */
export async function signHidden(
	{ publicKey, privateKey }: HiddenKey,
	message: Bytes
): Promise<Bytes | undefined> {
	const key = bytesOfBase64url(publicKey);
	if (!key) return undefined;
	try {
		const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, message));
		return (await ofPlatform.verify(key, message, signature)) ? signature : undefined;
	} catch {
		return undefined;
	}
}
