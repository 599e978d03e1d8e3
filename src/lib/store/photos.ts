import { photoDigest, photoOfUrl, type Bytes } from '$lib/army/jpeg';
import type { BrikmusterDatabase } from './database';
import { unnamed } from './mentions';
import { confirmPhotos } from './photo-rows';

/** Days that a photo is kept which nothing names. */
export const PHOTO_DAYS = 30;
const DAY = 86_400_000;

/** The photos of units, each kept once under the digest by which units name it. */
export class Photos {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** Keeps a photo, and gives its digest. One that is there already has its days anew. */
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

	/** A photo's bytes, also where an older version has left them inside of an army. */
	async get(digest: string): Promise<Bytes | undefined> {
		const row = await this.#database.photos.get(digest);
		return row?.jpeg ?? (await this.#insideOfArmies(digest));
	}

	/** Deletes what was kept for long enough and is named by nothing. */
	async sweep(): Promise<void> {
		const { photos, armies, ownUnits, leagues, histories, revisions } = this.#database;
		const old = () => photos.where('savedAt').below(this.#now() - PHOTO_DAYS * DAY);
		// Looked through without holding up what others write; only what seems to be left is looked at for good.
		const left = await unnamed(this.#database, await old().primaryKeys());
		if (left.length === 0) return;
		const named = [armies, ownUnits, leagues, histories, revisions];
		await this.#database.write([photos, ...named], async () => {
			const still = new Set(await old().primaryKeys());
			const gone = left.filter((digest) => still.has(digest));
			await photos.bulkDelete(await unnamed(this.#database, gone));
		});
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
