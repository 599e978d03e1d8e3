import { VISIBLE } from './visible';
import { readArmy, type Reading } from './read';

/** In place of a name without a visible sign, which older versions took. */
const NAMELESS = '?';

/** A copy of a document in which every name can be seen. */
function withVisibleNames(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withVisibleNames);
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).map(([key, inner]) => {
		const hidden = key === 'name' && typeof inner === 'string' && !VISIBLE.test(inner);
		return [key, hidden ? NAMELESS : withVisibleNames(inner)];
	});
	return Object.fromEntries(entries) as object;
}

/**
 * What a reader makes of a document that is stored already. Names that look empty are refused in new files
 * only: here they read as “?”, and the stored document stays as it is.
 */
export function readKept<R extends { ok: boolean; problem?: { code: string } }>(
	read: (document: unknown) => R,
	document: unknown
): R {
	const reading = read(document);
	return reading.problem?.code === 'invisible' ? read(withVisibleNames(document)) : reading;
}

/** A stored army, checked to the last field. */
export function readKeptArmy(document: unknown): Reading {
	return readKept(readArmy, document);
}
