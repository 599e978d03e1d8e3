import { locale } from '$lib/state/app/locale.svelte';
import { missingRecords } from '$lib/state/backup/missing-records.svelte';
import type { LazyStores, Store } from '$lib/store';

export { default as MissingNotice } from '$lib/components/stored/MissingNotice.svelte';
export { missingRecords };
export { default as Parade } from '$lib/components/army/list/Parade.svelte';
export { default as Welcome } from '$lib/components/army/list/Welcome.svelte';

/** Opens the example league, whose code loads with it. */
export async function openExampleLeague(stores: () => Promise<LazyStores>): Promise<void> {
	const { showExampleLeague } = await import('$lib/state/league/example-league');
	await showExampleLeague(stores);
}

/** Looks for lost records and loads the texts of their notice. */
export async function lookForMissing(secondCopy: Store['secondCopy']): Promise<void> {
	await Promise.all([missingRecords.look(secondCopy), locale.load('data')]);
}
