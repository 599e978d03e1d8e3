import { assess, isLegal } from '$lib/rules/assessment/assess';
import { FIRST_WEAPON } from '$lib/rules/items/gear';
import type { Army, GearItem, Rank, Unit, WeaponType } from '$lib/rules/choices';
import { rowsIn, type Pack, type PackTable } from '$lib/rules/packs/pack';
import { rulebookOf } from '$lib/rules/registry';
import { carriedPack } from '../carried-packs';
import { addWeapon } from '../edits/creation-edits';
import { addGear } from '../edits/edits';
import { newArmy } from '../new-army';
import { limitOf } from './row-edits';

const SAMPLE = '00000000-0000-4000-8000-000000000001';
const LARGEST = 12;

/** The tables of a rulebook that a pack can extend. */
export const tablesOf = ({ extends: book }: Pick<Pack, 'extends'>): PackTable[] => {
	const { tables } = rulebookOf(book);
	return (['gear', 'ranks', 'weapons'] as const).filter((table) => tables[table]);
};

/** An army of one unit under a pack; `edits` are what the unit gets. */
function armyWith(pack: Pack, unit: Unit, edits: readonly ReturnType<typeof addGear>[]): Army {
	const { name, extends: book } = pack;
	const empty = { ...newArmy(SAMPLE, name, { profile: 'free' }, book), units: [unit] };
	const army = edits.reduce((made, { apply }) => apply(made), empty);
	return { ...army, packs: [carriedPack(pack, army)] };
}

/** A minifig that carries a row and the gear that it needs beside it; a rank carries a first weapon. */
function minifigWith(pack: Pack, id: string, name: string, table: 'gear' | 'ranks'): Army {
	const rowOf = (item: string) => rowsIn(pack).find((entry) => entry.id === item)?.row.like ?? item;
	const { ranks, requires } = limitOf(pack, id);
	const [first = 'mercenary'] = rulebookOf(pack.extends).assortment.ranks;
	const rank = (table === 'ranks' ? id : (ranks?.[0] ?? first)) as Rank;
	const { tables } = rulebookOf(pack.extends);
	const needed = [
		table === 'gear' ? id : FIRST_WEAPON,
		...(requires === undefined ? [] : [requires])
	];
	const gear = needed.filter((item) => Object.hasOwn(tables.gear ?? {}, rowOf(item)));
	const unit: Unit = { kind: 'minifig', id: 'u1', name, rank };
	const edits = gear.map((item) =>
		addGear(unit, item as GearItem, 'hand', rowOf(item) as GearItem)
	);
	return armyWith(pack, unit, edits);
}

/** A unit that carries a row of a pack, alone in an army: what its card, odds and bill show. */
export function sampleArmy(pack: Pack, table: PackTable, id: string, name: string): Army {
	if (table !== 'weapons') return minifigWith(pack, id, name, table);
	const like = pack.rows?.weapons?.[id]?.like as WeaponType;
	const [form = 'vehicle'] = rulebookOf(pack.extends).assortment.forms;
	const ofSize = (size: number) => {
		const unit: Unit = { kind: 'creation', id: 'u1', name, form, size };
		return armyWith(pack, unit, [addWeapon(unit, id as WeaponType, like)]);
	};
	const all = Array.from({ length: LARGEST }, (_, at) => ofSize(at + 1));
	return all.find((army) => isLegal(assess(army))) ?? ofSize(LARGEST);
}
