import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';

let save: (() => Promise<boolean>) | undefined;

/** The page of an army says how everything is handed over as one file. */
export function offerToSaveEverything(offered: () => Promise<boolean>): void {
	save = offered;
}

/** Hands over one file with all that is stored and with what could not be; says so where that fails. */
export async function saveEverything(): Promise<void> {
	const saved = await save?.().catch(() => false);
	if (saved !== false) return;
	await locale.load('data');
	notices.show(locale.data.backup.failed);
}
