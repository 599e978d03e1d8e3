import { backupFileName } from '$lib/exchange/write-backup';

/** How a backup of today, as the user's calendar has it, is called. */
export function nameOfToday(now = new Date()): string {
	const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
	const twoDigits = (part: number) => String(part).padStart(2, '0');
	return backupFileName(`${year}-${twoDigits(month)}-${twoDigits(day)}`);
}
