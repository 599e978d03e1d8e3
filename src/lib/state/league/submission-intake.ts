import type { FoundFile } from '$lib/browser/dropped-files';
import { readBytes } from '$lib/browser/files';
import { pacer } from '$lib/browser/pause';
import { randomId } from '$lib/browser/random';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import {
	MAXIMUM_SEALED,
	readSubmissionFile,
	type SubmissionFileProblem
} from '$lib/exchange/submission-file';
import type { Decision } from '$lib/league/league-file';
import type { GoodSubmission, SealCheck } from '$lib/league/verdict';

/** Files that are looked at in one go; nobody has more players. */
export const MOST_FILES = 2000;

/** Files that are read ahead: each may be as large as a submission can be. */
const AHEAD = 4;

/** How often it is told how many are done: each time the page is drawn anew. */
const TOLD = 10;

const NAMES = /\.(brik|json)$/i;
const TYPES: readonly string[] = [BRIK_TYPE, 'application/json'];

/** What a picker of submissions offers. */
export const ACCEPTED = [BRIK_EXTENSION, '.json', ...TYPES].join(',');

/** Why a file was not taken in. */
export type InboxProblem =
	| SubmissionFileProblem
	| { readonly code: 'otherKind' | 'unreadable' | 'tooManyFiles'; readonly path: '' };

export interface Refused {
	readonly id: string;
	readonly fileName: string;
	readonly problem: InboxProblem;
}

/** A submission that came, read once; `file` is the document as it was. */
export interface Arrival {
	readonly id: string;
	readonly fileName: string;
	readonly file: unknown;
	readonly reading: GoodSubmission;
	readonly seal: SealCheck;
}

/** What came of a batch of files. */
export interface Intake {
	readonly arrivals: readonly Arrival[];
	readonly refused: readonly Refused[];
	/** Here already: the same to the last field, and of the same seal. */
	readonly double: number;
	/** Decided on earlier. */
	readonly decided: number;
}

/** What is here already. */
export interface Known {
	readonly arrivals: readonly Arrival[];
	readonly decisions: readonly Decision[];
}

type Looked = Arrival | Refused | 'double' | 'decided';

const sealOf = (seal: SealCheck) =>
	seal.state === 'none' ? '' : `${seal.state} ${seal.publicKey}`;

function refuse(fileName: string, problem: InboxProblem): Refused {
	return { id: randomId(), fileName, problem };
}

/** A file's bytes, if it is of a kind that is looked into; a file that is too large is not read as a whole. */
async function bytesOf({ name, file }: FoundFile): Promise<Uint8Array | Refused> {
	if (!file) return refuse(name, { code: 'unreadable', path: '' });
	if (!NAMES.test(name) && !TYPES.includes(file.type)) {
		return refuse(name, { code: 'otherKind', path: '' });
	}
	try {
		return await readBytes(file, MAXIMUM_SEALED);
	} catch {
		return refuse(name, { code: 'unreadable', path: '' });
	}
}

async function look(name: string, bytes: Uint8Array, known: Known): Promise<Looked> {
	const { arrivals, decisions } = known;
	const result = await readSubmissionFile(bytes);
	if (!result.ok) return refuse(name, result.problem);
	const { reading, seal } = result;
	const { digest } = reading;
	const isSame = (other: Arrival) =>
		other.reading.digest === digest && sealOf(other.seal) === sealOf(seal);
	if (arrivals.some(isSame)) return 'double';
	const file = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
	const isDecided = (old: Decision) =>
		old.digest === digest && JSON.stringify(old.file) === JSON.stringify(file);
	if (decisions.some(isDecided)) return 'decided';
	return { id: randomId(), fileName: name, file, reading, seal };
}

/** Looks into files one after another, with pauses for the page; tells how many are done. */
export async function takeIn(
	found: readonly FoundFile[],
	known: Known,
	done: (files: number, of: number) => void
): Promise<Intake> {
	const files = found.slice(0, MOST_FILES);
	const pause = pacer();
	const [arrivals, refused]: [Arrival[], Refused[]] = [[], []];
	const told = { double: 0, decided: 0 };
	// The disk gives the next ones while one is looked at.
	const coming = files.slice(0, AHEAD).map(bytesOf);
	for (const [index, file] of files.entries()) {
		if (index % TOLD === 0) done(index, files.length);
		const bytes = await (coming.shift() ?? bytesOf(file));
		const next = files[index + AHEAD];
		if (next) coming.push(bytesOf(next));
		const here = { ...known, arrivals: [...known.arrivals, ...arrivals] };
		const looked = bytes instanceof Uint8Array ? await look(file.name, bytes, here) : bytes;
		if (typeof looked === 'string') told[looked] += 1;
		else if ('problem' in looked) refused.push(looked);
		else arrivals.push(looked);
		await pause();
	}
	if (found.length > MOST_FILES) refused.push(refuse('…', { code: 'tooManyFiles', path: '' }));
	return { arrivals, refused, ...told };
}
