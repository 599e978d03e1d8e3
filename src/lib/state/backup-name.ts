import { backupFileName } from '$lib/exchange/write-backup';

/** How a backup of today is called. */
export function nameOfToday(): string {
	return backupFileName(new Date());
}
