import { detachPhotos } from '$lib/army/photos/photos';
import type { Army } from '$lib/rules/choices';
import type { BrikmusterDatabase, PhotoRow } from './database';
import { WriteNotPersisted } from './write-not-persisted';

/** An army as it is stored, and the writes for its embedded photos. */
export interface SplitArmy {
	readonly army: Army;
	readonly photos?: {
		/** To be called inside the transaction that writes the army. */
		put(): Promise<unknown>;
		confirm(): Promise<void>;
	};
}

export function splitPhotos(database: BrikmusterDatabase, given: Army, savedAt: number): SplitArmy {
	const { army, photos } = detachPhotos(given);
	const rows = [...photos].map(([digest, jpeg]): PhotoRow => ({ digest, jpeg, savedAt }));
	return {
		army,
		photos: {
			put: () => database.photos.bulkPut(rows),
			confirm: () => confirmPhotos(database, rows)
		}
	};
}

/** Reads back written photos and compares every byte. */
export async function confirmPhotos(
	{ photos }: BrikmusterDatabase,
	written: readonly PhotoRow[]
): Promise<void> {
	for (const { digest, jpeg } of written) {
		const row = await photos.get(digest);
		const kept =
			row?.jpeg.length === jpeg.length && jpeg.every((byte, at) => byte === row.jpeg[at]);
		if (!kept) throw new WriteNotPersisted(`Photo ${digest} was written and is not there`);
	}
}
