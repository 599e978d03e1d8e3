import type { Army } from '$lib/rules/choices';
import type { EditLabel } from './edit';

interface Step {
	readonly label: EditLabel;
	readonly before: Army;
	readonly after: Army;
}

/** The named steps that led to an army, and those that were taken back. */
export class History {
	#done = $state.raw<readonly Step[]>([]);
	#undone = $state.raw<readonly Step[]>([]);

	readonly undoable = $derived(this.#done.at(-1)?.label);
	readonly redoable = $derived(this.#undone.at(-1)?.label);

	record(label: EditLabel, before: Army, after: Army): void {
		this.#done = [...this.#done, { label, before, after }];
		this.#undone = [];
	}

	/** The state before the last step, which becomes redoable. */
	undo(): Army | undefined {
		const step = this.#done.at(-1);
		if (!step) return undefined;
		this.#done = this.#done.slice(0, -1);
		this.#undone = [...this.#undone, step];
		return step.before;
	}

	/** The state after the step that was taken back last. */
	redo(): Army | undefined {
		const step = this.#undone.at(-1);
		if (!step) return undefined;
		this.#undone = this.#undone.slice(0, -1);
		this.#done = [...this.#done, step];
		return step.after;
	}
}
