import { TRASH_DAYS, type Armies, type Packs, type Watchable } from '$lib/store';
import { LiveQuery } from './live-query.svelte';

/** A deleted document, as its store knows it. */
interface Deleted {
	readonly id: string;
	readonly savedAt: number;
	/** Days in the trash, as last counted. */
	readonly trashDays?: number;
}

/** A store whose documents go to the trash. */
interface TrashStore<T> {
	watchTrash(): Watchable<readonly T[]>;
	setDeleted(id: string, deleted: boolean): Promise<unknown>;
	emptyTrash(ids: readonly string[]): Promise<void>;
}

/** A document in the trash, and what can be done with it. */
export interface TrashEntry {
	readonly id: string;
	readonly savedAt: number;
	/** Undefined if this version cannot read it. */
	readonly name: string | undefined;
	/** Days until it is removed for good. */
	readonly days: number;
	restore(): Promise<unknown>;
	remove(): Promise<void>;
}

/** The deleted documents of one store. */
class Trash<T extends Deleted> {
	readonly #store: TrashStore<T>;
	readonly #nameOf: (deleted: T) => string | undefined;
	readonly #query: LiveQuery<readonly T[]>;

	constructor(store: TrashStore<T>, nameOf: (deleted: T) => string | undefined) {
		this.#store = store;
		this.#nameOf = nameOf;
		this.#query = new LiveQuery(() => store.watchTrash());
	}

	get entries(): TrashEntry[] {
		return (this.#query.current ?? []).map((deleted) => ({
			id: deleted.id,
			savedAt: deleted.savedAt,
			name: this.#nameOf(deleted),
			days: Math.max(0, TRASH_DAYS - (deleted.trashDays ?? 0)),
			restore: () => this.#store.setDeleted(deleted.id, false),
			remove: () => this.#store.emptyTrash([deleted.id])
		}));
	}

	get pending(): boolean {
		return this.#query.pending;
	}

	get error(): unknown {
		return this.#query.error;
	}

	retry(): void {
		this.#query.retry();
	}
}

/** The stores with a trash. */
export interface TrashStores {
	readonly armies: Armies;
	readonly packs: Packs;
}

/** All deleted documents by kind, followed while a component shows them. */
export const openTrash = ({ armies, packs }: TrashStores) => ({
	army: new Trash(armies, (stored) => (stored.readable ? stored.army.name : undefined)),
	pack: new Trash(packs, ({ pack }) => pack?.name)
});
