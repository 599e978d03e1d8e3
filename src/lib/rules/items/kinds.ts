import type { Gear, GearItem, Rank, WeaponType } from '../choices';
import { GEAR, type GearKind } from './gear';
import { RANKS, type RankKind } from './ranks';
import { WEAPONS, type WeaponKind } from './weapons';

/** How a gear item behaves. */
export const kindOf = (item: GearItem): GearKind => GEAR[item];

/** Whether an item is a weapon of the class for two hands; a long gun is none (A10-6). */
export const isTwoHanded = (item: GearItem): boolean => {
	const { melee, grip } = kindOf(item);
	return melee === true && grip === 'bothHands';
};

/** Whether an entry is marked as a bayonet; the flag means nothing on another item. */
export const isBayonet = ({ item, bayonet }: Pick<Gear, 'item' | 'bayonet'>): boolean =>
	bayonet === true && kindOf(item).mark === 'bayonet';

/** What a rank means. */
export const rankKind = (rank: Rank): RankKind => RANKS[rank];

/** How a weapon of a creation behaves. */
export const weaponKind = (type: WeaponType): WeaponKind => WEAPONS[type];

export const GEAR_IDS = Object.keys(GEAR) as [GearItem, ...GearItem[]];
export const RANK_IDS = Object.keys(RANKS) as [Rank, ...Rank[]];
export const WEAPON_IDS = Object.keys(WEAPONS) as [WeaponType, ...WeaponType[]];

export const isGearItem = (item: string): item is GearItem => Object.hasOwn(GEAR, item);
export const isWeaponType = (item: string): item is WeaponType => Object.hasOwn(WEAPONS, item);

/** How a gear item or a weapon of a creation behaves; nothing of bare hands and bolts. */
export function anyKind(item: string): Partial<GearKind & WeaponKind> {
	if (isGearItem(item)) return kindOf(item);
	return isWeaponType(item) ? weaponKind(item) : {};
}
