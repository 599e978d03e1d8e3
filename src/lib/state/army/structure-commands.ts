import * as houseRuleEdits from '$lib/army/edits/house-rule-edits';
import { setMount } from '$lib/army/edits/mount-edits';
import * as ranks from '$lib/army/edits/ranks';
import * as reserveEdits from '$lib/army/edits/reserve-edits';
import * as splitMerge from '$lib/army/edits/split-merge';
import * as squadEdits from '$lib/army/edits/squad-edits';
import type { Army, HouseRules, Squad, Unit } from '$lib/rules/choices';
import type { Edit, EditLabel } from '../document/edit';

function edit(key: EditLabel['key'], name: string, apply: Edit['apply']): Edit {
	return { label: { key, name }, apply };
}

type Named<T extends { id: string; name: string }> = Pick<T, 'id' | 'name'>;
type Change = NonNullable<HouseRules['changes']>[number];

export const formSquad = (name: string): Edit =>
	edit('formSquad', name, (army) => squadEdits.formSquad(army, name));

/** A squad of the figures of a unit that stand in none yet. */
export const formSquadOf = (name: string, { id }: Named<Unit>): Edit =>
	edit('formSquad', name, (army) => squadEdits.formSquadOf(army, name, id));

export const renameSquad = ({ id }: Named<Squad>, name: string): Edit =>
	edit('renameSquad', name, (army) => squadEdits.renameSquad(army, id, name));

export const disbandSquad = ({ id, name }: Named<Squad>): Edit =>
	edit('disbandSquad', name, (army) => squadEdits.disbandSquad(army, id));

export const moveSquad = ({ id, name }: Named<Squad>, by: 1 | -1): Edit =>
	edit('moveSquad', name, (army) => ranks.moveSquad(army, id, by));

export const enlist = (squad: Named<Squad>, { id, name }: Named<Unit>): Edit =>
	edit('setMember', name, (army) => squadEdits.enlist(army, squad.id, id));

/** So many figures of a unit in a squad; 0 take it out. */
export const setMember = (squad: Named<Squad>, { id, name }: Named<Unit>, count: number): Edit =>
	edit(count > 0 ? 'setMember' : 'leaveSquad', name, (army) =>
		squadEdits.setMember(army, squad.id, id, count)
	);

export const setBanner = ({ id, name }: Named<Squad>, bearer: string | undefined): Edit =>
	edit('setBanner', name, (army) => squadEdits.setBanner(army, id, bearer));

export const splitUnit = ({ id, name }: Named<Unit>, count: number): Edit =>
	edit('splitUnit', name, (army) => splitMerge.splitUnit(army, id, count));

export const mergeTwins = ({ id, name }: Named<Unit>): Edit =>
	edit('mergeUnits', name, (army) => splitMerge.mergeTwins(army, id));

/** Right before or after another unit of its list. */
export const moveBeside = ({ id, name }: Named<Unit>, other: string, side: ranks.Side): Edit =>
	edit('moveUnit', name, (army) => ranks.moveBeside(army, id, other, side));

export const mountUnit = ({ id, name }: Named<Unit>, mount: string | undefined): Edit =>
	edit(mount === undefined ? 'dismount' : 'mountUnit', name, (army) => setMount(army, id, mount));

export const intoReserve = ({ id, name }: Named<Unit>): Edit =>
	edit('intoReserve', name, (army) => reserveEdits.intoReserve(army, id));

export const outOfReserve = ({ id, name }: Named<Unit>): Edit =>
	edit('outOfReserve', name, (army) => reserveEdits.outOfReserve(army, id));

export const setCircleCasts = (level: number, count: number): Edit =>
	edit('setCircle', '', (army) => reserveEdits.setCircleCasts(army, level, count));

/** One area spell of a level more for the circle. */
export const addCircleCast = (level: number): Edit =>
	edit('setCircle', '', (army) =>
		reserveEdits.setCircleCasts(army, level, reserveEdits.circleCasts(army, level) + 1)
	);

export const addCircleShield = (level: number): Edit =>
	edit('setCircle', '', (army) => reserveEdits.addCircleShield(army, level));

export const removeCircleShield = (index: number): Edit =>
	edit('setCircle', '', (army) => reserveEdits.removeCircleShield(army, index));

export const setUnspent = (points: number): Edit =>
	edit('setUnspent', '', (army) => reserveEdits.setUnspent(army, points));

export const setNotes = (notes: string): Edit =>
	edit('setNotes', '', ({ notes: _, ...army }: Army) => (notes ? { ...army, notes } : army));

/** The step is named by what the change is of; its words stand in the catalogues. */
export const setHouseRule = (change: Change): Edit =>
	edit('setHouseRule', `${change.table}/${change.row}`, (army) =>
		houseRuleEdits.setHouseRule(army, change)
	);

export const removeHouseRule = (place: Omit<Change, 'value'>): Edit =>
	edit('removeHouseRule', `${place.table}/${place.row}`, (army) =>
		houseRuleEdits.removeHouseRule(army, place)
	);

export const nameHouseRules = (name: string): Edit =>
	edit('nameHouseRules', name, (army) => houseRuleEdits.nameHouseRules(army, name));
