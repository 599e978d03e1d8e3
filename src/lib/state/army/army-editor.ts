import type { Assessment } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import type { Edit } from '$lib/army/edits/edit';

/** The army on the screen with its assessment, and the way to edit it. */
export interface ArmyEditor {
	readonly army: Army;
	readonly assessment: Assessment;
	run(edit: Edit): void;
	/** Undoes the last edit. */
	undo(): void;
}
