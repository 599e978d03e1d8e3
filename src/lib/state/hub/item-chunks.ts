import type { KeyedItem } from './binding';

/** Characters of items that go into one entry. */
const ENTRY_SIZE = 400_000;

/** Items in groups that fit into one entry each. */
export function chunked(items: readonly KeyedItem[]): KeyedItem[][] {
	const chunks: KeyedItem[][] = [];
	let size = Infinity;
	for (const keyed of items) {
		const length = JSON.stringify(keyed.item).length;
		if (size + length > ENTRY_SIZE) {
			chunks.push([]);
			size = 0;
		}
		size += length;
		chunks.at(-1)?.push(keyed);
	}
	return chunks;
}
