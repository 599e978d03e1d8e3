import * as edits from '$lib/army/edits/edits';
import { moveAmongFellows } from '$lib/army/edits/ranks';
import { applyRepair } from '$lib/army/edits/repairs';
import * as ruleEdits from '$lib/army/edits/rule-edits';
import { applyFill, type Candidate, type FillStep } from '$lib/fill/steps';
import type { Army, GearItem, Limits, Place, Supplement } from '$lib/rules/choices';
import type { RulingId } from '$lib/rules/rulings/rulings';
import type { Repair } from '$lib/rules/violation';
import { edit, type Edit, type UnitName } from '../document/edit';

/** One unit more, with the supplements that it needs and the army plays without. */
export const addUnit = (unit: edits.NewUnit, missing: readonly Supplement[] = []): Edit =>
	edit('addUnit', unit.name, (army) => {
		const playing = missing.reduce(
			(next, supplement) => ruleEdits.setSupplement(next, supplement, true),
			army
		);
		return edits.muster(playing, unit);
	});

export const copyUnit = ({ id, name }: UnitName): Edit =>
	edit('copyUnit', name, (army) => edits.copyUnit(army, id));

export const removeUnit = ({ id, name }: UnitName): Edit =>
	edit('removeUnit', name, (army) => edits.removeUnit(army, id));

/** One place up or down among those beside whom a unit stands on the screen. */
export const moveUnit = ({ id, name }: UnitName, by: 1 | -1): Edit =>
	edit('moveUnit', name, (army) => moveAmongFellows(army, id, by));

export const setCount = ({ id, name }: UnitName, count: number): Edit =>
	edit('setCount', name, (army) => edits.setCount(army, id, count));

export const renameUnit = ({ id }: UnitName, name: string): Edit =>
	edit('renameUnit', name, (army) => edits.withAnyUnit(army, id, (unit) => ({ ...unit, name })));

export const addGear = ({ id, name }: UnitName, item: GearItem): Edit =>
	edit('addGear', name, (army) => edits.addGear(army, id, item));

export const removeGear = ({ id, name }: UnitName, index: number): Edit =>
	edit('removeGear', name, (army) => edits.removeGear(army, id, index));

export const placeGear = ({ id, name }: UnitName, index: number, place: Place): Edit =>
	edit('placeGear', name, (army) => edits.placeGear(army, id, index, place));

export const markGear = (
	{ id, name }: UnitName,
	index: number,
	mark: 'bow' | 'bayonet',
	set: boolean
): Edit => edit('markGear', name, (army) => edits.markGear(army, id, index, mark, set));

export const repair = ({ name }: UnitName, change: Repair): Edit =>
	edit('repair', name, (army) => applyRepair(army, change));

/** What was chosen to spend the points that are left. */
export const spendRest = (steps: readonly FillStep[], candidates: readonly Candidate[]): Edit =>
	edit('spendRest', '', (army) => applyFill(army, steps, candidates, edits.freeUnitId));

export const renameArmy = (name: string): Edit =>
	edit('renameArmy', name, (army: Army) => ({ ...army, name }));

export const setLimits = (limits: Limits): Edit =>
	edit('setLimits', '', (army) => edits.setLimits(army, limits));

export const setStock = (explosives: number): Edit =>
	edit('setStock', '', (army) => edits.setStock(army, Math.min(999, Math.max(0, explosives))));

export const setHeroDiscount = (heroDiscount: boolean): Edit =>
	edit('setHeroDiscount', '', (army) => ({ ...army, heroDiscount }));

/** The step is named by the switch; its words stand in the catalogues. */
export const setRuling = (ruling: RulingId, value: string): Edit =>
	edit('setRuling', ruling, (army) => ruleEdits.setRuling(army, ruling, value));

export const resetRulings = (): Edit => edit('resetRulings', '', ruleEdits.resetRulings);

export const setSupplement = (supplement: Supplement, played: boolean): Edit =>
	edit('setSupplement', supplement, (army) => ruleEdits.setSupplement(army, supplement, played));

export const removeHouseRules = ({ name = '' }: { name?: string | undefined }): Edit =>
	edit('removeHouseRules', name, ruleEdits.removeHouseRules);

/** The army as it was; the step is named by its time. */
export const restoreRevision = (state: Army, when: string): Edit =>
	edit('restoreRevision', when, ({ id }) => ({ ...state, id }));
