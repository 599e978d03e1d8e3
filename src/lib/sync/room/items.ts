import { utf8, type Bytes } from './bytes';

/** What a device wants the others to have; the binding of a room knows the kinds. */
export type Item = Readonly<Record<string, unknown>> & { readonly kind: string };

/** The items in decrypted text; undefined if it holds none. What they say is not checked. */
export function itemsIn(text: Uint8Array): readonly Item[] | undefined {
	try {
		const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
		const isItem = (one: unknown): one is Item =>
			typeof one === 'object' && one !== null && 'kind' in one && typeof one.kind === 'string';
		return Array.isArray(parsed) && parsed.every(isItem) ? parsed : undefined;
	} catch {
		return undefined;
	}
}

/** Items as JSON, each in a line of its own, so that a reader has one of them in memory at a time. */
export function linesOf(items: readonly Item[]): Bytes {
	return utf8(items.map((item) => JSON.stringify(item)).join('\n'));
}

/** The items in such lines. */
export function* itemsInLines(lines: Uint8Array): Generator<Item> {
	if (lines.length === 0) return;
	// All at once, as each text that is decoded is work for the garbage collection.
	for (const line of new TextDecoder().decode(lines).split('\n')) yield JSON.parse(line) as Item;
}
