import type { Army, Unit } from '$lib/rules/choices';
import { neighborOf } from '$lib/rules/formation/formation';
import { allUnits, unitOf } from '$lib/rules/terms';
import { commitTyped } from '$lib/state/document/typed';

/** The selected unit. */
export class Selection {
	readonly #army: () => Army;
	readonly #always: () => boolean;
	#id = $state<string>();
	/** The last army that had it. */
	#seen: Army | undefined;

	readonly unit: Unit | undefined = $derived.by(() => this.#found());

	/** With `always` there is a selected unit while the army has any. */
	constructor(army: () => Army, always: () => boolean) {
		this.#army = army;
		this.#always = always;
	}

	/** Stores typed text first, as its field is about to show another unit. */
	choose(id: string | undefined): void {
		commitTyped();
		this.#id = id;
	}

	/** If undo removed it, its neighbor. */
	#found(): Unit | undefined {
		const army = this.#army();
		const chosen = unitOf(army, this.#id ?? '');
		if (chosen) this.#seen = army;
		if (chosen || !this.#always()) return chosen;
		const heir = this.#seen && neighborOf(this.#seen, this.#id ?? '');
		return unitOf(army, heir?.id ?? '') ?? allUnits(army)[0];
	}
}
