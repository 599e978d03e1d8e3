import type { Army } from '$lib/rules/choices';
import { usedRows } from '$lib/rules/packs/check-packs';
import { rowsIn, type CarriedPack, type Pack, type PackRows } from '$lib/rules/packs/pack';
import { packDigest, rowDigest } from './format/digest';

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

/** What an army carries of a pack: the rows that its units use, all changes and restrictions. */
export function carriedPack(pack: Pack, units: Units): CarriedPack {
	const used = usedRows(units, pack);
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

/** The army under the known editions of its packs, and other packs whose rows it uses. */
export function underKnownPacks(army: Army, known: readonly Pack[]): Army {
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

/** The ids of an army's rows that differ from the known edition of their pack, or are not in it. */
export function otherRows(carried: CarriedPack, known: Pack): string[] {
	const digests = new Map(
		rowsIn(known).map(({ table, id, row }) => [id, rowDigest(table, id, row)])
	);
	return rowsIn(carried)
		.filter(({ table, id, row }) => digests.get(id) !== rowDigest(table, id, row))
		.map(({ id }) => id);
}
