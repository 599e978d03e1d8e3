/** Errors after which the browser may drop the whole database at its next start: a full disk above all. */
const STORAGE_ERRORS = new Set(['QuotaExceededError', 'UnknownError', 'AbortError', 'NotKept']);

function names({ name, inner }: { name?: unknown; inner?: unknown }): unknown[] {
	return typeof inner === 'object' && inner !== null ? [name, ...names(inner)] : [name];
}

/** Whether the storage failed, and not what was asked of it. */
export function isStorageError(error: unknown): boolean {
	return error instanceof Error || error instanceof DOMException
		? names(error).some((name) => STORAGE_ERRORS.has(String(name)))
		: false;
}

/** Remembers a storage error across reloads, for all windows, until the database is rebuilt. */
export class Suspicion {
	readonly #key: string;
	#raised = false;

	constructor(database: string) {
		this.#key = `suspect:${database}`;
		this.#raised = this.#storage?.getItem(this.#key) !== null && this.#storage !== undefined;
	}

	get raised(): boolean {
		return this.#raised;
	}

	raise(): void {
		this.#raised = true;
		this.#try((storage) => storage.setItem(this.#key, '1'));
	}

	clear(): void {
		this.#raised = false;
		this.#try((storage) => storage.removeItem(this.#key));
	}

	get #storage(): Storage | undefined {
		try {
			return globalThis.localStorage;
		} catch {
			return undefined;
		}
	}

	/** A full or closed storage keeps the suspicion in this window only. */
	#try(change: (storage: Storage) => void): void {
		try {
			if (this.#storage) change(this.#storage);
		} catch {
			return;
		}
	}
}
