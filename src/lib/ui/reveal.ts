/** A long list of which only a part is there: makes one of its entries, and says whether that was to be done. */
export type Reveal = (key: string) => boolean;

const lists = new Set<Reveal>();

/** Makes the entries of a list to be found; returns what ends that. */
export function revealable(reveal: Reveal): () => void {
	lists.add(reveal);
	return () => lists.delete(reveal);
}

/** Makes an entry, wherever in a long list it stands: says whether there was anything to be made. */
export function reveal(key: string): boolean {
	return [...lists].map((list) => list(key)).includes(true);
}
