import { backupFileName } from '$lib/exchange/write-backup';

/** The file name of a backup made today, in local time. */
export function nameOfToday(now = new Date()): string {
	const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
	const twoDigits = (part: number) => String(part).padStart(2, '0');
	return backupFileName(`${year}-${twoDigits(month)}-${twoDigits(day)}`);
}
