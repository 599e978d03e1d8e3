import type { Pack } from '$lib/rules/packs/pack';

/** The key of the edit's text in `packEditor.edits` of the message catalogues. */
export type PackEditKey =
	| 'addRow'
	| 'addUnit'
	| 'duplicateRow'
	| 'limit'
	| 'moveRow'
	| 'nameRow'
	| 'otherWindow'
	| 'recovered'
	| 'release'
	| 'removeChange'
	| 'removeRow'
	| 'removeUnit'
	| 'setAuthor'
	| 'setChange'
	| 'setEra'
	| 'setLicense'
	| 'setLook'
	| 'setName'
	| 'setNumber'
	| 'setPrefix'
	| 'writeRule';

/** The label of a history step: its kind, and the name of the row or unit. */
export interface PackEditLabel {
	readonly key: PackEditKey;
	readonly name: string;
}

/** An edit of a pack as a value. */
export interface PackEdit {
	readonly label: PackEditLabel;
	/** Returns the pack after the edit; the same object if nothing changes. */
	apply(pack: Pack): Pack;
}

/** Builds an edit; `name` is empty if the text needs none. */
export const packEdit = (key: PackEditKey, name: string, apply: PackEdit['apply']): PackEdit => ({
	label: { key, name },
	apply
});
