import { TRASH_DAYS, type Stored } from '$lib/store';

/** Days until a deleted army is gone for good, as they are counted; undefined for one in use. */
export function daysLeft({ deletedAt, trashDays = 0 }: Stored): number | undefined {
	return deletedAt === undefined ? undefined : Math.max(0, TRASH_DAYS - trashDays);
}
