/** Errors after which the browser may drop the whole database at its next start, mainly a full disk. */
const STORAGE_ERROR = /^((QuotaExceeded|Unknown|Abort)Error|WriteNotPersisted)$/;

/** Returns whether an error was caused by the storage rather than by the request. */
export function isStorageError(error: unknown): boolean {
	const { name, inner } = (error ?? {}) as { name?: unknown; inner?: unknown };
	return STORAGE_ERROR.test(String(name)) || (inner !== undefined && isStorageError(inner));
}

/** Remembers a storage error across reloads and windows, until the database is rebuilt. */
export class Suspicion {
	readonly #key: string;
	#raised = false;

	constructor(database: string) {
		this.#key = `suspect:${database}`;
		this.#remember((storage) => (this.#raised = storage.getItem(this.#key) !== null));
	}

	get raised(): boolean {
		return this.#raised;
	}

	set raised(raised: boolean) {
		this.#raised = raised;
		this.#remember((storage) =>
			raised ? storage.setItem(this.#key, '1') : storage.removeItem(this.#key)
		);
	}

	/** If localStorage is full or unavailable, only this window remembers the error. */
	#remember(act: (storage: Storage) => void): void {
		try {
			act(localStorage);
		} catch {
			return;
		}
	}
}
