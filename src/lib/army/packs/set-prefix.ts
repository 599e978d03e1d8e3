import type { Unit } from '$lib/rules/choices';
import {
	PACK_TABLES,
	type Pack,
	type PackRestriction,
	type PackRow,
	type PackRows
} from '$lib/rules/packs/pack';
import { packEdit, type PackEdit } from './pack-edit';

/** Returns another id for that of a row of the pack, and every other id as it is. */
type IdOf = <Id extends string>(id: Id) => Id;

const mapped = <T>(
	map: Readonly<Record<string, T>>,
	keyOf: (key: string) => string,
	valueOf = (value: T): T => value
): Record<string, T> =>
	Object.fromEntries(Object.entries(map).map(([key, value]) => [keyOf(key), valueOf(value)]));

function unitWith(unit: Unit, idOf: IdOf): Unit {
	if (unit.kind === 'figure') return unit;
	const gear = unit.gear?.map((entry) => ({ ...entry, item: idOf(entry.item) }));
	const weaponMaster = unit.abilities?.weaponMaster?.map((entry) =>
		typeof entry === 'string' ? idOf(entry) : { ...entry, item: idOf(entry.item) }
	);
	const own = {
		...(gear && { gear }),
		...(weaponMaster && { abilities: { ...unit.abilities, weaponMaster } })
	};
	if (unit.kind === 'minifig') return { ...unit, ...own, rank: idOf(unit.rank) };
	const weapons = unit.weapons?.map((weapon) => ({ ...weapon, type: idOf(weapon.type) }));
	return { ...unit, ...own, ...(weapons && { weapons }) };
}

const restrictionWith = (one: PackRestriction, idOf: IdOf): PackRestriction => ({
	...one,
	row: idOf(one.row),
	...(one.ranks && { ranks: one.ranks.map(idOf) }),
	...(one.requires !== undefined && { requires: idOf(one.requires) }),
	...(one.excludes !== undefined && { excludes: idOf(one.excludes) })
});

function rowsWith(rows: PackRows, idOf: IdOf, ruleOf: (rule: string) => string): PackRows {
	const rowOf = (row: PackRow) => ({ ...row, rule: ruleOf(row.rule) });
	const tables = PACK_TABLES.flatMap((table) => {
		const own = rows[table];
		return own ? [[table, mapped(own, idOf, rowOf)] as const] : [];
	});
	return Object.fromEntries(tables);
}

function textsWith(
	{ pl, en }: NonNullable<Pack['texts']>,
	keyOf: (key: string) => string
): Pack['texts'] {
	return { ...(pl && { pl: mapped(pl, keyOf) }), ...(en && { en: mapped(en, keyOf) }) };
}

/** Gives a pack that no army uses yet another prefix, with which the ids of its rows and rules begin. */
export const setPrefix = (prefix: string): PackEdit =>
	packEdit('setPrefix', prefix, (pack) => {
		if (prefix === pack.prefix) return pack;
		const { rows, restrict, units, names, texts } = pack;
		const instead = (before: string, after: string) =>
			(<Id extends string>(id: Id) =>
				id.startsWith(before) ? after + id.slice(before.length) : id) as IdOf;
		const idOf = instead(`${pack.prefix}.`, `${prefix}.`);
		const ruleOf = instead(`${pack.prefix.toUpperCase()}-`, `${prefix.toUpperCase()}-`);
		return {
			...{ ...pack, prefix },
			...(rows && { rows: rowsWith(rows, idOf, ruleOf) }),
			...(restrict && { restrict: restrict.map((one) => restrictionWith(one, idOf)) }),
			...(units && { units: units.map((unit) => unitWith(unit, idOf)) }),
			...(names && { names: textsWith(names, idOf) }),
			...(texts && { texts: textsWith(texts, ruleOf) })
		};
	});
