import { untrack } from 'svelte';
import type { Bytes } from '$lib/army/format/base64';
import { photoStore } from './photo-store';

/** Milliseconds to keep a photo after it leaves the screen, because it may return at once. */
const LINGER = 5000;

/** The photos on the screen. Each is read once for all pictures that show it. */
class ShownPhotos {
	/** Object URLs by digest; `null` for a photo that is not stored. */
	#addresses = $state.raw<ReadonlyMap<string, string | null>>(new Map());
	/** The photos themselves, which survive clearing the site's data. */
	readonly #photos = new Map<string, Blob>();
	readonly #users = new Map<string, number>();
	readonly #looking = new Set<string>();

	/** The object URL of a photo; undefined while it is loading, `null` if it is not stored. */
	addressOf(digest: string): string | null | undefined {
		return this.#addresses.get(digest);
	}

	/** Keeps a photo loaded until the returned function is called. */
	show(digest: string): () => void {
		this.#users.set(digest, (this.#users.get(digest) ?? 0) + 1);
		void untrack(() => this.#look(digest));
		return () => {
			this.#users.set(digest, (this.#users.get(digest) ?? 1) - 1);
			setTimeout(() => this.#release(digest), LINGER);
		};
	}

	/** Marks a photo as one that the browser cannot display. */
	giveUp(digest: string): void {
		const address = this.#addresses.get(digest);
		if (address) URL.revokeObjectURL(address);
		this.#note(digest, null);
	}

	/** Stores a photo and returns its digest. Rejects if it cannot be stored. */
	async keep(jpeg: Bytes): Promise<string> {
		const digest = await (await photoStore()).keep(jpeg);
		if (this.#addresses.get(digest) === null) this.#note(digest, undefined);
		if (this.#users.get(digest)) await this.#look(digest);
		return digest;
	}

	/** Stores the loaded photos among `digests` again. Rejects if one cannot be stored. */
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
		if (!this.#users.get(digest)) this.#release(digest);
	}

	#note(digest: string, address: string | null | undefined): void {
		const others = [...this.#addresses].filter(([other]) => other !== digest);
		if (!address) this.#photos.delete(digest);
		this.#addresses = new Map(address === undefined ? others : [...others, [digest, address]]);
	}

	/** Undefined on failure: the drawing is shown instead. */
	async #read(digest: string): Promise<Bytes | undefined> {
		try {
			return await (await photoStore()).get(digest);
		} catch {
			return undefined;
		}
	}

	#release(digest: string): void {
		if (this.#users.get(digest) || this.#looking.has(digest)) return;
		this.#users.delete(digest);
		const address = this.#addresses.get(digest);
		if (address) URL.revokeObjectURL(address);
		this.#note(digest, undefined);
	}
}

export const shownPhotos = new ShownPhotos();
