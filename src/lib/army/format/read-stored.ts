import { VISIBLE } from './visible';
import { readArmy, type Reading } from './read';

/** Replaces a name without a visible character, which older versions accepted. */
const PLACEHOLDER_NAME = '?';

/** A copy of a document in which every name has a visible character. */
function withVisibleNames(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withVisibleNames);
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).map(([key, inner]) => {
		const hidden = key === 'name' && typeof inner === 'string' && !VISIBLE.test(inner);
		return [key, hidden ? PLACEHOLDER_NAME : withVisibleNames(inner)];
	});
	return Object.fromEntries(entries) as object;
}

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
