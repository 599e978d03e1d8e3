import { guardDocuments } from './guard';
import { keepLastChange } from './last-change.svelte';
import type { OpenDocument } from './open-document.svelte';

/** The documents of one kind that were opened in this session, with their histories. */
export class SessionDocuments<T extends object, L, Open extends OpenDocument<T, L>> {
	/** Without a prototype: an id from an address may be `__proto__`. */
	readonly #open = Object.create(null) as Record<string, Open>;
	readonly #read: (value: unknown) => T | undefined;

	/** `read` reads a change that an earlier page could not store. */
	constructor(read: (value: unknown) => T | undefined) {
		this.#read = read;
	}

	/** A document that was opened before, even if it is no longer stored. */
	find(id: string): Open | undefined {
		return this.#open[id];
	}

	/** Returns a document as this session has it; `make` opens it the first time. */
	open(id: string, make: () => Open): Open {
		const known = this.#open[id];
		if (known) return known;
		if (Object.keys(this.#open).length === 0) guardDocuments(() => Object.values(this.#open));
		// Its derived values must outlive the page that opens it first.
		$effect.root(() => {
			const made = make();
			this.#open[id] = made;
			keepLastChange(made, id, this.#read);
		});
		return this.open(id, make);
	}
}
