import type { GearItem, PropulsionMode, WeaponType } from '$lib/rules/choices';
import type { IconName } from '$lib/ui/icons/icon-name';
import { gearIcon } from '../gear/gear-icon';

const BUILT: Record<WeaponType, IconName> = {
	closeCombat: 'claws',
	ram: 'ram',
	gun: 'emplacement',
	launcher: 'launcher',
	rocket: 'rocket',
	heavyWeapon: 'emplacement'
};

const MODES: Record<PropulsionMode, IconName> = {
	ground: 'ground',
	water: 'water',
	underwater: 'underwater',
	air: 'air',
	special: 'special'
};

/** The icon of a built-in or held weapon. */
export function weaponIcon(item: GearItem | WeaponType): IconName {
	return item in BUILT ? BUILT[item as WeaponType] : gearIcon(item as GearItem);
}

export function modeIcon(mode: PropulsionMode): IconName {
	return MODES[mode];
}
