type Settle = () => Promise<void>;

const open = new Set<Settle>();

/** Work that must be on the disk before the page may go away. Returns what takes it off the list. */
export function keepUntilSaved(settle: Settle): () => void {
	open.add(settle);
	return () => open.delete(settle);
}

/** Waits until all that is being saved is saved. */
export async function everythingSaved(): Promise<void> {
	await Promise.all([...open].map((settle) => settle()));
}
