/** Returns the prefix of the localStorage keys; the table and the row's key follow it. */
export function deletionPrefix(database: string): string {
	return `deleted:${database} `;
}

/**
 * Remembers an intended deletion until the second copy has recorded it (`second-copy/deletions`).
 * It survives the page, so nothing is reported as missing after a reload, a crash or a full disk.
 * Does nothing if localStorage is unavailable.
 */
export function rememberDeletion(database: string, table: string, key: string): void {
	try {
		localStorage.setItem(`${deletionPrefix(database)}${table} ${key}`, '1');
	} catch {
		return;
	}
}
