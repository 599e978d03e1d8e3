import * as z from 'zod/mini';
import { problemOf } from '$lib/army/format/issues';
import type { Problem } from '$lib/army/format/problem';
import { LEAGUE_MOST } from './limits';
import { verdictSchema, type VerdictFile } from './verdict-file';

export const VERDICTS_FORMAT = 'brikmuster/verdicts';
const VERDICTS_VERSION = 1;
/** Answers of one file. */
export const MOST_ANSWERS = LEAGUE_MOST.entries;
/** The largest file of answers, in bytes. */
const MAXIMUM_VERDICTS = 20_000_000;

const verdictsSchema = z.strictObject({
	format: z.literal(VERDICTS_FORMAT),
	version: z.literal(VERDICTS_VERSION),
	verdicts: z.array(verdictSchema).check(z.maxLength(MOST_ANSWERS))
});

/** Referees’ answers to several players as one file of up to `limit` bytes, the latest decisions first. */
export function verdictsText(
	answers: readonly VerdictFile[],
	limit = MAXIMUM_VERDICTS
): { readonly text: string; readonly count: number } {
	const encoder = new TextEncoder();
	const open = `{"format":"${VERDICTS_FORMAT}","version":${VERDICTS_VERSION},"verdicts":[`;
	const close = ']}\n';
	const written: string[] = [];
	let bytes = open.length + close.length;
	const latest = answers.toSorted((a, b) => (a.decidedOn > b.decidedOn ? -1 : 1));
	for (const answer of latest.slice(0, MOST_ANSWERS)) {
		const text = JSON.stringify(answer);
		bytes += encoder.encode(text).length + 1;
		if (bytes > limit) break;
		written.push(text);
	}
	return { text: `${open}${written.join(',')}${close}`, count: written.length };
}

type VerdictsReading =
	| { readonly ok: true; readonly verdicts: readonly VerdictFile[] }
	| { readonly ok: false; readonly problem: Problem | { code: 'notAVerdict'; path: '' } };

/** Reads and validates several answers from a parsed document. One that is invalid makes the file invalid. */
export function readVerdicts(document: unknown): VerdictsReading {
	const { format, version } = (document ?? {}) as { format?: unknown; version?: unknown };
	if (format !== VERDICTS_FORMAT) {
		return { ok: false, problem: { code: 'notAVerdict', path: '' } };
	}
	if (Number.isSafeInteger(version) && (version as number) > VERDICTS_VERSION) {
		const problem = { code: 'newerVersion', path: '/version', version: version as number } as const;
		return { ok: false, problem };
	}
	const parsed = verdictsSchema.safeParse(document, { reportInput: true });
	if (parsed.success) return { ok: true, verdicts: parsed.data.verdicts };
	const [issue] = parsed.error.issues;
	return { ok: false, problem: issue ? problemOf(issue) : { code: 'notAVerdict', path: '' } };
}
