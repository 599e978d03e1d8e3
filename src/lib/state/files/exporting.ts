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

/** Downloads a stored record that this version cannot read, unchanged. */
export function exportUnreadable(id: string, document: unknown): void {
	downloadText(`${id}${BRIK_EXTENSION}`, BRIK_TYPE, textOf(document));
}

/** JSON if the value has a JSON form; otherwise the encoding of raw backup rows. */
function textOf(document: unknown): string {
	return isPlain(document, MAXIMUM_DEPTH)
		? JSON.stringify(document, null, '\t')
		: rawText(document);
}

/** Downloads the army as a `.brik` file with the photos of its units. */
export async function exportArmy(army: Army): Promise<void> {
	const whole = await withPhotosUsed(army);
	downloadText(brikFileName(whole), BRIK_TYPE, writeBrik(whole));
}

/** Returns the army as a `.brik` file with the photos of its units. */
export async function brikFile(army: Army): Promise<File> {
	const whole = await withPhotosUsed(army);
	return new File([writeBrik(whole)], brikFileName(whole), { type: BRIK_TYPE });
}

async function withPhotosUsed(army: Army): Promise<Army> {
	return photosUsed(army).length > 0 ? withPhotos(army) : army;
}

/** If photos cannot be read, export without them: this may be the only way to save the army. */
async function withPhotos(army: Army): Promise<Army> {
	try {
		const { attachPhotos } = await import('$lib/army/photos/photos');
		const store = await photoStore();
		const photoBudget = MAXIMUM_WITH_PHOTOS - MAXIMUM_ARMY;
		const carrying = await attachPhotos(army, (digest) => store.get(digest), photoBudget);
		if (carrying.left > 0) await noticeLeftOut(carrying.left);
		return carrying.army;
	} catch {
		return army;
	}
}

async function noticeLeftOut(count: number): Promise<void> {
	await locale.load('portrait');
	const { photo } = locale.portrait ?? {};
	if (photo) notices.show(photo.leftOut({ count }));
}
