import { isSame } from '$lib/document/is-same';
import type { Army, RowId, Unit } from '$lib/rules/choices';
import { usedRows } from '$lib/rules/packs/check-packs';
import {
	rowsIn,
	type CarriedPack,
	type Pack,
	type PackRows,
	type PackTable
} from '$lib/rules/packs/pack';
import { packDigest } from './format/digest';

type Units = Pick<Army, 'units' | 'reserve'>;

function namesOf(pack: Pack, ids: readonly string[]): CarriedPack['names'] {
	const some = (names: Readonly<Record<string, string>> = {}) =>
		Object.fromEntries(
			ids.flatMap((id) => (Object.hasOwn(names, id) ? [[id, names[id] as string]] : []))
		);
	const [pl, en] = [some(pack.names?.pl), some(pack.names?.en)];
	const names = {
		...(Object.keys(pl).length > 0 && { pl }),
		...(Object.keys(en).length > 0 && { en })
	};
	return Object.keys(names).length > 0 ? names : undefined;
}

/** A pack as an army carries it, with some of its rows. */
function packWith(pack: Pack, used: ReturnType<typeof rowsIn>): CarriedPack {
	const rows: PackRows = {};
	for (const { table, id, row } of used) rows[table] = { ...rows[table], [id]: row };
	const { id, prefix, name, edition, changes, restrict } = pack;
	const names = namesOf(
		pack,
		used.map((row) => row.id)
	);
	return {
		id,
		prefix,
		name,
		edition,
		digest: packDigest(pack),
		...(changes?.length && { changes }),
		...(used.length > 0 && { rows }),
		...(restrict?.length && { restrict }),
		...(names && { names })
	};
}

/** What an army carries of a pack: the rows that its units use, all changes and restrictions. */
export const carriedPack = (pack: Pack, units: Units): CarriedPack =>
	packWith(pack, usedRows(units, pack));

/** An army of the ready units of a pack, to check them like any other. */
export function armyOfPack(pack: Pack): Army {
	const { id, name, extends: rulebook, units = [] } = pack;
	return {
		...({ format: 'brikmuster/army', version: 1, id, name, rulebook, units } as const),
		packs: [carriedPack(pack, { units })]
	};
}

/** The army under the known editions of its packs, and other packs whose rows it uses. */
export function underKnownPacks(army: Army, known: readonly Pack[]): Army {
	if (known.length === 0) return army;
	const fitting = known.filter((pack) => pack.extends === army.rulebook);
	const carried = army.packs ?? [];
	const packOf = ({ id }: CarriedPack) => fitting.find((pack) => pack.id === id);
	const replaced = carried.map((pack) => {
		const own = packOf(pack);
		return own ? carriedPack(own, army) : pack;
	});
	const added = fitting
		.filter(({ id }) => !carried.some((pack) => pack.id === id))
		.filter((pack) => usedRows(army, pack).length > 0)
		.map((pack) => carriedPack(pack, army));
	const packs = [...replaced, ...added];
	return packs.length > 0 ? { ...army, packs } : army;
}

/** Whether an army carries this edition of a pack: its rows, changes and restrictions are the pack's. */
export function isEditionOf(carried: CarriedPack, pack: Pack): boolean {
	if (carried.id !== pack.id || carried.edition !== pack.edition) return false;
	const { otherRows: other, hasOtherRules } = comparedWith(carried, pack);
	return other.length === 0 && !hasOtherRules;
}

const editionOf = (carried: CarriedPack, known: readonly Pack[]): Pack | undefined =>
	known.find((pack) => isEditionOf(carried, pack));

/** Whether an army carries an older edition of a pack, or other contents of the same one. */
export const isOutdated = (carried: CarriedPack, known: Pack): boolean =>
	carried.id === known.id && carried.edition <= known.edition && !isEditionOf(carried, known);

