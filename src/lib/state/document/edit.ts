import type { BuilderMessages } from '$lib/i18n/languages';
import type { Army, Unit } from '$lib/rules/choices';

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

/** The unit that an edit is made on: found by its id, named in the history by its name. */
export type UnitName = Pick<Unit, 'id' | 'name'>;

export function edit(key: EditLabel['key'], name: string, apply: Edit['apply']): Edit {
	return { label: { key, name }, apply };
}
