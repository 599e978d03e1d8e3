import type { GearItem, QuickGearItem } from '$lib/rules/choices';
import { ICONS, type IconName } from '$lib/ui/icons';

/** Icons of gear classes: the most similar single item. */
const QUICK: Record<QuickGearItem, IconName> = {
	handWeapon: 'shortHand',
	rangedWeapon: 'shortRanged',
	protection: 'shield',
	brick: 'improvised'
};

export function gearIcon(item: GearItem): IconName {
	return item in ICONS ? (item as IconName) : QUICK[item as QuickGearItem];
}
