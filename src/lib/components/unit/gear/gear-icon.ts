import type { GearItem, QuickGearItem } from '$lib/rules/choices';
import type { IconName } from '$lib/ui/icons/icon-name';

/** Icons of gear classes: the most similar single item. */
const QUICK: Record<QuickGearItem, IconName> = {
	handWeapon: 'shortHand',
	rangedWeapon: 'shortRanged',
	protection: 'shield',
	brick: 'improvised'
};

const isQuick = (item: GearItem): item is QuickGearItem => item in QUICK;

export function gearIcon(item: GearItem): IconName {
	return isQuick(item) ? QUICK[item] : item;
}
