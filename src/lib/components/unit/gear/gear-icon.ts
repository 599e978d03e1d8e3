import type { GearItem } from '$lib/rules/choices';
import { GEAR } from '$lib/rules/items/gear';
import type { IconName } from '$lib/ui/icons/icon-name';

/** The icon of an item, or of the most similar one. */
export const gearIcon = (item: GearItem): IconName => GEAR[item].icon;
