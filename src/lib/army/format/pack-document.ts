import { rowsIn, type Pack } from '$lib/rules/packs/pack';
import { problemOf } from './issues';
import { packSchema } from './pack-schema';
import type { Problem } from './problem';

export const PACK_FORMAT = 'brikmuster/pack';
const VERSION = 1;
/** Bytes of a pack file, and its rows in all tables. */
export const MAXIMUM_PACK = 256_000;
const MOST_ROWS = 200;

/** Why a document is no pack. */
export type PackProblem = Problem | { readonly code: 'notAPack'; readonly path: '' };

export type PackReading =
	| { readonly ok: true; readonly pack: Pack }
	| { readonly ok: false; readonly problem: PackProblem };

/** Whether a document says that it is a pack, valid or not. */
export const isPackDocument = (document: unknown): boolean =>
	((document ?? {}) as { format?: unknown }).format === PACK_FORMAT;

/** Whether a pack has more rows than a pack may have. */
export const rowsProblem = (pack: Pack): Problem | undefined =>
	rowsIn(pack).length > MOST_ROWS
		? { code: 'tooMany', path: '/rows', maximum: MOST_ROWS }
		: undefined;

/** Reads a pack without its rulebook: whether its rows fit the printed ones is checked by `readPack`. */
export function readPackDocument(document: unknown): PackReading {
	const refuse = (problem: PackProblem): PackReading => ({ ok: false, problem });
	const { version } = (document ?? {}) as { version?: unknown };
	if (!isPackDocument(document)) return refuse({ code: 'notAPack', path: '' });
	if (Number.isSafeInteger(version) && (version as number) > VERSION)
		return refuse({ code: 'newerVersion', path: '/version', version: version as number });
	const parsed = packSchema.safeParse(document, { reportInput: true });
	if (!parsed.success) {
		const [first] = parsed.error.issues;
		return refuse(first ? problemOf(first) : { code: 'notAPack', path: '' });
	}
	const problem = rowsProblem(parsed.data);
	return problem ? refuse(problem) : { ok: true, pack: parsed.data };
}
