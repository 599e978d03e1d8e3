import { withoutBidiMarks } from '$lib/army/format/direction';

/** A made text, or several by their names. */
function withoutMarks(made: unknown): unknown {
	if (typeof made === 'string') return withoutBidiMarks(made);
	const entries = Object.entries(made as object);
	return Object.fromEntries(entries.map(([key, text]) => [key, withoutMarks(text)]));
}

/** Texts without direction marks, so that a name cannot reverse the text around it. */
export function straight<T>(texts: T): T {
	if (typeof texts === 'function') {
		const text = texts as unknown as (...given: unknown[]) => unknown;
		return ((...given: unknown[]) => withoutMarks(text(...given))) as T;
	}
	if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return texts;
	const entries = Object.entries(texts).map(([key, inner]) => [key, straight<unknown>(inner)]);
	return Object.fromEntries(entries) as T;
}
