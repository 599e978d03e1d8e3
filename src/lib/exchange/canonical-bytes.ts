import canonicalize from 'canonicalize';

/** The canonical form of a document in UTF-8 (RFC 8785); undefined for what has none, as a number without end. */
export function canonicalBytes(document: unknown): Uint8Array<ArrayBuffer> | undefined {
	try {
		const text = canonicalize(document);
		return text === undefined ? undefined : new TextEncoder().encode(text);
	} catch {
		return undefined;
	}
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
	return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
