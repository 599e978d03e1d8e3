import { documentDigest } from '$lib/army/format/digest';
import type { FoundFile } from '$lib/browser/dropped-files';
import { readBytes } from '$lib/browser/files';
import { pacer } from '$lib/browser/pause';
import { randomId } from '$lib/browser/random';
import {
	MAXIMUM_SEALED,
	readSubmissionFile,
	type SubmissionFileProblem
} from '$lib/exchange/submission-file';
import type { Day } from '$lib/league/calendar';
import type { Decision } from '$lib/league/league-file';
import type { GoodSubmission, SealCheck } from '$lib/league/verdict';
import { today } from '../app/clock-and-random';
import { isElsewhere } from '../files/other-kind';

/** Maximum number of files per batch; no league has more players. */
export const MOST_FILES = 2000;

/** Files to read ahead; each may have the maximum size of a submission. */
const AHEAD = 4;

/** Files between two progress updates, each of which re-renders the page. */
const PROGRESS_STEP = 10;

/** Why a file was refused. */
export type InboxProblem =
	SubmissionFileProblem | { readonly code: 'unreadable' | 'tooManyFiles'; readonly path: '' };

export interface Refused {
	readonly id: string;
	readonly fileName: string;
	readonly problem: InboxProblem;
	/** A file that belongs elsewhere. */
	readonly elsewhere?: File | undefined;
}

/** A parsed submission; `file` is the original document. */
export interface Arrival {
	readonly id: string;
	readonly fileName: string;
	readonly file: unknown;
	readonly reading: GoodSubmission;
	readonly seal: SealCheck;
	readonly arrivedOn: Day;
}

/** The result of a batch of files. */
export interface Intake {
	readonly arrivals: readonly Arrival[];
	readonly refused: readonly Refused[];
	/** Duplicates: same content and same seal. */
	readonly double: number;
	/** Submissions with a decision. */
	readonly decided: number;
}

/** The submissions that the inbox and the league already have. */
export interface Known {
	readonly arrivals: readonly Arrival[];
	readonly decisions: readonly Decision[];
}

type Outcome = Arrival | Refused | 'double' | 'decided';

const sealOf = (seal: SealCheck) =>
	seal.state === 'none' ? '' : `${seal.state} ${seal.publicKey}`;

function refuse(fileName: string, problem: InboxProblem): Refused {
	return { id: randomId(), fileName, problem };
}

/** The bytes of a file, up to the size limit. */
async function bytesOf({ name, file }: FoundFile): Promise<Uint8Array | Refused> {
	if (!file) return refuse(name, { code: 'unreadable', path: '' });
	try {
		return await readBytes(file, MAXIMUM_SEALED);
	} catch {
		return refuse(name, { code: 'unreadable', path: '' });
	}
}

async function look(name: string, bytes: Uint8Array, known: Known): Promise<Outcome> {
	const { arrivals, decisions } = known;
	const result = await readSubmissionFile(bytes);
	if (!result.ok) return refuse(name, result.problem);
	const { file, reading, seal } = result;
	const { digest } = reading;
	const isDouble = (other: Arrival) =>
		other.reading.digest === digest && sealOf(other.seal) === sealOf(seal);
	if (arrivals.some(isDouble)) return 'double';
	const fileDigest = documentDigest(file as object);
	// A decision of an open league names the file by its digest.
	const isDecided = (old: Decision) => old.digest === digest && old.file === fileDigest;
	if (decisions.some(isDecided)) return 'decided';
	return { id: randomId(), fileName: name, file, reading, seal, arrivedOn: today() };
}

/** Reads files in order, with pauses for the page, and reports progress. */
export async function takeIn(
	found: readonly FoundFile[],
	known: Known,
	done: (files: number, of: number) => void
): Promise<Intake> {
	const files = found.slice(0, MOST_FILES);
	const pause = pacer();
	const [arrivals, refused]: [Arrival[], Refused[]] = [[], []];
	const counts = { double: 0, decided: 0 };
	// Read ahead while one file is checked.
	const coming = files.slice(0, AHEAD).map(bytesOf);
	for (const [index, file] of files.entries()) {
		if (index % PROGRESS_STEP === 0) done(index, files.length);
		const bytes = await (coming.shift() ?? bytesOf(file));
		const next = files[index + AHEAD];
		if (next) coming.push(bytesOf(next));
		const here = { ...known, arrivals: [...known.arrivals, ...arrivals] };
		const outcome = bytes instanceof Uint8Array ? await look(file.name, bytes, here) : bytes;
		if (typeof outcome === 'string') counts[outcome] += 1;
		else if ('problem' in outcome) {
			const elsewhere = isElsewhere(outcome.problem) ? file.file : undefined;
			refused.push({ ...outcome, elsewhere });
		} else arrivals.push(outcome);
		await pause();
	}
	if (found.length > MOST_FILES) refused.push(refuse('…', { code: 'tooManyFiles', path: '' }));
	return { arrivals, refused, ...counts };
}
