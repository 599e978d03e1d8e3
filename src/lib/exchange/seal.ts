import * as z from 'zod/mini';
import { problemOf } from '$lib/army/format/issues';
import type { SealCheck } from '$lib/league/verdict';
import { base64url, bytesOfBase64url, hasOnlyLetters } from './base64url';
import { canonicalBytes, sameBytes } from './canonical-bytes';
import { ed25519, signHidden, type HiddenKey } from './ed25519';
import type { Problem } from '$lib/army/format/problem';

type Bytes = Uint8Array<ArrayBuffer>;

export const SEALED_FORMAT = 'brikmuster/sealed';
const SEALED_VERSION = 1;

z.config({ jitless: true });

/** Base64url text that decodes to this number of bytes. */
export const part = (bytes: number) =>
	z.stringFormat('base64url', (text) => bytesOfBase64url(text)?.length === bytes);

/** Signed bytes in base64url, with the signer's public key. */
const sealedSchema = z.strictObject({
	format: z.literal(SEALED_FORMAT),
	version: z.literal(SEALED_VERSION),
	alg: z.literal('Ed25519'),
	publicKey: part(32),
	payload: z.stringFormat('base64url', (text) => text !== '' && hasOnlyLetters(text)),
	signature: part(64)
});

export type Sealed = z.infer<typeof sealedSchema>;

/** The payload with the result of the seal check, or why it is no sealed file. */
type UnsealResult =
	| { readonly ok: true; readonly payload: Bytes; readonly seal: SealCheck }
	| { readonly ok: false; readonly problem: Problem };

export function isSealed(document: unknown): boolean {
	return (document as { format?: unknown } | null)?.format === SEALED_FORMAT;
}

/** The signing key: one that cannot be exported, or a seed. */
export type SealingKey = HiddenKey | Bytes;

/** Signs bytes; undefined if the keys do not match. */
export async function signed(
	key: SealingKey,
	payload: Bytes
): Promise<Pick<Sealed, 'publicKey' | 'signature'> | undefined> {
	if (!(key instanceof Uint8Array)) {
		const signature = await signHidden(key, payload);
		return signature && { publicKey: key.publicKey, signature: base64url(signature) };
	}
	const { publicKeyOf, sign } = await ed25519();
	const publicKey = base64url(await publicKeyOf(key));
	return { publicKey, signature: base64url(await sign(key, payload)) };
}

/**
 * Seals a document and returns the bytes of the file. Undefined if it has no canonical form, or if
 * the keys do not match.
 */
export async function seal(document: object, key: SealingKey): Promise<Bytes | undefined> {
	const payload = canonicalBytes(document);
	const signature = payload && (await signed(key, payload));
	if (!signature) return undefined;
	const sealed: Sealed = {
		format: SEALED_FORMAT,
		version: SEALED_VERSION,
		alg: 'Ed25519',
		payload: base64url(payload),
		...signature
	};
	return canonicalBytes(sealed);
}

function refuse(problem: Problem): UnsealResult {
	return { ok: false, problem };
}

function parsed(payload: Bytes): unknown {
	try {
		return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload)) as unknown;
	} catch {
		return undefined;
	}
}

/** Whether bytes are the canonical form of their document. */
function isCanonical(bytes: Uint8Array, document: unknown): boolean {
	const canonical = document === undefined ? undefined : canonicalBytes(document);
	return canonical !== undefined && sameBytes(canonical, bytes);
}

/**
 * Checks the seal of a file, given as its bytes and its parsed document. A file that is not
 * canonical to the last byte is corrupt, whatever its signature says.
 */
export async function unseal(bytes: Uint8Array, document: unknown): Promise<UnsealResult> {
	const { version } = (document ?? {}) as { version?: unknown };
	if (Number.isSafeInteger(version) && (version as number) > SEALED_VERSION) {
		return refuse({ code: 'newerVersion', path: '/version', version: version as number });
	}
	const reading = sealedSchema.safeParse(document, { reportInput: true });
	if (!reading.success) {
		const [issue] = reading.error.issues;
		return refuse(issue ? problemOf(issue) : { code: 'malformed', path: '' });
	}
	const { publicKey, signature } = reading.data;
	const [payload, key, sign] = [reading.data.payload, publicKey, signature].map(bytesOfBase64url);
	if (!payload || !key || !sign) return refuse({ code: 'malformed', path: '/payload' });
	const invalid = (reason: 'form' | 'signature'): UnsealResult => ({
		ok: true,
		payload,
		seal: { state: 'invalid', publicKey, reason }
	});
	const { verify } = await ed25519();
	if (!(await verify(key, payload, sign))) return invalid('signature');
	const whole = isCanonical(bytes, document) && isCanonical(payload, parsed(payload));
	return whole ? { ok: true, payload, seal: { state: 'valid', publicKey } } : invalid('form');
}
