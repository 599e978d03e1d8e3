import type { BrikmusterDatabase, KeyRow } from './database';
import { NotKept } from './not-kept';
import { rowsOf } from './row-by-row';
import { newestFirst } from './sane';
import { watching, type Watchable } from './watching';

/** Whether a row is a key: its file names it, or it is open here. */
function isKey(row: KeyRow): boolean {
	const { publicKey, file, seed } = row as Partial<Record<keyof KeyRow, unknown>>;
	if (typeof publicKey !== 'string' || typeof file !== 'string') return false;
	return seed !== undefined || file.includes(publicKey);
}

/** The keys by which this device seals. */
export class Keys {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** All that are keys, the newest first; told anew at every change, in any window. */
	watchAll(): Watchable<KeyRow[]> {
		return watching(async () => {
			const rows = await rowsOf(this.#database.keys);
			return newestFirst(rows.filter(isKey));
		});
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
