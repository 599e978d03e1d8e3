import type { Edit, EditLabel } from '$lib/army/edits/edit';
import { assess, isLegal } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import type { Armies, StoredArmy } from '$lib/store';
import { OpenDocument } from '../document/open-document.svelte';
import { shownArmy } from '$lib/i18n/ready-names';
import { locale } from '../app/locale.svelte';
import { typingRun } from '../document/typed';
import { armyKind, storedDocument } from './army-kind';

interface Opening {
	/** The undo steps stored with the army. */
	readonly steps?: unknown;
	/** Names the copy of a version that cannot be merged with another window's. */
	readonly otherName: (name: string) => string;
}

/** The army on the screen with its assessment. */
export class OpenArmy extends OpenDocument<Army, EditLabel> {
	readonly #shown = $derived(
		locale.readyNames ? shownArmy(locale.readyNames, this.document) : this.document
	);
	readonly assessment = $derived(assess(this.army));
	readonly legal = $derived(isLegal(this.assessment));

	constructor(armies: Armies, stored: StoredArmy, { steps, otherName }: Opening) {
		super(armyKind(armies, otherName), storedDocument(stored), steps);
	}

	/** The army in the reader's language. */
	get army(): Army {
		return this.#shown;
	}

	/** The army as it is stored, for files, links and digests. */
	get stored(): Army {
		return this.document;
	}

	/** Applies an edit to the stored army and saves it; a notice says if the file would become too large. */
	run(edit: Edit, run = typingRun()): void {
		if (!this.edit((army) => edit.apply(army), edit.label, run)) this.notify('tooLarge');
	}
}
