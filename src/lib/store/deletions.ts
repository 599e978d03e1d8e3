/** A row that was deleted on purpose. */
export interface Deletion {
	readonly table: string;
	readonly key: string;
}

/**
 * Deletions that the second copy does not have yet. They outlive the page, so nothing that was deleted on purpose
 * is reported as missing after a reload, a kill or a full disk. A closed storage keeps none.
 */
export class Deletions {
	readonly #prefix: string;

	constructor(database: string) {
		this.#prefix = `deleted:${database} `;
	}

	add(table: string, key: string): void {
		try {
			localStorage.setItem(`${this.#prefix}${table} ${key}`, '1');
		} catch {
			return;
		}
	}

	forget(table: string, key: string): void {
		try {
			localStorage.removeItem(`${this.#prefix}${table} ${key}`);
		} catch {
			return;
		}
	}

	all(): Deletion[] {
		return this.#names().map((name) => {
			const [table = '', ...key] = name.slice(this.#prefix.length).split(' ');
			return { table, key: key.join(' ') };
		});
	}

	#names(): string[] {
		try {
			return Object.keys(localStorage).filter((name) => name.startsWith(this.#prefix));
		} catch {
			return [];
		}
	}
}
