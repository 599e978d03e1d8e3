import type { Pack } from '$lib/rules/packs/pack';
import type { Packs, StoredPack } from '$lib/store';

/** The packs stored on this device, available once a page has called `open`. */
class KnownPacksState {
	#store: (() => Promise<Packs>) | undefined;
	#stored = $state.raw<readonly StoredPack[]>();
	readonly #all = $derived((this.#stored ?? []).map(({ pack }) => pack));

	open(store: () => Promise<Packs>): void {
		this.#store = store;
	}

	/** All packs, last saved first. */
	get all(): readonly Pack[] {
		return this.#all;
	}

	/** Whether the packs have been read. */
	get ready(): boolean {
		return this.#stored !== undefined;
	}

	find(id: string): Pack | undefined {
		return this.#all.find((pack) => pack.id === id);
	}

	/** Follows the stored packs until the returned function is called. */
	watch(): () => void {
		let end: () => void = () => undefined;
		let over = false;
		const begin = async () => {
			const store = await this.#need();
			if (over) return;
			const subscription = store.watchAll().subscribe({
				next: (stored) => (this.#stored = stored),
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

	/** Stores a pack. Like all writes here, it rejects if the browser cannot store it. */
	async keep(pack: Pack): Promise<void> {
		await (await this.#need()).keep(pack);
	}

	async setDeleted({ id }: Pack, deleted: boolean): Promise<void> {
		await (await this.#need()).setDeleted(id, deleted);
	}

	async #need(): Promise<Packs> {
		if (!this.#store) throw new Error('The packs are asked for before they are opened');
		return this.#store();
	}
}

export const knownPacks = new KnownPacksState();
