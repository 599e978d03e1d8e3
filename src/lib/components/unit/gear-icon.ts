import type { GearItem, QuickWarsGearItem } from '$lib/rules/choices';
import { ICONS, type IconName } from '$lib/ui/icons';

/** QuickWars has one class of each: they look like what they most resemble. */
const QUICK: Record<QuickWarsGearItem, IconName> = {
	handWeapon: 'shortHand',
	rangedWeapon: 'shortRanged',
	protection: 'shield',
	brick: 'improvised'
};

/** The icon of a gear item. */
export function gearIcon(item: GearItem): IconName {
	return item in ICONS ? (item as IconName) : QUICK[item as QuickWarsGearItem];
}
