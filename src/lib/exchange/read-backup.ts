import { problemOf } from '$lib/army/issues';
import type { Problem } from '$lib/army/problem';
import {
	BACKUP_FORMAT,
	BACKUP_VERSION,
	headSchema,
	MAXIMUM_BACKUP,
	recordSchemas,
	type BackupHead,
	type BackupRecord
} from './backup';
import { openDocument, type DoorProblem } from './door';
import { MAXIMUM_WITH_PHOTOS } from './limits';
import { linesOf, type Line } from './lines';

/** What a record has around its document. */
const ENVELOPE = 1000;

/** Why a backup cannot be read, and the line (from 1) where that shows. */
export type BackupProblem =
	| DoorProblem
	| Problem
	| { readonly code: 'noBackup'; readonly path: '' }
	| { readonly code: 'newerBackup'; readonly path: ''; readonly version: number }
	| { readonly code: 'lineTooLong' | 'streamTooLong'; readonly path: ''; readonly limit: number }
	| { readonly code: 'cutOff'; readonly path: '' };

export type BackupItem =
	| { readonly kind: 'head'; readonly head: BackupHead }
	| { readonly kind: 'record'; readonly record: BackupRecord; readonly line: number }
	| { readonly kind: 'problem'; readonly problem: BackupProblem; readonly line: number };

/** Bytes that a head may have: what is longer is no backup, and need not be looked into. */
const LONGEST_HEAD = 10_000;

const LIMITS = { line: MAXIMUM_WITH_PHOTOS + ENVELOPE, stream: MAXIMUM_BACKUP };

function tooLong({ reason }: Extract<Line, { ok: false }>): BackupProblem {
	const limit = reason === 'lineTooLong' ? LIMITS.line : LIMITS.stream;
	return { code: reason, path: '', limit };
}

type LineOpening =
	| { readonly ok: true; readonly document: unknown }
	| { readonly ok: false; readonly problem: BackupProblem };

/** The document of a line; what is no JSON names its line in the whole file. */
function openLine(line: Line, number: number): LineOpening {
	if (!line.ok) return { ok: false, problem: tooLong(line) };
	if (number === 1 && line.bytes.length > LONGEST_HEAD) {
		return { ok: false, problem: { code: 'noBackup', path: '' } };
	}
	const opening = openDocument(line.bytes, LIMITS.line);
	return opening.ok || opening.problem.code !== 'notJson'
		? opening
		: { ok: false, problem: { ...opening.problem, line: number } };
}

function headOf(document: unknown): BackupHead | BackupProblem {
	const { format, version } = (document ?? {}) as { format?: unknown; version?: unknown };
	if (format !== BACKUP_FORMAT) return { code: 'noBackup', path: '' };
	if (typeof version === 'number' && version > BACKUP_VERSION) {
		return { code: 'newerBackup', path: '', version };
	}
	const parsed = headSchema.safeParse(document, { reportInput: true });
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	return issue ? problemOf(issue) : { code: 'noBackup', path: '' };
}

/**
 * A backup's head and records, one after another, as its bytes come in. It ends with the first problem: a
 * file that is broken somewhere is not half taken. Armies in it are still to be read (`readArmy`).
 */
export async function* readBackup(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<BackupItem> {
	let number = 0;
	let ended = false;
	let version: BackupHead['version'] = BACKUP_VERSION;
	for await (const line of linesOf(chunks, LIMITS)) {
		number += 1;
		const stop = (problem: BackupProblem) => ({ kind: 'problem', problem, line: number }) as const;
		const opening = openLine(line, number);
		if (!opening.ok)
			return yield stop(number === 1 ? { code: 'noBackup', path: '' } : opening.problem);
		if (number === 1) {
			const head = headOf(opening.document);
			if ('code' in head) return yield stop(head);
			({ version } = head);
			yield { kind: 'head', head };
			continue;
		}
		const parsed = recordSchemas[version].safeParse(opening.document, { reportInput: true });
		if (!parsed.success) {
			const [issue] = parsed.error.issues;
			return yield stop(issue ? problemOf(issue) : { code: 'malformed', path: '' });
		}
		const record = parsed.data;
		if (record.record !== 'end') {
			if (ended) return yield stop({ code: 'cutOff', path: '' });
			yield { kind: 'record', record, line: number };
		} else if (ended || record.records !== number - 2)
			return yield stop({ code: 'cutOff', path: '' });
		else ended = true;
	}
	if (number === 0) yield { kind: 'problem', problem: { code: 'noBackup', path: '' }, line: 1 };
	else if (!ended) yield { kind: 'problem', problem: { code: 'cutOff', path: '' }, line: number };
}
