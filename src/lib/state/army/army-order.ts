import { readSetting, writeSetting } from '$lib/browser/settings';
import type { Order } from '$lib/army/list/searching';

const ORDER = 'armyOrder';

/** The sort order that the user chose earlier. */
export function storedOrder(): string | null {
	return readSetting(ORDER);
}

/** Whether the user chose a sort order other than the default. Cheap to ask before the search loads. */
export function hasCustomOrder(): boolean {
	return (storedOrder() ?? 'edited') !== 'edited';
}

export function storeOrder(order: Order): void {
	writeSetting(ORDER, order);
}
