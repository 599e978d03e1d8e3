import { readSetting, writeSetting } from '$lib/browser/settings';

const BACKED_UP = 'backedUpAt';
const BACKED_UP_STATE = 'backedUpState';
/** The listed fields of an army; a damaged one has no revision. */
interface Marked {
	readonly id: string;
	readonly revision?: number;
	readonly savedAt: number;
	readonly deletedAt?: number;
	readonly demo?: true;
}

const WEEK = 7 * 86_400_000;

/** Time of the last backup made in this browser. */
export function lastBackup(): number | undefined {
	const time = Number(readSetting(BACKED_UP) ?? undefined);
	return Number.isFinite(time) ? time : undefined;
}

/** Records a backup and the sum of `markOf` over all armies. */
export function noteBackup(time: number, mark: number): void {
	writeSetting(BACKED_UP, String(time));
	writeSetting(BACKED_UP_STATE, String(mark));
}

/** A number that changes with each edit of an army, whatever the clock says; 0 for demos and deleted armies. */
export function markOf({ id, revision, deletedAt, demo }: Marked): number {
	const inUse = deletedAt === undefined && !demo && revision;
	return inUse ? revision * parseInt(id.slice(0, 6), 16) + 1 : 0;
}

/** Whether armies have changed and the last backup, or the first edit, was a week ago. */
export function backupIsDue(stored: readonly Marked[], now: number): boolean {
	// A wrong clock must not postpone the reminder.
	const isOver = (time: number) => Math.abs(now - time) > WEEK;
	const last = lastBackup();
	if (last !== undefined) {
		const mark = stored.reduce((sum, army) => sum + markOf(army), 0);
		return isOver(last) && readSetting(BACKED_UP_STATE) !== String(mark);
	}
	// An army that was created and never edited, like the example, needs no backup.
	return stored.some(({ revision = 0, savedAt }) => revision > 1 && isOver(savedAt));
}
