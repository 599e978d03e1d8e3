/** Bytes used by this origin, and its quota. */
export interface StorageUsage {
	readonly used: number;
	readonly allowed: number;
}

/** Missing in old browsers and insecure contexts. */
function manager(): Partial<StorageManager> {
	return (navigator as { storage?: StorageManager }).storage ?? {};
}

/** Returns whether the browser keeps stored data when space runs short; undefined if unknown. */
export async function isPersisted(): Promise<boolean | undefined> {
	return manager().persisted && navigator.storage.persisted();
}

/** Requests persistent storage and returns whether it was granted. */
export async function requestPersistence(): Promise<boolean> {
	return manager().persist ? navigator.storage.persist() : false;
}

export async function storageUsage(): Promise<StorageUsage | undefined> {
	if (!manager().estimate) return undefined;
	const { usage, quota } = await navigator.storage.estimate();
	return usage === undefined || quota === undefined ? undefined : { used: usage, allowed: quota };
}
