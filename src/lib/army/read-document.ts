import type { Army } from '$lib/rules/choices';
import { problemOf } from './issues';
import type { Problem } from './problem';
import { checkReferences } from './references';
import { armySchema } from './schema';
import { FORMAT, migrate, VERSION } from './versions';

export type Reading =
	{ readonly ok: true; readonly army: Army } | { readonly ok: false; readonly problem: Problem };

export function refuse(problem: Problem): Reading {
	return { ok: false, problem };
}

/**
 * An army from a parsed document of any version: our own copy, checked to the last field. Its house rules
 * are not held against the tables of its rulebook yet: `readArmy` does.
 */
export function readDocument(document: unknown): Reading {
	if (typeof document !== 'object' || document === null) {
		return refuse({ code: 'notAnArmy', path: '' });
	}
	const { format, version } = document as { format?: unknown; version?: unknown };
	if (format !== FORMAT) return refuse({ code: 'notAnArmy', path: '' });
	if (typeof version === 'number' && version > VERSION) {
		return refuse({ code: 'newerVersion', path: '/version', version });
	}
	const parsed = armySchema.safeParse(migrate(document), { reportInput: true });
	if (!parsed.success) {
		const [first] = parsed.error.issues;
		return refuse(first ? problemOf(first) : { code: 'notAnArmy', path: '' });
	}
	const problem = checkReferences(parsed.data);
	return problem ? refuse(problem) : { ok: true, army: parsed.data };
}
