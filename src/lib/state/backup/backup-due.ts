import { readSetting, writeSetting } from '$lib/browser/settings';

const BACKED_UP = 'backedUpAt';
const BACKED_UP_STATE = 'backedUpState';
/** What is known of an army in a list: one that cannot be read has no revision. */
interface Marked {
	readonly id: string;
	readonly revision?: number;
	readonly savedAt: number;
	readonly deletedAt?: number;
	readonly demo?: true;
}

const WEEK = 7 * 86_400_000;

/** When the last backup of this browser was made. */
export function lastBackup(): number | undefined {
	const time = Number(readSetting(BACKED_UP) ?? undefined);
	return Number.isFinite(time) ? time : undefined;
}

/** Notes a backup, and the sum of the marks of the armies that were in use. */
export function noteBackup(time: number, mark: number): void {
	writeSetting(BACKED_UP, String(time));
	writeSetting(BACKED_UP_STATE, String(mark));
}

/** A number that is another one after each change of an army, whatever the clock says; 0 for what is not in use. */
export function markOf({ id, revision, deletedAt, demo }: Marked): number {
	const inUse = deletedAt === undefined && !demo && revision;
	return inUse ? revision * parseInt(id.slice(0, 6), 16) + 1 : 0;
}

/** Whether armies have changed since the last backup, and that, or the first own work, is a week ago. */
export function backupIsDue(stored: readonly Marked[], now: number): boolean {
	// A clock that was wrong, then or now, is no reason to wait.
	const isOver = (time: number) => Math.abs(now - time) > WEEK;
	const last = lastBackup();
	if (last !== undefined) {
		const mark = stored.reduce((sum, army) => sum + markOf(army), 0);
		return isOver(last) && readSetting(BACKED_UP_STATE) !== String(mark);
	}
	// One that was only created, as the example is, can be had again.
	return stored.some(({ revision = 0, savedAt }) => revision > 1 && isOver(savedAt));
}
