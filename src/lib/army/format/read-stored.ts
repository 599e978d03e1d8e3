import { VISIBLE } from './visible';
import { readArmy, type Reading } from './read';

/** Replaces a name that older versions accepted. */
const PLACEHOLDER_NAME = '?';

/** A copy of a document with placeholders in place of some texts. */
export function withPlaceholders(
	value: unknown,
	isBad: (key: string, text: string) => boolean
): unknown {
	if (Array.isArray(value)) return value.map((one) => withPlaceholders(one, isBad));
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => {
		const bad = typeof inner === 'string' && isBad(key, inner);
		return [key, bad ? PLACEHOLDER_NAME : withPlaceholders(inner, isBad)];
	});
	return Object.fromEntries(entries) as object;
}

/** A copy of a document in which every name has a visible character. */
const withVisibleNames = (document: unknown) =>
	withPlaceholders(document, (key, text) => key === 'name' && !VISIBLE.test(text));

/**
 * Reads a stored document. Names without a visible character are refused in new files only: stored ones read as
 * “?”, and the stored document stays unchanged.
 */
export function readStored<R extends { ok: boolean; problem?: { code: string } }>(
	read: (document: unknown) => R,
	document: unknown
): R {
	const reading = read(document);
	return reading.problem?.code === 'invisible' ? read(withVisibleNames(document)) : reading;
}

/** Reads a stored army and validates it completely. */
export function readStoredArmy(document: unknown): Reading {
	return readStored(readArmy, document);
}
