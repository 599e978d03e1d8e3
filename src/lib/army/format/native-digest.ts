/**
 * Names bytes by their SHA-256: `sha256:` and 64 hex digits. The browser's own is faster than the one of the library and
 * exists in secure contexts only.
 */
export async function nameBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return `sha256:${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
