import type { Army, Unit } from '$lib/rules/choices';
import { neighborOf } from '$lib/rules/formation/formation';
import { allUnits, unitOf } from '$lib/rules/terms';
import { commitTyped } from '$lib/state/document/typed';

/** The unit that the builder shows and edits. */
export class Selection {
	readonly #army: () => Army;
	readonly #always: () => boolean;
	#id = $state<string>();
	/** The last army that contained the unit. */
	#seen: Army | undefined;

	readonly unit: Unit | undefined = $derived.by(() => this.#found());

	/** With `always`, a unit is selected whenever the army has one. */
	constructor(army: () => Army, always: () => boolean) {
		this.#army = army;
		this.#always = always;
	}

	/** Commits typed text first, because its field will show another unit. */
	choose(id: string | undefined): void {
		commitTyped();
		this.#id = id;
	}

	/** If undo removed the unit, its neighbor. */
	#found(): Unit | undefined {
		const army = this.#army();
		// Asked once for each state of the army: a search is quicker than the table of all ids.
		const chosen = allUnits(army).find(({ id }) => id === this.#id);
		if (chosen) this.#seen = army;
		if (chosen || !this.#always()) return chosen;
		const neighbor = this.#seen && neighborOf(this.#seen, this.#id ?? '');
		return unitOf(army, neighbor?.id ?? '') ?? allUnits(army)[0];
	}
}
