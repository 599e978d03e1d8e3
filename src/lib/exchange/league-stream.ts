import * as z from 'zod/mini';
import { problemOf } from '$lib/army/format/issues';
import type { Problem } from '$lib/army/format/problem';
import { dataUrlOf, photoOfUrl } from '$lib/army/photos/jpeg';
import type { Digest } from '$lib/league/entries/entry';
import { digest, name, uuid } from '$lib/league/fields';
import { LEAGUE_FORMAT } from '$lib/league/league-file';
import { copySchema } from './players-copy';
import { checkEntry, type EntryProblem, type SignedEntry } from './league-entry';
import { MAXIMUM_ENTRY, MAXIMUM_LEAGUE, MAXIMUM_LEAGUE_STREAM } from './limits';
import { linesOf, type Line } from './lines';
import { openDocument, type JsonProblem } from './untrusted-json';

type Bytes = Uint8Array<ArrayBuffer>;

/** The version of a league file; version 1 was one document and is no longer read. */
export const LEAGUE_STREAM_VERSION = 2;

const headSchema = z.strictObject({
	format: z.literal(LEAGUE_FORMAT),
	version: z.literal(LEAGUE_STREAM_VERSION),
	founding: digest,
	/** For people: which league this is before its entries are read. */
	id: uuid,
	name,
	copy: z.optional(copySchema)
});
export type LeagueHead = Omit<z.infer<typeof headSchema>, 'format' | 'version'>;

/** What a league file contains after its head. */
export type LeaguePart =
	| { readonly kind: 'entry'; readonly digest: Digest; readonly signed: SignedEntry }
	| { readonly kind: 'photo'; readonly digest: Digest; readonly jpeg: Bytes };

/** Why a line or a file cannot be read. */
export type LeagueStreamProblem =
	| JsonProblem
	| EntryProblem
	| { readonly code: 'lineTooLong' | 'streamTooLong'; readonly path: ''; readonly limit: number }
	| { readonly code: 'notALeague'; readonly path: '' }
	/** A file of version 1, which is no longer read. */
	| { readonly code: 'oldLeague'; readonly path: '/version' }
	/** The end is missing: some entries may be missing too. */
	| { readonly code: 'cutOff'; readonly path: '' };

export type LeagueItem =
	| { readonly kind: 'head'; readonly head: LeagueHead }
	| LeaguePart
	/** A damaged line; reading continues after it. */
	| { readonly kind: 'bad'; readonly problem: LeagueStreamProblem; readonly line: number }
	/** The file is unreadable or incomplete; this is the last item. */
	| { readonly kind: 'problem'; readonly problem: LeagueStreamProblem; readonly line: number };

export interface LeagueReadingOptions {
	/** Entries that were checked before. */
	readonly verified?: { has(digest: Digest): boolean };
	/** Called with the number of bytes read. */
	readonly progress?: (bytes: number) => void;
}

/** A file with more damaged lines is no league; listing them all would fill the memory. */
export const MAX_BAD_LINES = 10_000;
/** The most bytes of a head. */
const MAX_HEAD_BYTES = 10_000;
const LIMITS = { line: MAXIMUM_LEAGUE + 1000, stream: MAXIMUM_LEAGUE_STREAM };

function line(value: object): string {
	return `${JSON.stringify(value)}\n`;
}

function lineOf(part: LeaguePart): string {
	if (part.kind === 'entry') return line(part.signed);
	return line({ photo: part.digest, url: dataUrlOf(part.jpeg) });
}

const sizeOf = (text: string) => new TextEncoder().encode(text).length;
/** The most bytes of the last line. */
const END = 30;

export interface LeagueWritingOptions {
	/** The most bytes of the file. */
	readonly most?: number;
	/** Called for each photo that does not fit into the file. */
	readonly leftOut?: () => void;
}

/**
 * Yields the text of a league file: its head, its parts, and the end with their count. Photos that would make it larger
 * than a file may be are left out; throws a `RangeError` if entries do.
 */
