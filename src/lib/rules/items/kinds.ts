import type {
	Gear,
	GearItem,
	PrintedGear,
	PrintedRank,
	PrintedWeapon,
	Rank,
	WeaponType
} from '../choices';
import { GEAR, type GearKind } from './gear';
import { RANKS, type RankKind } from './ranks';
import { WEAPONS, type WeaponKind } from './weapons';

/** How a row behaves that nobody knows: it is there, and does nothing. */
const UNKNOWN: GearKind = { carried: 'hand', icon: 'improvised' };
const UNKNOWN_RANK: RankKind = { icon: 'mercenary', color: 'blue' };
const UNKNOWN_WEAPON: WeaponKind = { icon: 'emplacement', inHand: 'shortHand' };

/** Looked up for every entry of an army: in a map, many different ids cost no more than one. */
const gearKinds: ReadonlyMap<string, GearKind> = new Map(Object.entries(GEAR));
const rankKinds: ReadonlyMap<string, RankKind> = new Map(Object.entries(RANKS));
const weaponKinds: ReadonlyMap<string, WeaponKind> = new Map(Object.entries(WEAPONS));

/** How a gear item behaves, by its printed id. */
export type KindOf = (item: GearItem) => GearKind;

/** How a printed gear item behaves; a row of a pack behaves like its printed one (rules/packs). */
export const kindOf: KindOf = (item) => gearKinds.get(item) ?? UNKNOWN;

/** Whether an item is a weapon of the class for two hands; a long gun is none (A10-6). */
export const isTwoHanded = (item: GearItem, kinds = kindOf): boolean => {
	const { melee, grip } = kinds(item);
	return melee === true && grip === 'bothHands';
};

/** Whether an entry is marked as a bayonet; the flag means nothing on another item. */
export const isBayonet = (
	{ item, bayonet }: Pick<Gear, 'item' | 'bayonet'>,
	kinds = kindOf
): boolean => bayonet === true && kinds(item).mark === 'bayonet';

/** What a rank means. */
export const rankKind = (rank: Rank): RankKind => rankKinds.get(rank) ?? UNKNOWN_RANK;

/** How a weapon of a creation behaves. */
export const weaponKind = (type: WeaponType): WeaponKind => weaponKinds.get(type) ?? UNKNOWN_WEAPON;

export const GEAR_IDS = Object.keys(GEAR) as [PrintedGear, ...PrintedGear[]];
export const RANK_IDS = Object.keys(RANKS) as [PrintedRank, ...PrintedRank[]];
export const WEAPON_IDS = Object.keys(WEAPONS) as [PrintedWeapon, ...PrintedWeapon[]];

export const isPrintedGear = (item: string): item is PrintedGear => gearKinds.has(item);
export const isPrintedRank = (rank: string): rank is PrintedRank => rankKinds.has(rank);
export const isPrintedWeapon = (type: string): type is PrintedWeapon => weaponKinds.has(type);

/** How a gear item or a weapon of a creation behaves; nothing of bare hands and bolts. */
export function anyKind(item: string): Partial<GearKind & WeaponKind> {
	if (isPrintedGear(item)) return kindOf(item);
	return isPrintedWeapon(item) ? weaponKind(item) : {};
}
