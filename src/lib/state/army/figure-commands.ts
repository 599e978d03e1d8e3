import * as figures from '$lib/army/edits/figure-edits';
import { edit, type Edit, type UnitName } from '../document/edit';

export const setStature = ({ id, name }: UnitName, stature: figures.Stature): Edit =>
	edit('setStature', name, (army) => figures.setStature(army, id, stature));

export const setDice = ({ id, name }: UnitName, dice: number): Edit =>
	edit('setDice', name, (army) => figures.setDice(army, id, dice));

export const setTrait = ({ id, name }: UnitName, trait: figures.Trait, has: boolean): Edit =>
	edit('setTrait', name, (army) => figures.setTrait(army, id, trait, has));

export const setFigureWeapon = ({ id, name }: UnitName, weapon: figures.FigureWeapon): Edit =>
	edit('setFigureWeapon', name, (army) => figures.setFigureWeapon(army, id, weapon));

export const setFigureGear = (
	{ id, name }: UnitName,
	item: figures.FigureGear,
	has: boolean
): Edit => edit('setFigureGear', name, (army) => figures.setFigureGear(army, id, item, has));

export const setMounted = ({ id, name }: UnitName, mounted: boolean): Edit =>
	edit('setMounted', name, (army) => figures.setFigureSwitch(army, id, 'mounted', mounted));

export const setStoryProtection = ({ id, name }: UnitName, protection: boolean): Edit =>
	edit('setStoryProtection', name, (army) =>
		figures.setFigureSwitch(army, id, 'storyProtection', protection)
	);
