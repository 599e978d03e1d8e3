import type { Army } from '$lib/rules/choices';
import { problemOf } from './issues';
import { MOST } from './limits';
import type { Problem } from './problem';
import { checkReferences } from './references';
import { armySchema } from './schema';
import { FORMAT, migrate, VERSION } from './versions';

export type Reading =
	{ readonly ok: true; readonly army: Army } | { readonly ok: false; readonly problem: Problem };

/** Counted before validation: the schema would report each of them. */
function photosIn(document: object): number {
	const { photos } = document as { photos?: unknown };
	return typeof photos === 'object' && photos !== null ? Object.keys(photos).length : 0;
}

export function refuse(problem: Problem): Reading {
	return { ok: false, problem };
}

/** Validates an army's fields, but not yet its references. */
export function readFields(document: unknown): Reading {
	if (typeof document !== 'object' || document === null) {
		return refuse({ code: 'notAnArmy', path: '' });
	}
	const { format, version } = document as { format?: unknown; version?: unknown };
	if (format !== FORMAT) return refuse({ code: 'notAnArmy', path: '' });
	if (Number.isSafeInteger(version) && (version as number) > VERSION) {
		return refuse({ code: 'newerVersion', path: '/version', version: version as number });
	}
	if (photosIn(document) > MOST.photos) {
		return refuse({ code: 'tooMany', path: '/photos', maximum: MOST.photos });
	}
	const parsed = armySchema.safeParse(migrate(document), { reportInput: true });
	if (!parsed.success) {
		const [first] = parsed.error.issues;
		return refuse(first ? problemOf(first) : { code: 'notAnArmy', path: '' });
	}
	return { ok: true, army: parsed.data };
}

/**
 * Reads an army from a parsed document of any version into a new, completely validated object. House rules are not
 * checked against the rulebook's tables yet: `readArmy` does that.
 */
export function readDocument(document: unknown): Reading {
	const reading = readFields(document);
	const problem = reading.ok ? checkReferences(reading.army) : undefined;
	return problem ? refuse(problem) : reading;
}
