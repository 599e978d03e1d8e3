import type { GearItem, PropulsionMode, WeaponType } from '$lib/rules/choices';
import { isPrintedWeapon } from '$lib/rules/items/kinds';
import { WEAPONS } from '$lib/rules/items/weapons';
import type { IconName } from '$lib/ui/icons/icon-name';
import { gearIcon } from '../gear/gear-icon';

const MODES: Record<PropulsionMode, IconName> = {
	ground: 'ground',
	water: 'water',
	underwater: 'underwater',
	air: 'air',
	special: 'special'
};

/** The icon of a built-in or held weapon. */
export function weaponIcon(item: GearItem | WeaponType): IconName {
	return isPrintedWeapon(item) ? WEAPONS[item].icon : gearIcon(item);
}

export function modeIcon(mode: PropulsionMode): IconName {
	return MODES[mode];
}
