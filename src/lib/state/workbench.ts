import type { Assessment } from '$lib/rules/assess';
import type { Army } from '$lib/rules/choices';
import type { Edit } from './edit';

/** What is worked on: an army as it is shown, what is found of it, and the way to change it. */
export interface Workbench {
	readonly army: Army;
	readonly assessment: Assessment;
	run(edit: Edit): void;
	/** Takes the last step back. */
	undo(): void;
}
