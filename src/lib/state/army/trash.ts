import { TRASH_DAYS, type Stored } from '$lib/store';

/** Days until a deleted army is removed for good; undefined for an army in use. */
export function daysLeft({ deletedAt, trashDays = 0 }: Stored): number | undefined {
	return deletedAt === undefined ? undefined : Math.max(0, TRASH_DAYS - trashDays);
}
