import { allUnits } from '$lib/rules/terms';
import type { Army } from '$lib/rules/choices';
import type { Edit } from '../document/edit';
import { Following } from './following.svelte';
import type { ArmyEditor } from '../army/army-editor';

/** Number of units from which the panels beside the list are deferred. */
const LARGE = 200;

/** Whether an army is too large to update the whole page within a frame. */
export function isLarge(army: Army): boolean {
	return allUnits(army).length >= LARGE;
}

/**
 * The editor for panels that are slow to render. For a large army they show the previous frame's army, so
 * that the list and the total update first.
 */
export class Trailing implements ArmyEditor {
	readonly #editor: () => ArmyEditor;
	/** Reading the live editor would re-run the panels on every edit. */
	readonly #shown: Following<Pick<ArmyEditor, 'army' | 'assessment'>>;

	/** Call during component initialization. */
	constructor(editor: () => ArmyEditor) {
		this.#editor = editor;
		const now = () => {
			const { army, assessment } = editor();
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
		this.#editor().run(edit);
	}

	undo(): void {
		this.#editor().undo();
	}
}
