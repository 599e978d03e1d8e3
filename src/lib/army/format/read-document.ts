import type { Army } from '$lib/rules/choices';
import { problemOf } from './issues';
import { MOST } from './limits';
import type { Problem } from './problem';
import { checkReferences } from './references';
import { armySchema } from './schema';
import { FORMAT, migrate, VERSION } from './versions';

export type Reading =
	{ readonly ok: true; readonly army: Army } | { readonly ok: false; readonly problem: Problem };

/** Counted before anything is made of them: a schema would complain of each. */
function photosIn(document: object): number {
	const { photos } = document as { photos?: unknown };
	return typeof photos === 'object' && photos !== null ? Object.keys(photos).length : 0;
}

export function refuse(problem: Problem): Reading {
	return { ok: false, problem };
}

/** An army field by field; whether what it names is there is not looked at yet. */
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
 * An army from a parsed document of any version: our own copy, checked to the last field. Its house rules
 * are not held against the tables of its rulebook yet: `readArmy` does.
 */
export function readDocument(document: unknown): Reading {
	const reading = readFields(document);
	const problem = reading.ok ? checkReferences(reading.army) : undefined;
	return problem ? refuse(problem) : reading;
}
