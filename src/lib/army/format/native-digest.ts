import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * Names bytes by their SHA-256: `sha256:` and 64 hex digits. The browser's own is faster than the one of the library and
 * exists in secure contexts only.
 */
export async function nameBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', bytes);
	return `sha256:${bytesToHex(new Uint8Array(digest))}`;
}
