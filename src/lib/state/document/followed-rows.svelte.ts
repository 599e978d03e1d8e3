import type { Watchable } from '$lib/store';

/** The rows of a store that is opened on first use; they are followed while somebody watches. */
export class FollowedRows<Row, Store extends { watchAll(): Watchable<readonly Row[]> }> {
	#open: (() => Promise<Store>) | undefined;
	#rows = $state.raw<readonly Row[]>();

	open(store: () => Promise<Store>): void {
		this.#open = store;
	}

	/** Undefined until they have been read. */
	get rows(): readonly Row[] | undefined {
		return this.#rows;
	}

	/** Follows the stored rows until the returned function is called. */
	watch(): () => void {
		let end: () => void = () => undefined;
		let over = false;
		const begin = async () => {
			const store = await this.store();
			if (over) return;
			const subscription = store.watchAll().subscribe({
				next: (rows) => (this.#rows = rows),
				error: () => undefined
			});
			end = () => subscription.unsubscribe();
		};
		begin().catch(() => undefined);
		return () => {
			over = true;
			end();
		};
	}

	/** Rejects before `open` was called. */
	async store(): Promise<Store> {
		if (!this.#open) throw new Error('The rows are asked for before their store is opened');
		return this.#open();
	}
}
