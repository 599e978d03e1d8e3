import { TRASH_DAYS, type Stored } from '$lib/store';

const DAY = 86_400_000;

/** Days until a deleted army is gone for good; undefined for one in use. */
export function daysLeft(stored: Stored, now: number): number | undefined {
	const { deletedAt } = stored;
	if (deletedAt === undefined) return undefined;
	return Math.max(0, Math.ceil(TRASH_DAYS - (now - deletedAt) / DAY));
}
