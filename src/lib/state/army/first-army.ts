import { hints } from '$lib/state/app/hints.svelte';
import type { Armies, StoredArmy } from '$lib/store';

/** Gives the hints to the first army that a user makes; the example does not count. */
export async function hintAtFirstArmy(armies: Armies, opened: StoredArmy): Promise<void> {
	if (hints.decided || opened.demo) return;
	const all = await armies.all();
	const own = all.filter((stored) => !stored.readable || !stored.demo);
	const isFirst = own.length === 1 && opened.revision === 1;
	hints.begin(isFirst ? opened.id : undefined);
}
