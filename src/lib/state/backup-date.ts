import { readSetting, writeSetting } from '$lib/browser/settings';
import type { Stored } from '$lib/store';

const BACKED_UP = 'backedUpAt';
const CHOSEN_FILE = 'backupFileChosen';
const WEEK = 7 * 86_400_000;

/** When the last backup of this browser was made. */
export function lastBackup(): number | undefined {
	const time = Number(readSetting(BACKED_UP) ?? undefined);
	return Number.isFinite(time) ? time : undefined;
}

export function noteBackup(time: number): void {
	writeSetting(BACKED_UP, String(time));
}

/** Whether a file was chosen that is to be refreshed by itself: told before the store is asked. */
export function fileIsChosen(): boolean {
	return readSetting(CHOSEN_FILE) === 'yes';
}

export function noteChosenFile(chosen: boolean): void {
	writeSetting(CHOSEN_FILE, chosen ? 'yes' : 'no');
}

/** Whether armies have changed since the last backup, and that, or the first own work, is a week ago. */
export function backupIsDue(stored: readonly Stored[], now: number): boolean {
	const last = lastBackup();
	if (last !== undefined) return now - last > WEEK && stored.some(({ savedAt }) => savedAt > last);
	// One that was only created, as the example is, can be had again.
	const own = stored.filter((army) => army.readable && army.revision > 1);
	return own.some(({ savedAt }) => now - savedAt > WEEK);
}