/** The army with the rows that its units use, where it carries the edition of a known pack. */
export function carryingUsedRows(army: Army, known: readonly Pack[]): Army {
	const { packs = [] } = army;
	const carried = packs.map((pack) => {
		const whole = editionOf(pack, known);
		const next = whole ? carriedPack(whole, army) : pack;
		return isSame(next, pack) ? pack : next;
	});
	return carried.some((pack, index) => pack !== packs[index]) ? { ...army, packs: carried } : army;
}

/** The army with all rows of its packs whose edition is known: what can be bought for it. */
export function withAllRows(army: Army, known: readonly Pack[]): Army {
	if (!army.packs?.length) return army;
	const packs = army.packs.map((carried) => {
		const whole = editionOf(carried, known);
		return whole ? packWith(whole, rowsIn(whole)) : carried;
	});
	return { ...army, packs };
}

/** The ids of rows that an army's packs withdraw: nobody can buy them. */
export const withdrawnRows = ({ packs = [] }: Pick<Army, 'packs'>): ReadonlySet<string> =>
	new Set(
		packs.flatMap(({ restrict = [] }) =>
			restrict.flatMap(({ row, withdrawn }) => (withdrawn ? [row] : []))
		)
	);

/** The ready units that an army's packs offer, where their edition is known. */
export const offeredUnits = (army: Army, known: readonly Pack[]): { pack: Pack; unit: Unit }[] =>
	(army.packs ?? []).flatMap((carried) => {
		const pack = editionOf(carried, known);
		return pack ? (pack.units ?? []).map((unit) => ({ pack, unit })) : [];
	});

/** A row of a pack on offer, with the printed row that it is like. */
export interface OfferedRow {
	readonly id: RowId;
	readonly like: string;
}

/** The rows of a table that an army's packs offer: all of a known edition, else those that the army carries. */
export function offeredRows(army: Army, known: readonly Pack[], table: PackTable): OfferedRow[] {
	const rows = new Map<RowId, OfferedRow>();
	for (const pack of army.packs ?? []) {
		for (const entry of rowsIn(editionOf(pack, known) ?? pack)) {
			const id = entry.id as RowId;
			if (entry.table === table && !rows.has(id)) rows.set(id, { id, like: entry.row.like });
		}
	}
	return [...rows.values()];
}

/** The ids of an army's rows that differ from the known edition of their pack, or are not in it. */
export const otherRows = (carried: CarriedPack, known: Pack): string[] =>
	rowsIn(carried)
		.filter(({ table, id, row }) => !isSame(row, known.rows?.[table]?.[id]))
		.map(({ id }) => id);

/** How the copy of a pack in an army compares with the known edition. */
export interface ComparedPack {
	/** As the army carries it, or as it is added because the army uses its rows. */
	readonly carried: CarriedPack;
	/** The known edition, which counts; undefined where the army's copy counts. */
	readonly known?: Pack | undefined;
	/** Ids of rows that differ, or are not in the known edition. */
	readonly otherRows: readonly string[];
	/** Whether changes or restrictions differ. */
	readonly hasOtherRules: boolean;
}

/** What differs in an army's copy of a pack from the known edition. */
export const comparedWith = (
	carried: CarriedPack,
	known: Pack
): Pick<ComparedPack, 'otherRows' | 'hasOtherRules'> => ({
	otherRows: otherRows(carried, known),
	hasOtherRules:
		!isSame(carried.changes ?? [], known.changes ?? []) ||
		!isSame(carried.restrict ?? [], known.restrict ?? [])
});

/** Each pack of an army, compared with the known edition. */
export function comparedPacks(army: Army, known: readonly Pack[]): ComparedPack[] {
	return (underKnownPacks(army, known).packs ?? []).map((counting) => {
		const carried = army.packs?.find(({ id }) => id === counting.id) ?? counting;
		const own = known.find(({ id, extends: book }) => id === carried.id && book === army.rulebook);
		if (!own) return { carried, otherRows: [], hasOtherRules: false };
		return { carried, known: own, ...comparedWith(carried, own) };
	});
}
