import { base64url } from '$lib/exchange/base64url';
import { ed25519, KEY_BYTES } from '$lib/exchange/ed25519';
import { signEntry } from '$lib/exchange/league-entry';
import type { SealingKey } from '$lib/exchange/seal';
import type { KnownEntry } from '$lib/league/entries/entry';
import type { CheckedEntry, KeyRow, Keys } from '$lib/store';

function secretOf({ publicKey, privateKey, seed }: KeyRow): SealingKey | undefined {
	return seed ?? (privateKey && { publicKey, privateKey });
}

/** Makes a key of this device without asking; its file can be saved with a passphrase later. */
async function makeKey(keys: Keys): Promise<void> {
	const seed = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
	const publicKey = base64url(await (await ed25519()).publicKeyOf(seed));
	await keys.keep({ publicKey, seed, file: '' });
}

/** The keys of this device, which sign entries. */
export class DeviceSigner {
	readonly #keys: Keys;
	#rows = $state.raw<readonly KeyRow[]>([]);

	constructor(keys: Keys) {
		this.#keys = keys;
	}

	/** Reads the keys; if `makes`, makes one where there is none. Rejects if it cannot be stored. */
	async load(makes: boolean): Promise<void> {
		const usable = async () => (await this.#keys.all()).filter((row) => secretOf(row));
		this.#rows = await usable();
		if (this.#rows.length > 0 || !makes) return;
		await makeKey(this.#keys);
		this.#rows = await usable();
	}

	/** Follows keys that are made or opened. Returns a function that stops it. */
	follow(): () => void {
		const subscription = this.#keys.watchAll().subscribe({
			next: (rows) => (this.#rows = rows.filter((row) => secretOf(row))),
			error: () => undefined
		});
		return () => subscription.unsubscribe();
	}

	/** The newest key. */
	get newest(): string {
		const [row] = this.#rows;
		if (!row) throw new Error('This device has no key');
		return row.publicKey;
	}

	/** The keys of this device, the newest first. */
	get publicKeys(): string[] {
		return this.#rows.map(({ publicKey }) => publicKey);
	}

	/** The secret of a key of this device. */
	secretOf(publicKey: string): SealingKey | undefined {
		const row = this.#rows.find((one) => one.publicKey === publicKey);
		return row && secretOf(row);
	}

	/** Entries with their signatures; undefined if this device does not have the key of one. */
	async signed(entries: readonly KnownEntry[]): Promise<CheckedEntry[] | undefined> {
		const signed: CheckedEntry[] = [];
		for (const known of entries) {
			const key = this.secretOf(known.entry.author);
			const made = key && (await signEntry(known, key));
			if (!made) return undefined;
			signed.push({ ...known, signature: made.signature });
		}
		return signed;
	}
}
