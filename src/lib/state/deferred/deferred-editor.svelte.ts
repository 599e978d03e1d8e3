import { beforeInput } from '$lib/browser/pause';
import { allUnits } from '$lib/rules/terms';
import type { Army } from '$lib/rules/choices';
import type { Edit } from '$lib/army/edits/edit';
import { Deferred } from './deferred.svelte';
import type { ArmyEditor } from '../army/army-editor';

/** Number of units from which what an edit changes beside the list follows one frame later. */
const DEFERRED = 40;
/** Number of units from which even that takes more than a frame. */
const LARGE = 200;

let waiting: Set<() => void> | undefined;

function newTurn(): Set<() => void> {
	const turn = new Set<() => void>();
	beforeInput(() => {
		waiting = undefined;
		for (const task of turn) task();
	});
	return turn;
}

/**
 * Runs a task after the next paint, in one turn with those of all editors: the page follows an edit as a whole. An
 * earlier input is handled after it, so that it changes what the last one left.
 */
function together(task: () => void): () => void {
	if (document.hidden) {
		task();
		return () => undefined;
	}
	const turn = (waiting ??= newTurn());
	turn.add(task);
	return () => turn.delete(task);
}

/** Whether an army is too large to price many changes of it within a frame. */
export function isLarge(army: Army): boolean {
	return allUnits(army).length >= LARGE;
}

/**
 * The editor for what is beside the list. Unless the army is small it shows the state of the last frame: the list shows
 * an edit at once, and the rest of the page follows.
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
		const isLate = ({ army }: { army: Army }) => allUnits(army).length >= DEFERRED;
		this.#shown = new Deferred(now, { isLate, schedule: together });
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
