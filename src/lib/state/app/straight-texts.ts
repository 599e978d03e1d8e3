import { withoutBidiMarks } from '$lib/army/format/direction';

/** Texts without direction marks, so that a name cannot reverse the text around it. */
export function straight<T>(texts: T): T {
	if (typeof texts === 'function') {
		const text = texts as unknown as (...given: unknown[]) => string;
		return ((...given: unknown[]) => withoutBidiMarks(text(...given))) as T;
	}
	if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return texts;
	const entries = Object.entries(texts).map(([key, inner]) => [key, straight<unknown>(inner)]);
	return Object.fromEntries(entries) as T;
}
