import type { BrikmusterDatabase, KeyRow } from './database';
import { NotKept } from './not-kept';
import { rowsOf } from './row-by-row';
import { newestFirst } from './sane';
import { watching, type Watchable } from './watching';

/** Whether a row is a key: its file names it, or it is open here. */
function isKey(row: KeyRow): boolean {
	const { publicKey, file } = row as Partial<Record<keyof KeyRow, unknown>>;
	if (typeof publicKey !== 'string' || typeof file !== 'string') return false;
	return secretOf(row) !== undefined || file.includes(publicKey);
}

type Key = Omit<KeyRow, 'savedAt'>;

/** Signed as a trial before a key takes the place of its seed. */
const TRIAL = new TextEncoder().encode('brikmuster');

/** The secret of a key, in the one form in which it is stored. */
function secretOf(key: Pick<KeyRow, 'privateKey' | 'seed'> | undefined) {
	if (key?.privateKey) return { privateKey: key.privateKey };
	return key?.seed && { seed: key.seed };
}

/** Whether a key has a secret that cannot be exported and that signs for its public key. */
async function isHidden({ publicKey, privateKey }: Key): Promise<boolean> {
	if (!privateKey) return false;
	const { signHidden } = await import('$lib/exchange/ed25519');
	return (await signHidden({ publicKey, privateKey }, TRIAL)) !== undefined;
}

/** The key of a row's seed in a form that cannot be exported; undefined where it does not sign for the row. */
async function hiddenKeyOf({ publicKey, seed }: Key): Promise<CryptoKey | undefined> {
	const { hiddenKey } = await import('$lib/exchange/ed25519');
	const privateKey = seed && (await hiddenKey(seed));
	return privateKey && (await isHidden({ publicKey, privateKey, file: '' }))
		? privateKey
		: undefined;
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

	/**
	 * Keeps a key, or its file alone; a secret that is stored already stays. A seed is stored as a key that
	 * cannot be exported, or as it is where the browser has no such keys.
	 */
	async keep(key: Key): Promise<void> {
		const { seed: _, ...rest } = key;
		const privateKey = key.privateKey ?? (await hiddenKeyOf(key));
		if (privateKey) {
			// Some browsers cannot store such a key, or cannot use it afterwards.
			await this.#put({ ...rest, privateKey }).catch(() => undefined);
			const row = await this.#database.keys.get(key.publicKey);
			if (row?.file === key.file && (await isHidden(row))) return;
		}
		await this.#put(key);
		const row = await this.#database.keys.get(key.publicKey);
		if (row?.file !== key.file) throw new NotKept(`Key ${key.publicKey} is not there`);
	}

	/**
	 * Replaces stored seeds by keys that cannot be exported. The seed is deleted only after the stored key has
	 * signed for the public key; whatever fails before that leaves the seed as it is.
	 */
	async protect(): Promise<void> {
		const rows = await this.#database.keys.filter(({ seed }) => seed !== undefined).toArray();
		for (const row of rows) await this.#protect(row).catch(() => undefined);
	}

	async #protect(row: KeyRow): Promise<void> {
		const { publicKey } = row;
		const privateKey = await hiddenKeyOf(row);
		if (!privateKey) return;
		await this.#replace(publicKey, (stored) => stored.seed && { ...stored, privateKey });
		const stored = await this.#database.keys.get(publicKey);
		if (!stored || !(await isHidden(stored))) return;
		await this.#replace(publicKey, ({ seed: _, ...kept }) => kept.privateKey && kept);
	}

	/** Replaces a row by what a step makes of it, where it makes something. */
	async #replace(publicKey: string, step: (stored: KeyRow) => KeyRow | undefined): Promise<void> {
		const { keys } = this.#database;
		await this.#database.write([keys], async () => {
			const stored = await keys.get(publicKey);
			const next = stored && step(stored);
			if (next) await keys.put(next);
		});
	}

	async #put(key: Key): Promise<void> {
		const { keys } = this.#database;
		await this.#database.write([keys], async () => {
			const { publicKey, file } = key;
			const secret = secretOf(key) ?? secretOf(await keys.get(publicKey));
			await keys.put({ publicKey, file, ...secret, savedAt: this.#now() });
		});
	}
}
