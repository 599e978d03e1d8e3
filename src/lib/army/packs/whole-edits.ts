import type { TableChange, Unit } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import { ownUnitOf } from '../own-unit';
import { packEdit, type PackEdit } from './pack-edit';

/** Renames the pack. */
export const renamePack = (name: string): PackEdit =>
	packEdit('setName', name, (pack) => ({ ...pack, name }));

/** Sets who made the pack, or its license; an empty text removes it. */
export const setFact = (field: 'author' | 'license', text: string): PackEdit =>
	packEdit(field === 'author' ? 'setAuthor' : 'setLicense', text, ({ [field]: _, ...pack }) => ({
		...pack,
		...(text !== '' && { [field]: text })
	}));

/** Whether two changes are of the same cell of a table. */
export const isSameCell = (one: TableChange, other: Omit<TableChange, 'value'>) =>
	one.table === other.table && one.row === other.row && one.field === other.field;

/** Changes a printed number; `name` is for the history. */
export const changePrinted = (name: string, change: TableChange): PackEdit =>
	packEdit('setChange', name, (pack) => {
		const changes = pack.changes ?? [];
		const place = changes.findIndex((one) => isSameCell(one, change));
		const at = place < 0 ? changes.length : place;
		return { ...pack, changes: changes.toSpliced(at, 1, change) };
	});

/** Leaves a number as it is printed. */
export const keepPrinted = (name: string, cell: Omit<TableChange, 'value'>): PackEdit =>
	packEdit('removeChange', name, ({ changes = [], ...pack }) => {
		const left = changes.filter((one) => !isSameCell(one, cell));
		return left.length > 0 ? { ...pack, changes: left } : pack;
	});

/** A unit by itself. Packs have no photos. */
function alone(unit: Unit, id: string): Unit {
	const { portrait, ...own } = ownUnitOf(unit);
	const drawn = portrait && 'figure' in portrait && { portrait };
	return { ...own, id, ...drawn };
}

/** Adds a unit of an army to the ready units. */
export const addReadyUnit = (unit: Unit): PackEdit =>
	packEdit('addUnit', unit.name, (pack) => {
		const units = pack.units ?? [];
		const taken = new Set(units.map(({ id }) => id));
		let number = units.length + 1;
		while (taken.has(`u${number}`)) number += 1;
		return { ...pack, units: [...units, alone(unit, `u${number}`)] };
	});

/** Removes a ready unit. */
export const removeReadyUnit = ({ id, name }: Pick<Unit, 'id' | 'name'>): PackEdit =>
	packEdit('removeUnit', name, ({ units = [], ...pack }) => {
		const left = units.filter((unit) => unit.id !== id);
		return left.length > 0 ? { ...pack, units: left } : pack;
	});

/** The pack as the edition after the one in use, if it is not so yet. */
export const asNextEdition = (pack: Pack, inUse: Pack | undefined): Pack =>
	inUse && pack.edition <= inUse.edition
		? { ...pack, edition: Math.min(9999, inUse.edition + 1) }
		: pack;
