/** Renders the entry with this key, if needed, and returns whether it was missing before. */
type RevealEntry = (key: string) => boolean;

const lists = new Set<RevealEntry>();

/** Registers a long list for `reveal`; returns a function that removes it. */
export function revealable(reveal: RevealEntry): () => void {
	lists.add(reveal);
	return () => lists.delete(reveal);
}

/** Renders an entry of any long list; returns whether it was missing before. */
export function reveal(key: string): boolean {
	return [...lists].map((list) => list(key)).includes(true);
}
