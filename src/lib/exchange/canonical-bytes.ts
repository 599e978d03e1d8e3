import canonicalize from 'canonicalize';

/**
 * Returns the canonical JSON of a document as UTF-8 (RFC 8785); undefined if there is none, such as
 * for Infinity.
 */
export function canonicalBytes(document: unknown): Uint8Array<ArrayBuffer> | undefined {
	try {
		const text = canonicalize(document);
		return text === undefined ? undefined : new TextEncoder().encode(text);
	} catch {
		return undefined;
	}
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
	if (one.length !== other.length) return false;
	for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
	return true;
}
