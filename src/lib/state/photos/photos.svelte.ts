import { untrack } from 'svelte';
import type { Bytes } from '$lib/army/photos/jpeg';
import { photoStore } from './photo-store';

/** Milliseconds that a photo stays at hand which is not on the screen any more: it may come back at once. */
const LINGER = 5000;

/** The photos that are on the screen: each is read once, however many pictures show it. */
class ShownPhotos {
	/** Where each is seen; `null` for one that is not here. */
	#addresses = $state.raw<ReadonlyMap<string, string | null>>(new Map());
	/** The photos themselves: they stay when the data of the site is cleared. */
	readonly #photos = new Map<string, Blob>();
	readonly #users = new Map<string, number>();
	readonly #looking = new Set<string>();

	/** Where a photo is seen: undefined as long as it is looked for, `null` where it is not here. */
	addressOf(digest: string): string | null | undefined {
		return this.#addresses.get(digest);
	}

	/** Has a photo ready as long as what this returns is not called. */
	show(digest: string): () => void {
		this.#users.set(digest, (this.#users.get(digest) ?? 0) + 1);
		void untrack(() => this.#look(digest));
		return () => {
			this.#users.set(digest, (this.#users.get(digest) ?? 1) - 1);
			setTimeout(() => this.#letGo(digest), LINGER);
		};
	}

	/** What the browser could not show after all. */
	giveUp(digest: string): void {
		const address = this.#addresses.get(digest);
		if (address) URL.revokeObjectURL(address);
		this.#note(digest, null);
	}

	/** Keeps a photo, and gives the digest by which units name it. Rejects when it cannot be stored. */
	async keep(jpeg: Bytes): Promise<string> {
		const digest = await (await photoStore()).keep(jpeg);
		if (this.#addresses.get(digest) === null) this.#note(digest, undefined);
		if (this.#users.get(digest)) await this.#look(digest);
		return digest;
	}

	/** Stores again those of the photos that are at hand. Rejects when one cannot be stored. */
	async storeAgain(digests: Iterable<string>): Promise<void> {
		const store = await photoStore();
		for (const digest of digests) {
			const photo = this.#photos.get(digest);
			if (photo) await store.keep(new Uint8Array(await photo.arrayBuffer()));
		}
	}

	async #look(digest: string): Promise<void> {
		if (this.#addresses.has(digest) || this.#looking.has(digest)) return;
		this.#looking.add(digest);
		const bytes = await this.#read(digest);
		this.#looking.delete(digest);
		const photo = bytes && new Blob([bytes], { type: 'image/jpeg' });
		if (photo) this.#photos.set(digest, photo);
		this.#note(digest, photo ? URL.createObjectURL(photo) : null);
		if (!this.#users.get(digest)) this.#letGo(digest);
	}

	#note(digest: string, address: string | null | undefined): void {
		const others = [...this.#addresses].filter(([other]) => other !== digest);
		if (!address) this.#photos.delete(digest);
		this.#addresses = new Map(address === undefined ? others : [...others, [digest, address]]);
	}

	/** Where nothing can be read, the drawing stands in. */
	async #read(digest: string): Promise<Bytes | undefined> {
		try {
			return await (await photoStore()).get(digest);
		} catch {
			return undefined;
		}
	}

	#letGo(digest: string): void {
		if (this.#users.get(digest) || this.#looking.has(digest)) return;
		this.#users.delete(digest);
		const address = this.#addresses.get(digest);
		if (address) URL.revokeObjectURL(address);
		this.#note(digest, undefined);
	}
}

export const shownPhotos = new ShownPhotos();
