import { photosUsed } from '$lib/army/photos/photo-names';
import { downloadText } from '$lib/browser/files';
import { MAXIMUM_DEPTH } from '$lib/exchange/untrusted-json';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import { MAXIMUM_ARMY, MAXIMUM_WITH_PHOTOS } from '$lib/exchange/limits';
import { isPlain } from '$lib/exchange/plain';
import { rawText } from '$lib/exchange/raw-text';
import { brikFileName, writeBrik } from '$lib/exchange/write-brik';
import type { Army } from '$lib/rules/choices';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';
import { photoStore } from '../photos/photo-store';

/** Hands over a stored record that this version cannot read, just as it is. */
export function exportUnreadable(id: string, document: unknown): void {
	downloadText(`${id}${BRIK_EXTENSION}`, BRIK_TYPE, textOf(document));
}

/** As JSON where JSON can hold it; otherwise in the terms of a backup's raw rows. */
function textOf(document: unknown): string {
	return isPlain(document, MAXIMUM_DEPTH)
		? JSON.stringify(document, null, '\t')
		: rawText(document);
}

/** Hands the army to the user as a `.brik` file, with the photos of its units. */
export async function exportArmy(army: Army): Promise<void> {
	const whole = photosUsed(army).length > 0 ? await withPhotos(army) : army;
	downloadText(brikFileName(whole), BRIK_TYPE, writeBrik(whole));
}

/** Where the photos cannot be read, the army goes without them: it may be the only way to keep it. */
async function withPhotos(army: Army): Promise<Army> {
	try {
		const { attachPhotos } = await import('$lib/army/photos/photos');
		const store = await photoStore();
		const room = MAXIMUM_WITH_PHOTOS - MAXIMUM_ARMY;
		const carrying = await attachPhotos(army, (digest) => store.get(digest), room);
		if (carrying.left > 0) await sayLeftOut(carrying.left);
		return carrying.army;
	} catch {
		return army;
	}
}

async function sayLeftOut(count: number): Promise<void> {
	await locale.load('portrait');
	const { photo } = locale.portrait ?? {};
	if (photo) notices.show(photo.leftOut({ count }));
}
