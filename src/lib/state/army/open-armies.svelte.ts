import type { Army } from '$lib/rules/choices';
import type { Armies, StoredArmy } from '$lib/store';
import type { OpenArmy } from './open-army.svelte';
import { guardDocuments } from '../document/guard';

/** The armies that were opened in this session, with their histories. */
export class OpenArmies {
	readonly #armies: Armies;
	/** Without a prototype: an id from an address may be `__proto__`. */
	readonly #open = Object.create(null) as Record<string, OpenArmy>;

	constructor(armies: Armies) {
		this.#armies = armies;
	}

	/**
	 * Returns the army in its last state; connect() brings changes from other windows. `make` opens it the first time,
	 * so that only a page that shows an army loads the engine.
	 */
	open(stored: StoredArmy, make: (armies: Armies) => OpenArmy): OpenArmy {
		const known = this.#open[stored.id];
		if (known) return known;
		// Its derived values must outlive the page that opens it first.
		$effect.root(() => {
			this.#open[stored.id] = make(this.#armies);
		});
		return this.open(stored, make);
	}

	/** An army that was opened before, even if it is no longer stored. */
	find(id: string): OpenArmy | undefined {
		return this.#open[id];
	}

	/** The armies with unsaved changes, as they are on the screen. */
	get unsaved(): Army[] {
		return Object.values(this.#open).flatMap(({ unsaved, stored }) => (unsaved ? [stored] : []));
	}

	/** Guards the window while a change is not on the disk. Returns what ends the guard. */
	guard(): () => void {
		return guardDocuments(() => Object.values(this.#open));
	}
}
