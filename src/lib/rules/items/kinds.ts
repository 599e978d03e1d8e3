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

/** How a gear item behaves, by its printed id. */
export type KindOf = (item: GearItem) => GearKind;

/** How a printed gear item behaves; a row of a pack behaves like its printed one (rules/packs). */
export const kindOf: KindOf = (item) => (isPrintedGear(item) ? GEAR[item] : UNKNOWN);

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
export const rankKind = (rank: Rank): RankKind =>
	isPrintedRank(rank) ? RANKS[rank] : UNKNOWN_RANK;

/** How a weapon of a creation behaves. */
export const weaponKind = (type: WeaponType): WeaponKind =>
	isPrintedWeapon(type) ? WEAPONS[type] : UNKNOWN_WEAPON;

export const GEAR_IDS = Object.keys(GEAR) as [PrintedGear, ...PrintedGear[]];
export const RANK_IDS = Object.keys(RANKS) as [PrintedRank, ...PrintedRank[]];
export const WEAPON_IDS = Object.keys(WEAPONS) as [PrintedWeapon, ...PrintedWeapon[]];

export const isPrintedGear = (item: string): item is PrintedGear => Object.hasOwn(GEAR, item);
export const isPrintedRank = (rank: string): rank is PrintedRank => Object.hasOwn(RANKS, rank);
export const isPrintedWeapon = (type: string): type is PrintedWeapon =>
	Object.hasOwn(WEAPONS, type);

/** How a gear item or a weapon of a creation behaves; nothing of bare hands and bolts. */
export function anyKind(item: string): Partial<GearKind & WeaponKind> {
	if (isPrintedGear(item)) return kindOf(item);
	return isPrintedWeapon(item) ? weaponKind(item) : {};
}
