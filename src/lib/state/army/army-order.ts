import { readSetting, writeSetting } from '$lib/browser/settings';
import type { Order } from '$lib/army/list/searching';

const ORDER = 'armyOrder';

/** The sort order that the user chose earlier. */
export function storedOrder(): string | null {
	return readSetting(ORDER);
}

export function storeOrder(order: Order): void {
	writeSetting(ORDER, order);
}
