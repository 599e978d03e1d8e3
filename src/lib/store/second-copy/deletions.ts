import { deletionPrefix } from '../deletions';

/** A row that was deleted on purpose. */
interface Deletion {
	readonly table: string;
	readonly key: string;
}

/** Deletions not yet recorded in the second copy, from this page and earlier ones. */
export class Deletions {
	readonly #prefix: string;

	constructor(database: string) {
		this.#prefix = deletionPrefix(database);
	}

	forget(table: string, key: string): void {
		try {
			localStorage.removeItem(`${this.#prefix}${table} ${key}`);
		} catch {
			return;
		}
	}

	has(table: string, key: string): boolean {
		try {
			return localStorage.getItem(`${this.#prefix}${table} ${key}`) !== null;
		} catch {
			return false;
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
