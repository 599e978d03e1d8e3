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
