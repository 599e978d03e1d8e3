import type { BrikmusterDatabase } from '../database';
import { COPIED_TABLES } from './tables';

/** The folder of a database's copy in the origin private file system. */
export const copyFolder = (database: string): string => `${database}-second-copy`;

/** Whether an error means that a file or folder does not exist. */
export function isNotFound(error: unknown): boolean {
	return error instanceof DOMException && error.name === 'NotFoundError';
}

/**
 * Whether there is neither a copy nor a row to copy, as at a first visit: the code of the copy need not
 * load. If the storage does not answer, false.
 */
export async function isUnused(database: BrikmusterDatabase): Promise<boolean> {
	try {
		const root = await navigator.storage.getDirectory();
		await root.getDirectoryHandle(copyFolder(database.name));
		return false;
	} catch (error) {
		if (!isNotFound(error)) return false;
	}
	try {
		const counts = await Promise.all(COPIED_TABLES.map((table) => database.table(table).count()));
		return counts.every((count) => count === 0);
	} catch {
		return false;
	}
}
