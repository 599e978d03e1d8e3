import { base64Of, bytesOf, type Bytes } from '$lib/army/jpeg';

/** Bytes as base64url without padding (RFC 4648, section 5). */
export function base64url(bytes: Uint8Array): string {
	return base64Of(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes of such a text; undefined for one that is not written in the one way there is. */
export function bytesOfBase64url(text: string): Bytes | undefined {
	if (!/^[A-Za-z0-9_-]*$/.test(text)) return undefined;
	const bytes = bytesOf(text.replaceAll('-', '+').replaceAll('_', '/'));
	// The last letter may hold bits that no byte has: two texts for the same bytes.
	return bytes && base64url(bytes) === text ? bytes : undefined;
}
