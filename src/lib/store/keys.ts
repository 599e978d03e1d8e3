import type { BrikmusterDatabase, KeyRow } from './database';
import { NotKept } from './not-kept';
import { watching, type Watchable } from './watching';

/** The keys by which this device seals. */
export class Keys {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** All, the newest first; told anew at every change, in any window. */
	watchAll(): Watchable<KeyRow[]> {
		return watching(() => this.#database.keys.orderBy('savedAt').reverse().toArray());
	}

	/** Keeps a key, or its file alone; a seed that is here already stays. */
	async keep(key: Omit<KeyRow, 'savedAt'>): Promise<void> {
		const { keys } = this.#database;
		const put = async () => {
			const known = await keys.get(key.publicKey);
			await keys.put({ ...known, ...key, savedAt: this.#now() });
		};
		await this.#database.write([keys], put, async () => {
			const row = await keys.get(key.publicKey);
			if (row?.file !== key.file) throw new NotKept(`Key ${key.publicKey} is not there`);
		});
	}
}
