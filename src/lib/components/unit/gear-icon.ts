import type { GearItem } from '$lib/rules/choices';
import { ICONS, type IconName } from '$lib/ui/icons';

/** The icon of a gear item; items of other rulebooks have the sign of what is wrong with them. */
export function gearIcon(item: GearItem): IconName {
	return item in ICONS ? (item as IconName) : 'warning';
}