export async function* writeLeagueStream(
	{ founding, id, name, copy }: LeagueHead,
	parts: AsyncIterable<LeaguePart> | Iterable<LeaguePart>,
	{ most = MAXIMUM_LEAGUE_STREAM, leftOut }: LeagueWritingOptions = {}
): AsyncGenerator<string> {
	const about = { founding, id, name, ...(copy && { copy }) };
	const head = line({ format: LEAGUE_FORMAT, version: LEAGUE_STREAM_VERSION, ...about });
	yield head;
	let [written, bytes] = [0, sizeOf(head) + END];
	for await (const part of parts) {
		const text = lineOf(part);
		const size = sizeOf(text);
		const fits = bytes + size <= most;
		if (!fits && part.kind !== 'photo') throw new RangeError('The league is too large for a file');
		if (!fits) {
			leftOut?.();
			continue;
		}
		yield text;
		written += 1;
		bytes += size;
	}
	yield line({ end: written });
}

type Opened =
	| {
			readonly ok: true;
			readonly document: Readonly<Record<string, unknown>>;
			readonly bytes: number;
	  }
	| { readonly ok: false; readonly problem: LeagueStreamProblem };

function openLine(read: Line): Opened {
	if (!read.ok) {
		const limit = read.reason === 'lineTooLong' ? LIMITS.line : LIMITS.stream;
		return { ok: false, problem: { code: read.reason, path: '', limit } };
	}
	const opening = openDocument(read.bytes, LIMITS.line);
	if (!opening.ok) return opening;
	const { document } = opening;
	return typeof document === 'object' && document !== null
		? { ok: true, document: { ...document }, bytes: read.bytes.length }
		: { ok: false, problem: { code: 'malformed', path: '' } };
}

/** Returns the head in the first line of a version-2 file, or why there is none. */
function headOf(read: Line): LeagueHead | LeagueStreamProblem {
	const notALeague = { code: 'notALeague', path: '' } as const;
	if (!read.ok || read.bytes.length > MAX_HEAD_BYTES) return notALeague;
	const opening = openLine(read);
	if (!opening.ok || opening.document.format !== LEAGUE_FORMAT) return notALeague;
	const { version } = opening.document;
	if (Number.isSafeInteger(version) && (version as number) > LEAGUE_STREAM_VERSION) {
		return { code: 'newerVersion', path: '/version', version: version as number };
	}
	const parsed = headSchema.safeParse(opening.document, { reportInput: true });
	if (parsed.success) {
		const { founding, id, name, copy } = parsed.data;
		return { founding, id, name, ...(copy && { copy }) };
	}
	const [issue] = parsed.error.issues;
	return issue ? problemOf(issue) : notALeague;
}

/** Whether the first bytes of a file are those of a league as a stream, of this version or a newer one. */
export function isLeagueStream(start: Uint8Array): boolean {
	const end = start.indexOf(10);
	const head = end < 0 ? undefined : headOf({ ok: true, bytes: start.subarray(0, end) });
	return head !== undefined && (!('code' in head) || head.code === 'newerVersion');
}

