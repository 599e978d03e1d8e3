import * as z from 'zod/mini';
import { problemOf } from '$lib/army/format/issues';
import type { Problem } from '$lib/army/format/problem';
import { base64url, bytesOfBase64url } from './base64url';
import { canonicalBytes } from './canonical-bytes';
import { openFile, type FileProblem } from './open-file';
import { orOtherKind } from './own-kind';
import { ed25519, KEY_BYTES } from './ed25519';

type Bytes = Uint8Array<ArrayBuffer>;

export const KEY_FORMAT = 'brikmuster/key';
const KEY_VERSION = 1;
/** PBKDF2 iterations of a new file, and the accepted range when reading. */
const ITERATIONS = 600_000;
const [MIN_ITERATIONS, MAX_ITERATIONS] = [100_000, 10_000_000];
const MAXIMUM_BYTES = 10_000;
export const SHORTEST_PASSPHRASE = 8;
const [SALT_BYTES, IV_BYTES, TAG_BYTES] = [16, 12, 16];

z.config({ jitless: true });

const part = (bytes: number) =>
	z.stringFormat('base64url', (text) => bytesOfBase64url(text)?.length === bytes);

/** A key encrypted with a passphrase. All fields except `secret` are authenticated too. */
const keySchema = z.strictObject({
	format: z.literal(KEY_FORMAT),
	version: z.literal(KEY_VERSION),
	alg: z.literal('Ed25519'),
	publicKey: part(KEY_BYTES),
	kdf: z.strictObject({
		name: z.literal('PBKDF2'),
		hash: z.literal('SHA-256'),
		iterations: z.int().check(z.gte(MIN_ITERATIONS), z.lte(MAX_ITERATIONS)),
		salt: part(SALT_BYTES)
	}),
	cipher: z.strictObject({ name: z.literal('AES-GCM'), iv: part(IV_BYTES) }),
	secret: part(KEY_BYTES + TAG_BYTES)
});

type KeyFile = z.infer<typeof keySchema>;

export type KeyProblem =
	| FileProblem
	| Problem
	| { readonly code: 'notAKey' | 'wrongPassphrase' | 'noCryptography'; readonly path: '' };

export type KeyReading =
	| { readonly ok: true; readonly seed: Bytes; readonly publicKey: string }
	| { readonly ok: false; readonly problem: KeyProblem };

/** The number of random bytes needed to write a key. */
export const KEY_FILE_RANDOM_BYTES = SALT_BYTES + IV_BYTES;

async function cipherKey(passphrase: string, { salt, iterations }: KeyFile['kdf']) {
	const words = new TextEncoder().encode(passphrase.normalize('NFKC'));
	const base = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveKey']);
	return crypto.subtle.deriveKey(
		{
			name: 'PBKDF2',
			hash: 'SHA-256',
			iterations,
			salt: bytesOfBase64url(salt) ?? new Uint8Array()
		},
		base,
		{ name: 'AES-GCM', length: 256 },
		false,
		['encrypt', 'decrypt']
	);
}

function cipherOf(file: Omit<KeyFile, 'secret'>) {
	const additionalData = canonicalBytes(file) ?? new Uint8Array();
	return {
		name: 'AES-GCM',
		iv: bytesOfBase64url(file.cipher.iv) ?? new Uint8Array(),
		additionalData
	};
}

function hasCryptography(): boolean {
	return typeof crypto === 'object' && typeof crypto.subtle === 'object';
}

/** Writes a key file. Undefined if the browser cannot encrypt. */
export async function writeKey(
	seed: Bytes,
	passphrase: string,
	randomBytes: Bytes
): Promise<string | undefined> {
	if (!hasCryptography()) return undefined;
	if (randomBytes.length !== KEY_FILE_RANDOM_BYTES)
		throw new RangeError('Random bytes are missing');
	const { publicKeyOf } = await ed25519();
	const file: Omit<KeyFile, 'secret'> = {
		format: KEY_FORMAT,
		version: KEY_VERSION,
		alg: 'Ed25519',
		publicKey: base64url(await publicKeyOf(seed)),
		kdf: {
			name: 'PBKDF2',
			hash: 'SHA-256',
			iterations: ITERATIONS,
			salt: base64url(randomBytes.subarray(0, SALT_BYTES))
		},
		cipher: { name: 'AES-GCM', iv: base64url(randomBytes.subarray(SALT_BYTES)) }
	};
	const key = await cipherKey(passphrase, file.kdf);
	const secret = new Uint8Array(await crypto.subtle.encrypt(cipherOf(file), key, seed));
	return `${JSON.stringify({ ...file, secret: base64url(secret) }, null, '\t')}\n`;
}

function refuse(problem: KeyProblem): KeyReading {
	return { ok: false, problem };
}

function parsedKey(document: unknown): KeyFile | Problem | undefined {
	const { format, version } = (document ?? {}) as { format?: unknown; version?: unknown };
	if (format !== KEY_FORMAT) return undefined;
	if (Number.isSafeInteger(version) && (version as number) > KEY_VERSION) {
		return { code: 'newerVersion', path: '/version', version: version as number };
	}
	const parsed = keySchema.safeParse(document, { reportInput: true });
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	return issue && problemOf(issue);
}

/** Reads whose key a file holds, without the passphrase. Undefined if it is no key file. */
export function keyFileOf(text: string): Pick<KeyFile, 'publicKey'> | undefined {
	const opening = openFile(new TextEncoder().encode(text), MAXIMUM_BYTES);
	const file = opening.ok ? parsedKey(opening.document) : undefined;
	return file && 'publicKey' in file ? file : undefined;
}

async function opened(file: KeyFile, passphrase: string): Promise<Bytes | undefined> {
	const { secret, ...rest } = file;
	const key = await cipherKey(passphrase, file.kdf);
	try {
		const plain = await crypto.subtle.decrypt(
			cipherOf(rest),
			key,
			bytesOfBase64url(secret) ?? new Uint8Array()
		);
		return new Uint8Array(plain);
	} catch {
		return undefined;
	}
}

/** Decrypts a key file. A tampered file looks like a wrong passphrase. */
export async function readKey(bytes: Uint8Array, passphrase: string): Promise<KeyReading> {
	const opening = openFile(bytes, MAXIMUM_BYTES);
	if (!opening.ok) return refuse(orOtherKind(opening.problem, bytes, 'key'));
	const file = parsedKey(opening.document);
	if (!file) return refuse(orOtherKind({ code: 'notAKey', path: '' } as const, bytes, 'key'));
	if ('code' in file) return refuse(file);
	if (!hasCryptography()) return refuse({ code: 'noCryptography', path: '' });
	const seed = await opened(file, passphrase);
	if (!seed) return refuse({ code: 'wrongPassphrase', path: '' });
	const { publicKeyOf } = await ed25519();
	const { publicKey } = file;
	return base64url(await publicKeyOf(seed)) === publicKey
		? { ok: true, seed, publicKey }
		: refuse({ code: 'malformed', path: '/publicKey' });
}
