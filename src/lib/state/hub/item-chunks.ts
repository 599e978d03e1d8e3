import type { KeyedItem } from './binding';

/** Characters of items that go into one entry. */
const ENTRY_SIZE = 400_000;

/** Items in groups that fit into one entry each: `most` characters, one larger item, or one that goes alone. */
export function chunked(items: readonly KeyedItem[], most = ENTRY_SIZE): KeyedItem[][] {
	const chunks: KeyedItem[][] = [];
	let size = Infinity;
	for (const keyed of items) {
		const length = JSON.stringify(keyed.item).length;
		if (keyed.alone || size + length > most) {
			chunks.push([]);
			size = 0;
		}
		size += keyed.alone ? Infinity : length;
		chunks.at(-1)?.push(keyed);
	}
	return chunks;
}
