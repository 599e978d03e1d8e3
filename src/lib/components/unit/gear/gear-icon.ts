import type { GearItem, WeaponType } from '$lib/rules/choices';
import { GEAR } from '$lib/rules/items/gear';
import { isPrintedGear } from '$lib/rules/items/kinds';
import type { IconName } from '$lib/ui/icons/icon-name';

/** The icon of an item, or of the most similar one. */
export const gearIcon = (item: GearItem | WeaponType): IconName =>
	isPrintedGear(item) ? GEAR[item].icon : 'improvised';
