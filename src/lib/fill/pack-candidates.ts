import type { Army, GearItem, Rank, RowId, WeaponType } from '$lib/rules/choices';
import { rowsIn, type PackTable } from '$lib/rules/packs/pack';
import type { Candidate } from './steps';

/** Something that can be recruited with the row of a pack. */
interface Swap {
	readonly table: PackTable;
	readonly id: string;
	readonly like: string;
}

/** A unit with the row of a pack in place of the printed one; undefined if it has no such. */
function swapped(unit: Candidate, { table, id, like }: Swap): Candidate | undefined {
	if (unit.kind === 'figure') return undefined;
	if (table === 'ranks') {
		return unit.kind === 'minifig' && unit.rank === like
			? { ...unit, rank: id as Rank }
			: undefined;
	}
	if (table === 'weapons') {
		if (unit.kind !== 'creation' || !unit.weapons?.some(({ type }) => type === like))
			return undefined;
		const weapons = unit.weapons.map((weapon) =>
			weapon.type === like ? { ...weapon, type: id as WeaponType } : weapon
		);
		return { ...unit, weapons };
	}
	if (!unit.gear?.some(({ item }) => item === like)) return undefined;
	const gear = unit.gear.map((entry) =>
		entry.item === like ? { ...entry, item: id as GearItem } : entry
	);
	return { ...unit, gear };
}

/** The rank that may have a row, if only some may. */
function rankFor({ packs = [] }: Army, id: string): Rank | undefined {
	const restricted = packs.flatMap(({ restrict = [] }) => restrict);
	return restricted.find(({ row, ranks }) => row === id && ranks?.length)?.ranks?.[0] as
		Rank | undefined;
}

/**
 * For each row that an army's packs have: the first of the printed candidates that has the row's printed one, with the
 * row in its place. Where only some ranks may have the row, it has one of them.
 */
export function packCandidates(
	army: Army,
	candidates: readonly Candidate[],
	nameOf: (unit: Candidate, row: RowId, table: PackTable) => string
): Candidate[] {
	return (army.packs ?? []).flatMap((pack) =>
		rowsIn(pack).flatMap(({ table, id, row: { like } }) => {
			const base = candidates.find((unit) => swapped(unit, { table, id, like }));
			const unit = base && swapped(base, { table, id, like });
			if (!base || !unit) return [];
			const rank = rankFor(army, id);
			const allowed = rank && unit.kind === 'minifig' ? { ...unit, rank } : unit;
			return [{ ...allowed, name: nameOf(base, id as RowId, table) }];
		})
	);
}
