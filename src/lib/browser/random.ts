/** A random UUID (version 4), also where the page is not served securely and randomUUID is missing. */
export function randomId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** One of several, each as likely as the others. */
export function anyOf<T>(from: readonly T[]): T {
	const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
	const drawn = from[bits % from.length];
	if (drawn === undefined) throw new RangeError('Nothing to draw from');
	return drawn;
}

/** A number from 0 up to 1, each as likely as the others. */
export function drawnNumber(): number {
	const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
	return bits / 2 ** 32;
}
