import fc from 'fast-check';
import { readPack } from '$lib/army/format/read-pack';
import { withoutBidiMarks } from '$lib/army/format/direction';
import type { Army, GearItem, Rank, RulebookId, Unit, WeaponType } from '$lib/rules/choices';
import { GEAR_LOOKS } from '$lib/rules/items/gear';
import {
	PACK_TABLES,
	rowsIn,
	type Pack,
	type PackRestriction,
	type PackRow,
	type PackTable
} from '$lib/rules/packs/pack';
import { rulebookOf } from '$lib/rules/registry';
import { anyHouseRules, anyValue } from './house-rules';
import { anyName as anyUnitName, oneOf, someOf, whole } from './values';

/** Unlike those of units, names of packs have no direction marks. */
const anyName = anyUnitName.filter((name) => withoutBidiMarks(name) === name);

const PREFIX = 'zzz';
/** An id that no row of another table has. */
const anyId = (table: PackTable) =>
	fc.stringMatching(/^[A-Za-z0-9]{1,6}$/).map((id) => `${PREFIX}.${table}${id}`);

type Entry = readonly [id: string, row: PackRow];

/** A row like a printed one, with any of its numbers changed. */
function anyRow(book: RulebookId, table: PackTable): fc.Arbitrary<Entry> | undefined {
	const printed = Object.entries(rulebookOf(book).tables[table] ?? {}).filter(
		([like]) => like !== 'hero'
	);
	const likes = printed.map(([like, fields]) => {
		const values = Object.entries(fields as Record<string, unknown>).flatMap(([field, old]) =>
			field === 'rule' || (typeof old !== 'number' && typeof old !== 'string')
				? []
				: [[field, anyValue(field, old)] as const]
		);
		return fc.record(
			{
				like: fc.constant(like),
				rule: whole(0, 99).map((at) => `ZZZ-ROW-${String(at).padStart(2, '0')}`),
				set: fc.record(Object.fromEntries(values), { requiredKeys: [] }),
				...(table === 'gear' && { look: fc.constantFrom(...GEAR_LOOKS) }),
				...(table !== 'ranks' && { era: oneOf('medieval', 'modern') })
			},
			{ requiredKeys: ['like', 'rule'] }
		) as fc.Arbitrary<PackRow>;
	});
	return likes.length > 0 ? fc.tuple(anyId(table), fc.oneof(...likes)) : undefined;
}

const anyRows = (book: RulebookId) =>
	fc.record(
		Object.fromEntries(
			PACK_TABLES.flatMap((table) => {
				const row = anyRow(book, table);
				return row ? [[table, someOf(row, 3).map((rows) => Object.fromEntries(rows))]] : [];
			})
		) as Record<PackTable, fc.Arbitrary<Record<string, PackRow>>>,
		{ requiredKeys: [] }
	);

const anyRestriction = (ids: readonly string[]): fc.Arbitrary<PackRestriction> => {
	const id = fc.constantFrom(...ids);
	return fc.record(
		{
			row: id,
			ranks: someOf(id, 2),
			requires: id,
			excludes: id,
			perUnit: whole(0, 999),
			perArmy: whole(0, 999),
			withdrawn: fc.boolean()
		},
		{ requiredKeys: ['row'] }
	);
};

/** Packs of a rulebook that the format accepts, with names that somebody may have written to do harm. */
export function anyPackOf(book: RulebookId): fc.Arbitrary<Pack> {
	const { tables } = rulebookOf(book);
	const printed = PACK_TABLES.flatMap((table) => Object.keys(tables[table] ?? {}));
	const parts = fc.record({ name: anyName, rows: anyRows(book), rules: anyHouseRules(book) });
	return parts
		.chain(({ name, rows, rules }) => {
			const ids = rowsIn({ rows }).map(({ id }) => id);
			const named = fc.record({ pl: anyNames(ids), en: anyNames(ids) }, { requiredKeys: [] });
			const known = [...ids, ...printed];
			const restrict = known.length > 0 ? someOf(anyRestriction(known), 3) : fc.constant([]);
			return fc.record({ restrict, names: named }).map((more) => ({
				...{ format: 'brikmuster/pack', version: 1, prefix: PREFIX, edition: 1 },
				...{ id: '5a0c1f0e-6d0a-4c57-9a52-2f2a7f1d0c22', extends: book },
				...{ name, rows, changes: rules.changes, ...more }
			}));
		})
		.map((pack) => {
			const reading = readPack(JSON.parse(JSON.stringify(pack)));
			if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
			return reading.pack;
		});
}

const anyNames = (ids: readonly string[]) =>
	fc.record(Object.fromEntries(ids.map((id) => [id, anyName])), { requiredKeys: [] });

/** The unit with rows of a pack in place of some of its items; `pick` chooses one, or none. */
function withRows(unit: Unit, pick: (table: PackTable) => string | undefined): Unit {
	if (unit.kind === 'figure') return unit;
	const gear = unit.gear?.map((entry) => ({
		...entry,
		item: (pick('gear') ?? entry.item) as GearItem
	}));
	if (unit.kind === 'minifig') {
		return { ...unit, rank: (pick('ranks') ?? unit.rank) as Rank, ...(gear && { gear }) };
	}
	const weapons = unit.weapons?.map((weapon) => ({
		...weapon,
		type: (pick('weapons') ?? weapon.type) as WeaponType
	}));
	return { ...unit, ...(gear && { gear }), ...(weapons && { weapons }) };
}

/** An army whose units use rows of a pack. */
export function usingRows(army: Army, pack: Pack, picks: readonly number[]): Army {
	const rows = rowsIn(pack);
	let at = 0;
	const pick = (table: PackTable) => {
		const own = rows.filter((row) => row.table === table);
		const chosen = picks[(at += 1) % picks.length] ?? 0;
		return own[chosen % (own.length + 1)]?.id;
	};
	return { ...army, units: army.units.map((unit) => withRows(unit, pick)) };
}
