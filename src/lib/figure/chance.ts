/** Picks one of several values by hashing the text: the same text always picks the same value. */
export function pickByHash<T>(text: string, from: readonly T[]): T {
	const picked = from[hashOf(text) % from.length];
	if (picked === undefined) throw new RangeError('Nothing to pick from');
	return picked;
}

/** FNV-1a with a final mix, 32 bits. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index += 1) {
		hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	}
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	return (hash ^ (hash >>> 13)) >>> 0;
}
