import type { BrikmusterDatabase, KeyRow } from './database';
import { WriteNotPersisted } from './write-not-persisted';
import { rowsOf } from './row-by-row';
import { newestFirst } from './sane';
import { watchQuery, type Watchable } from './watching';

/** Whether a row is a key: its file names it, or its secret is available. */
function isKey(row: KeyRow): boolean {
	const { publicKey, file } = row as Partial<Record<keyof KeyRow, unknown>>;
	if (typeof publicKey !== 'string' || typeof file !== 'string') return false;
	return secretOf(row) !== undefined || file.includes(publicKey);
}

type Key = Omit<KeyRow, 'savedAt'>;

/** A test message to sign before a key replaces its seed. */
const TEST_MESSAGE = new TextEncoder().encode('brikmuster');

/** The secret of a key, in the one form in which it is stored. */
function secretOf(key: Pick<KeyRow, 'privateKey' | 'seed'> | undefined) {
	if (key?.privateKey) return { privateKey: key.privateKey };
	return key?.seed && { seed: key.seed };
}

/** Whether a key's secret cannot be exported and signs for its public key. */
async function isHidden({ publicKey, privateKey }: Key): Promise<boolean> {
	if (!privateKey) return false;
	const { signHidden } = await import('$lib/exchange/ed25519');
	return (await signHidden({ publicKey, privateKey }, TEST_MESSAGE)) !== undefined;
}

/** A non-exportable key from a row's seed; undefined if it does not sign for the row's public key. */
async function hiddenKeyOf({ publicKey, seed }: Key): Promise<CryptoKey | undefined> {
	const { hiddenKey } = await import('$lib/exchange/ed25519');
	const privateKey = seed && (await hiddenKey(seed));
	return privateKey && (await isHidden({ publicKey, privateKey, file: '' }))
		? privateKey
		: undefined;
}

/** The keys that this device seals with. */
export class Keys {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** Emits all valid keys, newest first; again at every change in any window. */
	watchAll(): Watchable<KeyRow[]> {
		return watchQuery(async () => {
			const rows = await rowsOf(this.#database.keys);
			return newestFirst(rows.filter(isKey));
		});
	}

	/** All valid keys, newest first. */
	async all(): Promise<KeyRow[]> {
		return newestFirst((await rowsOf(this.#database.keys)).filter(isKey));
	}

	/**
	 * Stores a key, or only its file; a stored secret is kept. A seed is stored as a non-exportable
	 * key, or as it is if the browser has no such keys. A key without a file keeps its seed, so that the
	 * file can still be made.
	 */
	async keep(key: Key): Promise<void> {
		const { seed: _, ...rest } = key;
		const privateKey = key.file === '' ? undefined : (key.privateKey ?? (await hiddenKeyOf(key)));
		if (privateKey) {
			// Some browsers cannot store such a key, or cannot use it afterwards.
			await this.#put({ ...rest, privateKey }).catch(() => undefined);
			const row = await this.#database.keys.get(key.publicKey);
			if (row?.file === key.file && (await isHidden(row))) return;
		}
		await this.#put(key);
		const row = await this.#database.keys.get(key.publicKey);
		if (row?.file !== key.file) throw new WriteNotPersisted(`Key ${key.publicKey} is not there`);
	}

	/**
	 * Replaces stored seeds of keys that have a file by non-exportable keys. A seed is deleted only after the stored key has
	 * signed for its public key; any earlier failure keeps the seed.
	 */
	async protect(): Promise<void> {
		const rows = await this.#database.keys
			.filter(({ seed, file }) => seed !== undefined && file !== '')
			.toArray();
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

	/** Stores the pair by which a key receives secrets, unless it has one. */
	async keepExchange(publicKey: string, exchange: CryptoKeyPair): Promise<void> {
		await this.#replace(publicKey, (stored) =>
			stored.exchange ? undefined : { ...stored, exchange }
		);
	}

	/** Replaces a row by the result of `step`, unless that is undefined. */
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
			const stored = await keys.get(publicKey);
			const secret = secretOf(key) ?? secretOf(stored);
			// The newest key seals; a file for an older one does not change which.
			const savedAt = stored?.file === '' ? stored.savedAt : this.#now();
			const exchange = stored?.exchange && { exchange: stored.exchange };
			await keys.put({ publicKey, file, ...secret, ...exchange, savedAt });
		});
	}
}
