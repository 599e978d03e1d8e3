import type { Bytes } from '$lib/army/format/base64';
import { photoDigest, photoOfUrl } from '$lib/army/photos/jpeg';
import type { BrikmusterDatabase } from './database';
import { DAY, countDay, PHOTO_DAYS } from './days';
import { unreferenced } from './mentions';
import { confirmPhotos } from './photo-rows';

/** Unit photos, each stored once under its digest. */
export class Photos {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** Stores a photo and returns its digest. Saving an existing one restarts its days. */
	async keep(jpeg: Bytes): Promise<string> {
		const { photos } = this.#database;
		const row = { digest: photoDigest(jpeg), jpeg, savedAt: this.#now() };
		await this.#database.write(
			[photos],
			() => photos.put(row),
			() => confirmPhotos(this.#database, [row])
		);
		return row.digest;
	}

	/** Returns a photo's bytes, including photos that an older version embedded in an army. */
	async get(digest: string): Promise<Bytes | undefined> {
		const row = await this.#database.photos.get(digest);
		return row?.jpeg instanceof Uint8Array ? row.jpeg : this.#insideOfArmies(digest);
	}

	/** The digests of all stored photos. */
	digests(): Promise<string[]> {
		return this.#database.photos.toCollection().primaryKeys();
	}

	/** Deletes photos that nothing has referenced on 30 different days. A clock that jumps counts as one day at most. */
	async sweep(): Promise<void> {
		const { photos, armies, ownUnits, leagues, entries, games, histories, revisions } =
			this.#database;
		const now = this.#now();
		const olderPhotos = photos
			.where('savedAt')
			.belowOrEqual(now - DAY)
			.or('savedAt')
			.above(now);
		// Searches outside a transaction, to not block writes; only the remaining candidates are checked inside
		// one.
		const left = await unreferenced(this.#database, await olderPhotos.primaryKeys());
		if (left.length === 0) return;
		const named = [armies, ownUnits, leagues, entries, games, histories, revisions];
		await this.#database.write([photos, ...named], async () => {
			for (const digest of await unreferenced(this.#database, left)) await this.#countDay(digest);
		});
	}

	async #countDay(digest: string): Promise<void> {
		const { photos } = this.#database;
		const row = await photos.get(digest);
		if (!row) return;
		const before = row.unnamed ?? { days: 0, at: row.savedAt };
		const counted = countDay(before, this.#now());
		if (counted.days >= PHOTO_DAYS) await photos.delete(digest);
		else if (counted.at !== before.at) await photos.put({ ...row, unnamed: counted });
	}

	async #insideOfArmies(digest: string): Promise<Bytes | undefined> {
		const { armies } = this.#database;
		for (const id of await armies.toCollection().primaryKeys()) {
			const row = await armies.get(id);
			const { photos } = (row?.army ?? {}) as { photos?: Record<string, unknown> };
			const dataUrl = photos?.[digest];
			const bytes = typeof dataUrl === 'string' ? photoOfUrl(digest, dataUrl) : undefined;
			if (bytes) return bytes;
		}
		return undefined;
	}
}
