import { photosUsed } from '$lib/army/photos/photo-names';
import { photoOf } from '$lib/cards/photo-of';
import type { Photo } from '$lib/cards/print/marks';
import type { Army } from '$lib/rules/choices';
import { photoStore } from '../photos/photo-store';

/** A photo ready to print; nothing where it is not here, or cannot be read: the drawing stands in. */
async function photoAt(digest: string): Promise<Photo | undefined> {
	try {
		const jpeg = await (await photoStore()).get(digest);
		return jpeg && photoOf(digest, jpeg);
	} catch {
		return undefined;
	}
}

/** The photos of an army’s units, by the digests that the units name. */
export async function cardPhotos(army: Army): Promise<ReadonlyMap<string, Photo>> {
	const found = await Promise.all(photosUsed(army).map(photoAt));
	return new Map(found.flatMap((photo) => (photo ? [[photo.photo, photo]] : [])));
}
