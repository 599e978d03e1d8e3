import { locale } from '$lib/state/app/locale.svelte';
import { missingRecords } from '$lib/state/backup/missing-records.svelte';
import type { Store } from '$lib/store';

export { default as MissingNotice } from '$lib/components/stored/MissingNotice.svelte';
export { missingRecords };
export { default as Welcome } from '$lib/components/army/list/Welcome.svelte';

/** Looks for lost records and loads the texts of their notice. */
export async function lookForMissing(secondCopy: Store['secondCopy']): Promise<void> {
	await Promise.all([missingRecords.look(secondCopy), locale.load('data')]);
}
