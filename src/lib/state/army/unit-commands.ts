import * as minds from '$lib/army/edits/mind-edits';
import * as minifigs from '$lib/army/edits/minifig-edits';
import * as pieces from '$lib/army/edits/pieces';
import type { Mastery, Rank } from '$lib/rules/choices';
import { edit, type Edit, type UnitName } from '../document/edit';

export const setRank = ({ id, name }: UnitName, rank: Rank): Edit =>
	edit('setRank', name, (army) => minifigs.setRank(army, id, rank));

export const setCliche = ({ id, name }: UnitName, cliche: string): Edit =>
	edit('setCliche', name, (army) => minifigs.setCliche(army, id, cliche));

export const setNotes = ({ id, name }: UnitName, notes: string): Edit =>
	edit('setNotes', name, (army) => minifigs.setNotes(army, id, notes));

export const setHands = ({ id, name }: UnitName, hands: number): Edit =>
	edit('setHands', name, (army) => minds.setHands(army, id, hands));

export const nameGear = ({ id, name }: UnitName, index: number, called: string): Edit =>
	edit('nameGear', name, (army) => minds.nameGear(army, id, index, called));

export const setTraining = (
	{ id, name }: UnitName,
	training: minds.Training,
	points: number
): Edit => edit('setAbility', name, (army) => minds.setTraining(army, id, training, points));

export const setTalent = ({ id, name }: UnitName, talent: minds.Talent, has: boolean): Edit =>
	edit('setAbility', name, (army) => minds.setTalent(army, id, talent, has));

export const addMastery = ({ id, name }: UnitName, mastery: Mastery): Edit =>
	edit('addMastery', name, (army) => minds.addMastery(army, id, mastery));

export const nameMastery = ({ id, name }: UnitName, index: number, called: string): Edit =>
	edit('nameMastery', name, (army) => minds.nameMastery(army, id, index, called));

export const removeMastery = ({ id, name }: UnitName, index: number): Edit =>
	edit('removeMastery', name, (army) => minds.removeMastery(army, id, index));

export const setMagicLevel = ({ id, name }: UnitName, level: number): Edit =>
	edit('setMagic', name, (army) => minds.setMagicLevel(army, id, level));

export const setMagicShield = ({ id, name }: UnitName, level: number): Edit =>
	edit('setMagicShield', name, (army) => minds.setMagicShield(army, id, level));

export const setRitual = ({ id, name }: UnitName, ritual: minds.Ritual, has: boolean): Edit =>
	edit('setRitual', name, (army) => minds.setRitual(army, id, ritual, has));

/** The step is named by what the pieces are. */
function keyOf(place: pieces.PiecesPlace) {
	return typeof place === 'object' ? 'setPayload' : place;
}

export const addPiece = ({ id, name }: UnitName, place: pieces.PiecesPlace, level: number): Edit =>
	edit(keyOf(place), name, (army) => pieces.addPiece(army, id, place, level));

export const setPieceCount = (
	{ id, name }: UnitName,
	place: pieces.PiecesPlace,
	index: number,
	count: number
): Edit => edit(keyOf(place), name, (army) => pieces.setPieceCount(army, id, place, index, count));
