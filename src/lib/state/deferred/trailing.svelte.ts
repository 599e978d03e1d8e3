import { allUnits } from '$lib/rules/terms';
import type { Army } from '$lib/rules/choices';
import type { Edit } from '$lib/army/edits/edit';
import { Following } from './following.svelte';
import type { ArmyEditor } from '../army/army-editor';

/** Units of an army from which on what stands beside its list is shown a frame later. */
const LARGE = 200;

/** Whether an army is too large for all of the page to be worked out within a frame. */
export function isLarge(army: Army): boolean {
	return allUnits(army).length >= LARGE;
}

/**
 * The army for what takes its time to be shown, as an editor that tries each of its offers. Of a large army
 * it is the one of the last frame: the list and the total show an edit at once, and this follows.
 */
export class Trailing implements ArmyEditor {
	readonly #bench: () => ArmyEditor;
	/** The only thing that is read of it: whoever hung on the bench itself would be asked anew by every edit. */
	readonly #shown: Following<Pick<ArmyEditor, 'army' | 'assessment'>>;

	/** Made where a component is made. */
	constructor(bench: () => ArmyEditor) {
		this.#bench = bench;
		const now = () => {
			const { army, assessment } = bench();
			return { army, assessment };
		};
		this.#shown = new Following(now, ({ army }) => isLarge(army));
	}

	get army() {
		return this.#shown.value.army;
	}

	get assessment() {
		return this.#shown.value.assessment;
	}

	run(edit: Edit): void {
		this.#bench().run(edit);
	}

	undo(): void {
		this.#bench().undo();
	}
}
