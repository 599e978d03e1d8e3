import type { NumberChange } from '$lib/document/number-change';
import type { Army, Unit } from '$lib/rules/choices';

/** The key of the edit's text in `edits` of the message catalogues. */
export type EditKey =
	| 'addGear'
	| 'addMastery'
	| 'addPack'
	| 'addPropulsion'
	| 'addUnit'
	| 'addWeapon'
	| 'areaSpells'
	| 'changePropulsion'
	| 'changeRulebook'
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
	| 'noteGame'
	| 'outOfReserve'
	| 'placeGear'
	| 'plates'
	| 'recovered'
	| 'removeGear'
	| 'removeHouseRule'
	| 'removeHouseRules'
	| 'removeMastery'
	| 'removePack'
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

/** The label of a history step: its kind, and the name of the unit, squad or rule. */
export interface EditLabel {
	readonly key: EditKey;
	readonly name: string;
	/** The number that the step changed; it is not stored. */
	readonly change?: NumberChange | undefined;
}

/** An edit of an army as a value. */
export interface Edit {
	readonly label: EditLabel;
	/** Returns the army after the edit; the same object if nothing changes. */
	apply(army: Army): Army;
}

/** The unit to edit, and its name for the history. */
export type UnitName = Pick<Unit, 'id' | 'name'>;

/** Builds an edit; `name` is empty if the text needs none. */
export function edit(key: EditKey, name: string, apply: Edit['apply']): Edit {
	return { label: { key, name }, apply };
}