/** How a league file of version 1 begins: one JSON document, with or without line breaks. */
const OLD_LEAGUE = /^\s*\{\s*"format"\s*:\s*"brikmuster\/league"\s*,\s*"version"\s*:\s*1\s*,/;
const OLD_LINES = 3;

/** The problem of a file that does not begin with a head: it may be a league of version 1. */
async function problemOfStart(
	first: Line,
	lines: AsyncIterator<Line>,
	problem: LeagueStreamProblem
): Promise<LeagueStreamProblem> {
	let start = '';
	for (let [number, read] = [1, first]; read.ok; number += 1) {
		start += new TextDecoder().decode(read.bytes.subarray(0, MAX_HEAD_BYTES));
		const next = number < OLD_LINES ? await lines.next() : { done: true as const };
		if (next.done) break;
		read = next.value;
	}
	return OLD_LEAGUE.test(start) ? { code: 'oldLeague', path: '/version' } : problem;
}

type PartReading =
	| { readonly ok: true; readonly part: LeaguePart }
	| { readonly ok: false; readonly problem: LeagueStreamProblem };

function photoPart({ photo, url, ...rest }: Readonly<Record<string, unknown>>): PartReading {
	const malformed: Problem = { code: 'malformed', path: '/photo' };
	if (typeof photo !== 'string' || typeof url !== 'string' || Object.keys(rest).length > 0) {
		return { ok: false, problem: malformed };
	}
	const jpeg = photoOfUrl(photo, url);
	return jpeg
		? { ok: true, part: { kind: 'photo', digest: photo, jpeg } }
		: { ok: false, problem: malformed };
}

async function partOf(
	{ document, bytes }: Extract<Opened, { ok: true }>,
	founding: Digest,
	verified: LeagueReadingOptions['verified']
): Promise<PartReading> {
	if ('photo' in document) return photoPart(document);
	if (bytes > MAXIMUM_ENTRY) {
		return { ok: false, problem: { code: 'tooManyBytes', path: '', bytes, limit: MAXIMUM_ENTRY } };
	}
	const check = await checkEntry(document, verified);
	if (!check.ok) return check;
	const { digest, signed } = check;
	// Kept with this league, it would be missing in its own.
	if ((signed.entry.league ?? digest) !== founding) {
		return { ok: false, problem: { code: 'otherLeague', path: '/entry/league' } };
	}
	return { ok: true, part: { kind: 'entry', digest, signed } };
}

async function* counted(
	chunks: AsyncIterable<Uint8Array>,
	progress: LeagueReadingOptions['progress']
): AsyncGenerator<Uint8Array> {
	let bytes = 0;
	for await (const chunk of chunks) {
		yield chunk;
		bytes += chunk.length;
		progress?.(bytes);
	}
}

/**
 * Yields the parts of a league file of version 2 while its bytes arrive, each one checked. A damaged line is
 * reported and skipped; a file that is no league or is incomplete ends with a problem.
 */
export async function* readLeagueStream(
	chunks: AsyncIterable<Uint8Array>,
	{ verified, progress }: LeagueReadingOptions = {}
): AsyncGenerator<LeagueItem> {
	let number = 0;
	let [ended, bad, founding] = [false, 0, ''];
	const lines = linesOf(counted(chunks, progress), LIMITS);
	for await (const read of lines) {
		number += 1;
		const stop = (problem: LeagueStreamProblem): LeagueItem => ({
			kind: 'problem',
			problem,
			line: number
		});
		if (number === 1) {
			const head = headOf(read);
			if ('code' in head) return yield stop(await problemOfStart(read, lines, head));
			founding = head.founding;
			yield { kind: 'head', head };
			continue;
		}
		if (ended) return yield stop({ code: 'cutOff', path: '' });
		const opening = openLine(read);
		if (!opening.ok && opening.problem.code === 'streamTooLong') return yield stop(opening.problem);
		if (opening.ok && 'end' in opening.document) {
			ended = opening.document.end === number - 2;
			if (!ended) return yield stop({ code: 'cutOff', path: '' });
			continue;
		}
		const reading = opening.ok ? await partOf(opening, founding, verified) : opening;
		if (reading.ok) yield reading.part;
		else if (bad < MAX_BAD_LINES) {
			bad += 1;
			yield { kind: 'bad', problem: reading.problem, line: number };
		} else return yield stop({ code: 'notALeague', path: '' });
	}
	if (number === 0) yield { kind: 'problem', problem: { code: 'notALeague', path: '' }, line: 1 };
	else if (!ended) yield { kind: 'problem', problem: { code: 'cutOff', path: '' }, line: number };
}

/** Lines that begin like this are no photos. */
const ENTRY_LINE = new TextEncoder().encode('{"entry"');

const beginsWith = (bytes: Uint8Array, start: Uint8Array) =>
	start.every((byte, place) => bytes[place] === byte);

/** Yields only the photos of a league file, so that no more than one is in memory. */
export async function* leaguePhotosIn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Bytes> {
	for await (const read of linesOf(chunks, LIMITS)) {
		if (!read.ok || beginsWith(read.bytes, ENTRY_LINE)) continue;
		const opening = openLine(read);
		if (!opening.ok || !('photo' in opening.document)) continue;
		const reading = photoPart(opening.document);
		if (reading.ok && reading.part.kind === 'photo') yield reading.part.jpeg;
	}
}
