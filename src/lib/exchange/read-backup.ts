import { documentDigest } from '$lib/army/format/digest';
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
import { digestOfLine } from './backup-digest';
import type { EntryProblem } from './league-entry';
import { openDocument, type JsonProblem } from './untrusted-json';
import { MAXIMUM_WITH_PHOTOS } from './limits';
import { linesOf, type Line } from './lines';

/** Bytes of a record around its document. */
const ENVELOPE_BYTES = 1000;

/** Why a backup cannot be read; `line` (from 1) is where the problem is. */
export type BackupProblem =
	| JsonProblem
	| Problem
	| EntryProblem
	| { readonly code: 'noBackup'; readonly path: '' }
	| { readonly code: 'newerBackup'; readonly path: ''; readonly version: number }
	| { readonly code: 'lineTooLong' | 'streamTooLong'; readonly path: ''; readonly limit: number }
	| { readonly code: 'cutOff'; readonly path: '' }
	/** It is not what was written: its digest differs. */
	| { readonly code: 'altered'; readonly path: '' };

export type BackupItem =
	| { readonly kind: 'head'; readonly head: BackupHead }
	| { readonly kind: 'record'; readonly record: BackupRecord; readonly line: number }
	/** A damaged record; reading continues after it. */
	| { readonly kind: 'bad'; readonly problem: BackupProblem; readonly line: number }
	/** The backup is unreadable or incomplete; this is the last item. */
	| { readonly kind: 'problem'; readonly problem: BackupProblem; readonly line: number };

/** The most bytes of a head; anything longer is not a backup. */
const MAX_HEAD_BYTES = 10_000;

/** The first version whose records have digests. */
const FIRST_WITH_DIGESTS = 7;

const LIMITS = { line: MAXIMUM_WITH_PHOTOS + ENVELOPE_BYTES, stream: MAXIMUM_BACKUP };

function tooLong({ reason }: Extract<Line, { ok: false }>): BackupProblem {
	const limit = reason === 'lineTooLong' ? LIMITS.line : LIMITS.stream;
	return { code: reason, path: '', limit };
}

type LineOpening =
	| { readonly ok: true; readonly document: unknown }
	| { readonly ok: false; readonly problem: BackupProblem };

/** Parses a line; a JSON error names its line in the whole file. */
function openLine(line: Line, number: number): LineOpening {
	if (!line.ok) return { ok: false, problem: tooLong(line) };
	if (number === 1 && line.bytes.length > MAX_HEAD_BYTES) {
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

interface BackupEnd {
	readonly record: 'end';
	readonly records: number;
	readonly all?: string;
}

type AnyReading =
	| { readonly ok: true; readonly record: BackupRecord | BackupEnd }
	| { readonly ok: false; readonly problem: BackupProblem };

/** Validates a parsed line as a record of a version. */
function recordOf(document: unknown, version: BackupHead['version']): AnyReading {
	const parsed = recordSchemas[version].safeParse(document, { reportInput: true });
	if (parsed.success) return { ok: true, record: parsed.data };
	const [issue] = parsed.error.issues;
	return { ok: false, problem: issue ? problemOf(issue) : { code: 'malformed', path: '' } };
}

/** Parses one record of the current version, to check that it can be read back. */
export function readRecord(bytes: Uint8Array): AnyReading {
	const opening = openLine({ ok: true, bytes }, 2);
	return opening.ok ? recordOf(opening.document, BACKUP_VERSION) : opening;
}

/** Parses the head in the first line of a file. */
function openHead(line: Line): BackupHead | BackupProblem {
	const opening = openLine(line, 1);
	return opening.ok ? headOf(opening.document) : { code: 'noBackup', path: '' };
}

/** Whether the first bytes of a file are those of a backup of any version. */
export function isBackup(start: Uint8Array): boolean {
	const end = start.indexOf(10);
	const head = end < 0 ? undefined : openHead({ ok: true, bytes: start.subarray(0, end) });
	return head !== undefined && (!('code' in head) || head.code !== 'noBackup');
}

const ALTERED = { code: 'altered', path: '' } as const;

/** Reads a line behind the head; since version 7 with the digest that it states. */
function readLine(
	line: Line,
	number: number,
	version: BackupHead['version']
): AnyReading & { readonly digest?: string } {
	const opening = openLine(line, number);
	if (!opening.ok) return opening;
	if (version < FIRST_WITH_DIGESTS || !line.ok) return recordOf(opening.document, version);
	const stated = digestOfLine(line.bytes);
	if (!stated?.isRight) return { ok: false, problem: ALTERED };
	const { lineDigest: _, ...record } = opening.document as Record<string, unknown>;
	return { ...recordOf(record, version), digest: stated.digest };
}

/**
 * Yields a backup's head and records while its bytes arrive. A damaged record is reported and
 * skipped; a file that is no backup or is incomplete ends with a problem. Armies are not validated
 * yet.
 */
export async function* readBackup(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<BackupItem> {
	let number = 0;
	let ended = false;
	let version: BackupHead['version'] = BACKUP_VERSION;
	const digests: string[] = [];
	let isDamaged = false;
	/** In a file that ends within a line, that line's problem is more specific than "cut off". */
	let last: BackupProblem = { code: 'cutOff', path: '' };
	for await (const line of linesOf(chunks, LIMITS)) {
		number += 1;
		const stop = (problem: BackupProblem) => ({ kind: 'problem', problem, line: number }) as const;
		if (number === 1) {
			const head = openHead(line);
			if ('code' in head) return yield stop(head);
			({ version } = head);
			digests.push(documentDigest(head));
			yield { kind: 'head', head };
			continue;
		}
		if (!line.ok && line.reason === 'streamTooLong') return yield stop(tooLong(line));
		if (ended) return yield stop({ code: 'cutOff', path: '' });
		const reading = readLine(line, number, version);
		last = { code: 'cutOff', path: '' };
		if (!reading.ok) {
			isDamaged = true;
			yield { kind: 'bad', problem: reading.problem, line: number };
			if (reading.problem.code === 'notJson') last = reading.problem;
		} else if (reading.record.record !== 'end') {
			digests.push(reading.digest ?? '');
			yield { kind: 'record', record: reading.record, line: number };
		} else if (reading.record.records === number - 2) {
			ended = true;
			const { all } = reading.record;
			const isAltered = all !== undefined && !isDamaged && all !== documentDigest(digests);
			if (isAltered) yield { kind: 'bad', problem: ALTERED, line: number };
		} else return yield stop({ code: 'cutOff', path: '' });
	}
	if (number === 0) yield { kind: 'problem', problem: { code: 'noBackup', path: '' }, line: 1 };
	else if (!ended) yield { kind: 'problem', problem: last, line: number };
}
