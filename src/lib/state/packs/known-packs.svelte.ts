import type { Pack } from '$lib/rules/packs/pack';
import type { Packs, StoredPack } from '$lib/store';
import { FollowedRows } from '../document/followed-rows.svelte';

export type { StoredPack };

/** The packs stored on this device, available once a page has called `open`. */
class KnownPacksState extends FollowedRows<StoredPack, Packs> {
	readonly #all = $derived((this.rows ?? []).flatMap(({ pack }) => pack ?? []));

	/** The editions that armies can use, last saved first. */
	get all(): readonly Pack[] {
		return this.#all;
	}

	/** The editions that armies can use and what is being written, last saved first. */
	get stored(): readonly StoredPack[] {
		return this.rows ?? [];
	}

	/** Stores a pack that is being written. */
	async create(draft: Pack): Promise<void> {
		await (await (await this.store()).drafts()).create(draft);
	}

	/** Whether the packs have been read. */
	get ready(): boolean {
		return this.rows !== undefined;
	}

	find(id: string): Pack | undefined {
		return this.#all.find((pack) => pack.id === id);
	}

	/** Stores a pack. Like all writes here, it rejects if the browser cannot store it. */
	async keep(pack: Pack): Promise<void> {
		await (await this.store()).keep(pack);
	}

	async setDeleted({ id }: Pick<Pack, 'id'>, deleted: boolean): Promise<void> {
		await (await this.store()).setDeleted(id, deleted);
	}
}

export const knownPacks = new KnownPacksState();
