import { base64Of, bytesOf, type Bytes } from '$lib/army/photos/jpeg';

/** Bytes as base64url without padding (RFC 4648, section 5). */
export function base64url(bytes: Uint8Array): string {
	return base64Of(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Whether the last letter holds no bits that no byte has: else there were two texts for the same bytes. */
function isTight(text: string): boolean {
	const over = text.length % 4;
	if (over === 0) return true;
	const last = LETTERS.indexOf(text.at(-1) ?? '');
	return over !== 1 && last % (over === 2 ? 16 : 4) === 0;
}

/** The bytes of such a text; undefined for one that is not written in the one way there is. */
export function bytesOfBase64url(text: string): Bytes | undefined {
	if (!/^[A-Za-z0-9_-]*$/.test(text) || !isTight(text)) return undefined;
	return bytesOf(text.replaceAll('-', '+').replaceAll('_', '/'));
}
