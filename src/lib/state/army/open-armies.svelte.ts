import type { Army } from '$lib/rules/choices';
import type { Armies, StoredArmy } from '$lib/store';
import type { OpenArmy } from './open-army.svelte';
import { keepUntilSaved } from '../document/unsaved';

/** The armies that were opened in this session: coming back to one finds its history as it was. */
export class OpenArmies {
	readonly #armies: Armies;
	readonly #open: Record<string, OpenArmy> = {};

	constructor(armies: Armies) {
		this.#armies = armies;
	}

	/**
	 * The army in its last state; what other windows made of it meanwhile comes with connect(). `make` opens
	 * it the first time: only a page that shows an army loads the engine for it.
	 */
	open(stored: StoredArmy, make: (armies: Armies) => OpenArmy): OpenArmy {
		const known = this.#open[stored.id];
		if (known) return known;
		// What it derives belongs to the session, not to the page that happens to open it first.
		$effect.root(() => {
			this.#open[stored.id] = make(this.#armies);
		});
		return this.open(stored, make);
	}

	/** An army that was opened before, even if it is no longer stored. */
	find(id: string): OpenArmy | undefined {
		return this.#open[id];
	}

	/** The armies with a change that is not stored, as they are on the screen. */
	get unsaved(): Army[] {
		return Object.values(this.#open).flatMap(({ unsaved, army }) => (unsaved ? [army] : []));
	}

	/**
	 * Guards the window against being closed or renewed while a change is not on the disk, on whatever
	 * page its army was left. Returns what ends the guard.
	 */
	guard(): () => void {
		const all = () => Object.values(this.#open);
		const release = keepUntilSaved(async () => {
			await Promise.all(all().map((army) => army.settled()));
		});
		const warn = (event: BeforeUnloadEvent) => {
			if (all().some(({ unsaved }) => unsaved)) event.preventDefault();
		};
		addEventListener('beforeunload', warn);
		return () => {
			release();
			removeEventListener('beforeunload', warn);
		};
	}
}
