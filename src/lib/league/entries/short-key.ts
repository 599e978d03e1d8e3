/** The letters of a key or digest that are shown. */
const SHOWN = 8;

/** The start of a key, for people. */
export function shortKey(publicKey: string): string {
	return publicKey.slice(0, SHOWN);
}

/** The start of a digest, for people. */
export function shortDigest(digest: string): string {
	return digest.replace('sha256:', '').slice(0, SHOWN);
}
