import { problemOf } from '$lib/army/format/issues';
import type { Problem } from '$lib/army/format/problem';
import {
	BACKUP_FORMAT,
	BACKUP_VERSION,
	headSchema,
	MAXIMUM_BACKUP,
	recordSchemas,
	type BackupHead,
	type BackupRecord
} from './backup';
import { openDocument, type JsonProblem } from './untrusted-json';
import { MAXIMUM_WITH_PHOTOS } from './limits';
import { linesOf, type Line } from './lines';

/** What a record has around its document. */
const ENVELOPE = 1000;

/** Why a backup cannot be read, and the line (from 1) where that shows. */
export type BackupProblem =
	| JsonProblem
	| Problem
	| { readonly code: 'noBackup'; readonly path: '' }
	| { readonly code: 'newerBackup'; readonly path: ''; readonly version: number }
	| { readonly code: 'lineTooLong' | 'streamTooLong'; readonly path: ''; readonly limit: number }
	| { readonly code: 'cutOff'; readonly path: '' };

export type BackupItem =
	| { readonly kind: 'head'; readonly head: BackupHead }
	| { readonly kind: 'record'; readonly record: BackupRecord; readonly line: number }
	/** A line that is no record, or a record that is damaged; those after it are read. */
	| { readonly kind: 'bad'; readonly problem: BackupProblem; readonly line: number }
	/** Why the backup is none, or not whole; nothing comes after it. */
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

type AnyReading =
	| { readonly ok: true; readonly record: BackupRecord | { record: 'end'; records: number } }
	| { readonly ok: false; readonly problem: BackupProblem };

/** The record of a parsed line, in the terms of a version. */
function recordOf(document: unknown, version: BackupHead['version']): AnyReading {
	const parsed = recordSchemas[version].safeParse(document, { reportInput: true });
	if (parsed.success) return { ok: true, record: parsed.data };
	const [issue] = parsed.error.issues;
	return { ok: false, problem: issue ? problemOf(issue) : { code: 'malformed', path: '' } };
}

/** The record in the bytes of a line of our own version: how one that is to be written would be read. */
export function readRecord(bytes: Uint8Array): AnyReading {
	const opening = openLine({ ok: true, bytes }, 2);
	return opening.ok ? recordOf(opening.document, BACKUP_VERSION) : opening;
}

/** The head in the first line of a file. */
function openHead(line: Line): BackupHead | BackupProblem {
	const opening = openLine(line, 1);
	return opening.ok ? headOf(opening.document) : { code: 'noBackup', path: '' };
}

/**
 * A backup's head and records, one after another, as its bytes come in. A damaged record is told and left
 * out; a file that is no backup or is not whole ends with a problem. Armies in it are still to be read.
 */
export async function* readBackup(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<BackupItem> {
	let number = 0;
	let ended = false;
	let version: BackupHead['version'] = BACKUP_VERSION;
	/** Where a file ends within a line, that line tells more than that it was cut off. */
	let last: BackupProblem = { code: 'cutOff', path: '' };
	for await (const line of linesOf(chunks, LIMITS)) {
		number += 1;
		const stop = (problem: BackupProblem) => ({ kind: 'problem', problem, line: number }) as const;
		if (number === 1) {
			const head = openHead(line);
			if ('code' in head) return yield stop(head);
			({ version } = head);
			yield { kind: 'head', head };
			continue;
		}
		if (!line.ok && line.reason === 'streamTooLong') return yield stop(tooLong(line));
		if (ended) return yield stop({ code: 'cutOff', path: '' });
		const opening = openLine(line, number);
		const reading = opening.ok ? recordOf(opening.document, version) : opening;
		last = { code: 'cutOff', path: '' };
		if (!reading.ok) {
			yield { kind: 'bad', problem: reading.problem, line: number };
			if (reading.problem.code === 'notJson') last = reading.problem;
		} else if (reading.record.record !== 'end') {
			yield { kind: 'record', record: reading.record, line: number };
		} else if (reading.record.records === number - 2) ended = true;
		else return yield stop({ code: 'cutOff', path: '' });
	}
	if (number === 0) yield { kind: 'problem', problem: { code: 'noBackup', path: '' }, line: 1 };
	else if (!ended) yield { kind: 'problem', problem: last, line: number };
}
