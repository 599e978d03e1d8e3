import { allUnits } from '$lib/rules/terms';
import type { Army } from '$lib/rules/choices';
import type { Edit } from '$lib/army/edits/edit';
import { Deferred } from './deferred.svelte';
import type { ArmyEditor } from '../army/army-editor';

/** Number of units from which the panels beside the list follow an edit one frame later. */
const LARGE = 200;

/** Whether an army is too large for the whole page to be computed within a frame. */
export function isLarge(army: Army): boolean {
	return allUnits(army).length >= LARGE;
}

/**
 * The editor for panels that are expensive to show. For a large army it shows the state of the last frame: the
 * list and the total show an edit at once, and these panels follow.
 */
export class DeferredEditor implements ArmyEditor {
	readonly #editor: () => ArmyEditor;
	/** Reading the live army would re-run the panels on every edit. */
	readonly #shown: Deferred<Pick<ArmyEditor, 'army' | 'assessment'>>;

	/** Create it while a component initializes. */
	constructor(editor: () => ArmyEditor) {
		this.#editor = editor;
		const now = () => {
			const { army, assessment } = editor();
			return { army, assessment };
		};
		this.#shown = new Deferred(now, { isLate: ({ army }) => isLarge(army) });
	}

	get army() {
		return this.#shown.value.army;
	}

	get assessment() {
		return this.#shown.value.assessment;
	}

	run(edit: Edit): void {
		this.#editor().run(edit);
	}

	undo(): void {
		this.#editor().undo();
	}
}
