import type { NumberChange } from '$lib/document/number-change';
import type { Army, Unit } from '$lib/rules/choices';

/** What an edit does: the key of its text in the `edits` of the message catalogues. */
export type EditKey =
	| 'addGear'
	| 'addMastery'
	| 'addPropulsion'
	| 'addUnit'
	| 'addWeapon'
	| 'areaSpells'
	| 'changePropulsion'
	| 'changeWeapon'
	| 'choosePhoto'
	| 'choosePortrait'
	| 'copyUnit'
	| 'disbandSquad'
	| 'dismount'
	| 'explosives'
	| 'forgetMeasured'
	| 'forgetPortrait'
	| 'formSquad'
	| 'intoReserve'
	| 'leaveSquad'
	| 'markGear'
	| 'mergeUnits'
	| 'mountUnit'
	| 'moveSquad'
	| 'moveUnit'
	| 'nameGear'
	| 'nameHouseRules'
	| 'nameMastery'
	| 'otherWindow'
	| 'outOfReserve'
	| 'placeGear'
	| 'plates'
	| 'recovered'
	| 'removeGear'
	| 'removeHouseRule'
	| 'removeHouseRules'
	| 'removeMastery'
	| 'removePhoto'
	| 'removePropulsion'
	| 'removeUnit'
	| 'removeWeapon'
	| 'renameArmy'
	| 'renameSquad'
	| 'renameUnit'
	| 'repair'
	| 'resetRulings'
	| 'restoreRevision'
	| 'setAbility'
	| 'setBanner'
	| 'setBarding'
	| 'setBrain'
	| 'setCircle'
	| 'setCliche'
	| 'setCount'
	| 'setCritterArmor'
	| 'setDice'
	| 'setFigureGear'
	| 'setFigureWeapon'
	| 'setForm'
	| 'setHands'
	| 'setHeroDiscount'
	| 'setHouseRule'
	| 'setLimitation'
	| 'setLimits'
	| 'setMagic'
	| 'setMagicShield'
	| 'setMember'
	| 'setMounted'
	| 'setNotes'
	| 'setOrder'
	| 'setPayload'
	| 'setRank'
	| 'setRitual'
	| 'setRuling'
	| 'setSize'
	| 'setStature'
	| 'setStock'
	| 'setStoryProtection'
	| 'setStructure'
	| 'setSupplement'
	| 'setTrait'
	| 'setUnspent'
	| 'spendRest'
	| 'splitUnit'
	| 'surprisePortrait';

/** A step of the history by name: what it does, and the unit, squad or rule that it is about. */
export interface EditLabel {
	readonly key: EditKey;
	readonly name: string;
	/** The number that the step changed; it is not stored. */
	readonly change?: NumberChange | undefined;
}

/** An edit of an army as a value: its label, and the army that it makes of another. */
export interface Edit {
	readonly label: EditLabel;
	/** The army after the edit; the same army where nothing changes. */
	apply(army: Army): Army;
}

/** The unit that an edit is made on: found by its id, named in the history by its name. */
export type UnitName = Pick<Unit, 'id' | 'name'>;

/** An edit with its label; `name` is empty where the text needs none. */
export function edit(key: EditKey, name: string, apply: Edit['apply']): Edit {
	return { label: { key, name }, apply };
}
