import type { GearItem, QuickGearItem } from '$lib/rules/choices';
import { ICONS, type IconName } from '$lib/ui/icons';

/** The icons of gear classes. */
const QUICK: Record<QuickGearItem, IconName> = {
	handWeapon: 'shortHand',
	rangedWeapon: 'shortRanged',
	protection: 'shield',
	brick: 'improvised'
};

/** The icon of a gear item. */
export function gearIcon(item: GearItem): IconName {
	return item in ICONS ? (item as IconName) : QUICK[item as QuickGearItem];
}
