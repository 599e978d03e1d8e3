import { readSetting, writeSetting } from '$lib/browser/settings';
import type { Order } from '$lib/army/list/searching';

const ORDER = 'armyOrder';

/** The order of the list of armies that was chosen. */
export function keptOrder(): string | null {
	return readSetting(ORDER);
}

/** Whether it is another one than that in which the armies come: known before they can be put into it. */
export function ordersItself(): boolean {
	return (keptOrder() ?? 'edited') !== 'edited';
}

export function keepOrder(order: Order): void {
	writeSetting(ORDER, order);
}
