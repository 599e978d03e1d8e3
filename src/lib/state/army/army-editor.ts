import type { Assessment } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import type { Edit } from '$lib/army/edits/edit';

/** What is worked on: an army as it is shown, what is found of it, and the way to change it. */
export interface ArmyEditor {
	readonly army: Army;
	readonly assessment: Assessment;
	run(edit: Edit): void;
	/** Takes the last step back. */
	undo(): void;
}
