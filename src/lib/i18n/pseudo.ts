/** Puts marks around every text, so that tests find text that is not from a catalogue. */
export function marked<T>(messages: T): T {
	if (typeof messages === 'string') return `⟦${messages}⟧` as T;
	if (typeof messages === 'function') {
		const text = messages as unknown as (...given: unknown[]) => unknown;
		return ((...given: unknown[]) => marked(text(...given))) as T;
	}
	if (typeof messages !== 'object' || messages === null) return messages;
	const entries = Object.entries(messages).map(([key, inner]) => [key, marked<unknown>(inner)]);
	return Object.fromEntries(entries) as T;
}
