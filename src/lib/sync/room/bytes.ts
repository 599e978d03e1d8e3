export type Bytes = Uint8Array<ArrayBuffer>;

/** The length of a digest. */
export const DIGEST_BYTES = 32;

export function joined(...parts: readonly Uint8Array[]): Bytes {
	const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

/** Bytes in memory of their own: Web Crypto takes no view of shared memory. */
export function owned(bytes: Uint8Array): Bytes {
	return bytes.buffer instanceof ArrayBuffer
		? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
		: Uint8Array.from(bytes);
}

export function randomBytes(length: number): Bytes {
	return crypto.getRandomValues(new Uint8Array(length));
}

export function utf8(text: string): Bytes {
	return new TextEncoder().encode(text);
}

export async function sha256(bytes: Bytes): Promise<Bytes> {
	return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
