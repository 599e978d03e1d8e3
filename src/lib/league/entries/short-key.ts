/** The letters of a key that are shown. */
const SHOWN = 8;

/** The start of a key, for people. */
export function shortKey(publicKey: string): string {
	return publicKey.slice(0, SHOWN);
}
