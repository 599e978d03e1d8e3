import { bytesToHex } from '@noble/hashes/utils.js';

/** Returns a random UUID (version 4), even in insecure contexts, which lack randomUUID. */
export function randomId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	return bytesToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns a uniformly chosen element. */
export function randomElement<T>(from: readonly T[]): T {
	const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
	const drawn = from[bits % from.length];
	if (drawn === undefined) throw new RangeError('Nothing to draw from');
	return drawn;
}

/** Returns a uniform random number in [0, 1). */
export function randomNumber(): number {
	const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
	return bits / 2 ** 32;
}

/** Returns 32 random bits as a number. */
export function randomBits(): number {
	const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
	return bits;
}
