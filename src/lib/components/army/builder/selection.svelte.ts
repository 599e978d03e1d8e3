import type { Army, Unit } from '$lib/rules/choices';
import { neighborOf } from '$lib/rules/formation/formation';
import { allUnits, unitOf } from '$lib/rules/terms';
import { commitTyped } from '$lib/state/document/typed';

/** The unit that is worked on. */
export class Selection {
	readonly #army: () => Army;
	readonly #always: () => boolean;
	#id = $state<string>();
	/** The army in which it was seen last. */
	#seen: Army | undefined;

	readonly unit: Unit | undefined = $derived.by(() => this.#found());

	/** With `always` there is one as long as the army has any. */
	constructor(army: () => Army, always: () => boolean) {
		this.#army = army;
		this.#always = always;
	}

	/** What was typed is stored first: its field is about to be another unit's. */
	choose(id: string | undefined): void {
		commitTyped();
		this.#id = id;
	}

	/** Where a step back took it away, its neighbour. */
	#found(): Unit | undefined {
		const army = this.#army();
		const chosen = unitOf(army, this.#id ?? '');
		if (chosen) this.#seen = army;
		if (chosen || !this.#always()) return chosen;
		const heir = this.#seen && neighborOf(this.#seen, this.#id ?? '');
		return unitOf(army, heir?.id ?? '') ?? allUnits(army)[0];
	}
}
