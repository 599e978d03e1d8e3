import { base64Of, bytesOf, type Bytes } from '$lib/army/format/base64';

/** Encodes bytes as base64url without padding (RFC 4648, section 5). */
export function base64url(bytes: Uint8Array): string {
	return base64Of(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Whether the unused bits of the last character are zero; otherwise one value would have several
 * encodings.
 */
function hasZeroTail(text: string): boolean {
	const over = text.length % 4;
	if (over === 0) return true;
	const last = LETTERS.indexOf(text.at(-1) ?? '');
	return over !== 1 && last % (over === 2 ? 16 : 4) === 0;
}

/**
 * Whether a text has only letters of base64url. It looks for another one: a pattern for the whole text keeps a way
 * back for each letter, and overflows on texts of several megabytes.
 */
export const hasOnlyLetters = (text: string): boolean => !/[^A-Za-z0-9_-]/.test(text);

/** Decodes base64url; undefined unless it is the canonical encoding. */
export function bytesOfBase64url(text: string): Bytes | undefined {
	if (!hasOnlyLetters(text) || !hasZeroTail(text)) return undefined;
	return bytesOf(text.replaceAll('-', '+').replaceAll('_', '/'));
}
