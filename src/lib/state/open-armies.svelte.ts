import type { Armies, StoredArmy } from '$lib/store';
import { OpenArmy } from './open-army.svelte';

/** The armies that were opened in this session: coming back to one finds its history as it was. */
export class OpenArmies {
	readonly #armies: Armies;
	readonly #open: Record<string, OpenArmy> = {};

	constructor(armies: Armies) {
		this.#armies = armies;
	}

	/** The army in its last state; what other windows made of it meanwhile comes with connect(). */
	open(stored: StoredArmy): OpenArmy {
		const known = this.#open[stored.id];
		if (known) return known;
		// What it derives belongs to the session, not to the page that happens to open it first.
		$effect.root(() => {
			this.#open[stored.id] = new OpenArmy(this.#armies, stored);
		});
		return this.open(stored);
	}
}
