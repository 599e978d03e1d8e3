import { photosUsed } from '$lib/army/photos/photo-names';
import { photoOf } from '$lib/cards/photo-of';
import type { Photo } from '$lib/cards/print/marks';
import type { Army } from '$lib/rules/choices';
import { photoStore } from '../photos/photo-store';

/** A photo for printing; undefined if it cannot be read, then the drawing is printed. */
async function photoAt(digest: string): Promise<Photo | undefined> {
	try {
		const jpeg = await (await photoStore()).get(digest);
		return jpeg && photoOf(digest, jpeg);
	} catch {
		return undefined;
	}
}

/** The photos of an army's units by digest. */
export async function cardPhotos(army: Army): Promise<ReadonlyMap<string, Photo>> {
	const found = await Promise.all(photosUsed(army).map(photoAt));
	return new Map(found.flatMap((photo) => (photo ? [[photo.photo, photo]] : [])));
}
