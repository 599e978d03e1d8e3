import { downloadText, readBytes } from '$lib/browser/files';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import { KEY_FILE_RANDOM_BYTES, readKey, writeKey, type KeyProblem } from '$lib/exchange/key-file';
import type { SealingKey } from '$lib/exchange/seal';
import { fileNameOf } from '$lib/exchange/write-brik';
import type { KeyRow, Keys } from '$lib/store';
import { LiveQuery } from '../document/live-query.svelte';

export type { Keys } from '$lib/store';

const MAXIMUM_KEY = 10_000;

export interface OpenKey {
	readonly publicKey: string;
	readonly sealBy: SealingKey;
}

/** Why a key could not be saved or opened. */
export type KeyFailure = KeyProblem | { readonly code: 'notKept'; readonly path: '' };

/** The keys of this device. The newest one seals. */
export class SealKeys {
	readonly #keys: Keys;
	readonly #stored: LiveQuery<KeyRow[]>;
	#working = $state(false);

	constructor(keys: Keys) {
		this.#keys = keys;
		this.#stored = new LiveQuery(() => keys.watchAll());
	}

	get current(): KeyRow | undefined {
		return this.#stored.current?.[0];
	}

	/** True until the stored keys are read. */
	get pending(): boolean {
		return this.#stored.pending;
	}

	/** True while a key is derived from a passphrase, which is slow on purpose. */
	get working(): boolean {
		return this.#working;
	}

	get open(): OpenKey | undefined {
		const { publicKey = '', privateKey, seed } = this.current ?? {};
		const sealBy = seed ?? (privateKey && { publicKey, privateKey });
		return sealBy && { publicKey, sealBy };
	}

	/** Whether the key was made without a file, which only a passphrase can make. */
	get hasNoFile(): boolean {
		return this.current?.file === '';
	}

	/** The keys that are in this browser only, since they were made without a file. */
	get unsaved(): readonly KeyRow[] {
		return (this.#stored.current ?? []).filter(({ file, seed }) => file === '' && seed);
	}

	/** Makes the file of a key that has none, stores it and downloads it. */
	async makeFile(passphrase: string, fileName: string): Promise<KeyFailure | undefined> {
		const [{ publicKey = '', seed } = {}] = this.unsaved as readonly Partial<KeyRow>[];
		if (!seed) return { code: 'notKept', path: '' };
		return this.#whileWorking(async () => {
			const random = crypto.getRandomValues(new Uint8Array(KEY_FILE_RANDOM_BYTES));
			const file = await writeKey(new Uint8Array(seed), passphrase, random);
			if (file === undefined) return { code: 'noCryptography', path: '' };
			const failure = await this.#keep({ publicKey, seed, file });
			if (!failure) this.#download(file, fileName);
			return failure;
		});
	}

	/** Imports a key file and stores the key. */
	async openFile(chosen: Blob, passphrase: string): Promise<KeyFailure | undefined> {
		return this.#whileWorking(async () =>
			this.#take(await readBytes(chosen, MAXIMUM_KEY), passphrase)
		);
	}

	/** Unlocks a key restored from a backup. */
	async unlock(passphrase: string): Promise<KeyFailure | undefined> {
		const { file = '' } = this.current ?? {};
		return this.#whileWorking(() => this.#take(new TextEncoder().encode(file), passphrase));
	}

	saveBackup(fileName: string): void {
		if (this.current) this.#download(this.current.file, fileName);
	}

	async #take(bytes: Uint8Array, passphrase: string): Promise<KeyFailure | undefined> {
		const reading = await readKey(bytes, passphrase);
		if (!reading.ok) return reading.problem;
		const { publicKey, seed } = reading;
		return this.#keep({ publicKey, seed, file: new TextDecoder().decode(bytes) });
	}

	async #keep(key: Omit<KeyRow, 'savedAt'>): Promise<KeyFailure | undefined> {
		try {
			await this.#keys.keep(key);
			return undefined;
		} catch {
			return { code: 'notKept', path: '' };
		}
	}

	#download(file: string, name: string): void {
		downloadText(fileNameOf(name, BRIK_EXTENSION), BRIK_TYPE, file);
	}

	async #whileWorking<T>(work: () => Promise<T>): Promise<T> {
		this.#working = true;
		try {
			return await work();
		} finally {
			this.#working = false;
		}
	}
}
