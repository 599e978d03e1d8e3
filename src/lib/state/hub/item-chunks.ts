import { groupsWithin } from '$lib/sync/room/groups';
import type { KeyedItem } from './binding';

/** Characters of items that go into one entry. */
const ENTRY_SIZE = 400_000;

/** Items in groups that fit into one entry each: `most` characters, one larger item, or one that goes alone. */
export function chunked(items: readonly KeyedItem[], most = ENTRY_SIZE): KeyedItem[][] {
	const sizeOf = ({ alone, item }: KeyedItem) => (alone ? Infinity : JSON.stringify(item).length);
	return groupsWithin(items, sizeOf, most);
}
