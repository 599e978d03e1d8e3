import * as creations from '$lib/army/edits/creation-edits';
import type { Brain, Form, Propulsion, PropulsionMode, WeaponType } from '$lib/rules/choices';
import { edit, type Edit, type UnitName } from '../document/edit';

export const setForm = ({ id, name }: UnitName, form: Form): Edit =>
	edit('setForm', name, (army) => creations.setForm(army, id, form));

export const setSize = ({ id, name }: UnitName, size: number): Edit =>
	edit('setSize', name, (army) => creations.setSize(army, id, size));

export const setMeasured = ({ id, name }: UnitName, measured: number, size: number): Edit =>
	edit('setSize', name, (army) => creations.setMeasured(army, id, measured, size));

export const forgetMeasured = ({ id, name }: UnitName): Edit =>
	edit('forgetMeasured', name, (army) => creations.forgetMeasured(army, id));

export const setStructureLevel = ({ id, name }: UnitName, level: number): Edit =>
	edit('setStructure', name, (army) => creations.setStructureLevel(army, id, level));

export const setCritterArmor = ({ id, name }: UnitName, points: number): Edit =>
	edit('setCritterArmor', name, (army) => creations.setCritterArmor(army, id, points));

export const setBarding = ({ id, name }: UnitName, barding: boolean): Edit =>
	edit('setBarding', name, (army) => creations.setBarding(army, id, barding));

export const addPropulsion = (
	{ id, name }: UnitName,
	mode: PropulsionMode,
	amount: Pick<Propulsion, 'speed' | 'modules'>
): Edit => edit('addPropulsion', name, (army) => creations.addPropulsion(army, id, mode, amount));

export const changePropulsion = (
	{ id, name }: UnitName,
	index: number,
	change: Partial<Propulsion>
): Edit =>
	edit('changePropulsion', name, (army) => creations.changePropulsion(army, id, index, change));

export const removePropulsion = ({ id, name }: UnitName, index: number): Edit =>
	edit('removePropulsion', name, (army) => creations.removePropulsion(army, id, index));

export const addWeapon = ({ id, name }: UnitName, type: WeaponType): Edit =>
	edit('addWeapon', name, (army) => creations.addWeapon(army, id, type));

export const changeWeapon = (
	{ id, name }: UnitName,
	index: number,
	change: creations.WeaponChange
): Edit => edit('changeWeapon', name, (army) => creations.changeWeapon(army, id, index, change));

export const removeWeapon = ({ id, name }: UnitName, index: number): Edit =>
	edit('removeWeapon', name, (army) => creations.removeWeapon(army, id, index));

export const setBrain = ({ id, name }: UnitName, type: Brain['type'] | undefined): Edit =>
	edit('setBrain', name, (army) => creations.setBrain(army, id, type));

export const setLimitation = ({ id, name }: UnitName, limitation: creations.Limitation): Edit =>
	edit('setLimitation', name, (army) => creations.setLimitation(army, id, limitation));

export const setOrder = ({ id, name }: UnitName, index: number, order: string): Edit =>
	edit('setOrder', name, (army) => creations.setOrder(army, id, index, order));
