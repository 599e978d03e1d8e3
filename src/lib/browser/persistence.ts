/** Bytes that are used here, and how many the browser allows. */
export interface Room {
	readonly used: number;
	readonly allowed: number;
}

/** Old browsers, and pages that are not served securely, have no such thing. */
function manager(): Partial<StorageManager> {
	return (navigator as { storage?: StorageManager }).storage ?? {};
}

/** Whether the browser keeps the stored data when space runs short; undefined when it cannot tell. */
export async function isPersisted(): Promise<boolean | undefined> {
	return manager().persisted && navigator.storage.persisted();
}

/** Asks the browser, and it perhaps the user, to keep the data; gives the answer. */
export async function askToPersist(): Promise<boolean> {
	return manager().persist ? navigator.storage.persist() : false;
}

export async function roomOfStorage(): Promise<Room | undefined> {
	if (!manager().estimate) return undefined;
	const { usage, quota } = await navigator.storage.estimate();
	return usage === undefined || quota === undefined ? undefined : { used: usage, allowed: quota };
}
