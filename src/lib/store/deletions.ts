/** Where the page keeps them: a name in localStorage is this, the table, and the key. */
export function deletionPrefix(database: string): string {
	return `deleted:${database} `;
}

/**
 * Remembers a row that was deleted on purpose until the second copy has that (`second-copy/deletions`). It outlives
 * the page, so nothing is reported as missing after a reload, a kill or a full disk. A closed storage keeps none.
 */
export function rememberDeletion(database: string, table: string, key: string): void {
	try {
		localStorage.setItem(`${deletionPrefix(database)}${table} ${key}`, '1');
	} catch {
		return;
	}
}
