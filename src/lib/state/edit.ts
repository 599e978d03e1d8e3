import type { BuilderMessages } from '$lib/i18n/languages';
import type { Army } from '$lib/rules/choices';

/** The named step of the history: a message key and the name it speaks of. */
export interface EditLabel {
	readonly key: keyof BuilderMessages['edits'];
	readonly name: string;
}

/** A command over an army as data: a name for the history, and what it makes of the army. */
export interface Edit {
	readonly label: EditLabel;
	apply(army: Army): Army;
}
