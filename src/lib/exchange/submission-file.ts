import { readSubmission, type SubmissionProblem } from '$lib/league/submission';
import {
	judgeSubmission,
	type Circumstances,
	type GoodSubmission,
	type SealCheck,
	type Verdict
} from '$lib/league/verdict';
import { photosProblem } from '$lib/army/photos/photo-limits';
import type { Problem } from '$lib/army/format/problem';
import { MAXIMUM_SUBMISSION } from './limits';
import { openFile, type FileProblem } from './open-file';
import { orOtherKind } from './own-kind';
import { isSealed, unseal } from './seal';
import { openDocument, SUBMISSION_DEPTH } from './untrusted-json';

/** The largest sealed file in bytes: its payload in base64url, a third longer, plus the envelope. */
export const MAXIMUM_SEALED = Math.ceil((MAXIMUM_SUBMISSION * 4) / 3) + 1000;

/** Why bytes are no submission. */
export type SubmissionFileProblem = FileProblem | SubmissionProblem;

type SubmissionFileReading =
	| {
			readonly ok: true;
			/** The original document. */
			readonly file: unknown;
			readonly reading: GoodSubmission;
			readonly seal: SealCheck;
	  }
	| { readonly ok: false; readonly problem: SubmissionFileProblem };

function within(path: string, problem: SubmissionFileProblem): SubmissionFileProblem {
	return { ...problem, path: path + problem.path } as Problem;
}

/** Reads a submission, sealed or not, with the result of the seal check. */
export async function readSubmissionFile(bytes: Uint8Array): Promise<SubmissionFileReading> {
	const reading = await readAsSubmission(bytes);
	return reading.ok
		? reading
		: { ok: false, problem: orOtherKind(reading.problem, bytes, 'submission') };
}

async function readAsSubmission(bytes: Uint8Array): Promise<SubmissionFileReading> {
	const opening = openFile(bytes, MAXIMUM_SEALED, SUBMISSION_DEPTH);
	if (!opening.ok) return opening;
	const { document } = opening;
	if (!isSealed(document)) {
		const { length } = opening.bytes;
		if (length > MAXIMUM_SUBMISSION) return tooLarge(length);
		return taken(document, document, { state: 'none' });
	}
	const unsealing = await unseal(opening.bytes, document);
	if (!unsealing.ok) return unsealing;
	const inner = openDocument(unsealing.payload, MAXIMUM_SUBMISSION);
	const { seal, payload } = unsealing;
	// The payload of a valid seal is already in canonical form.
	const canonical = seal.state === 'valid' ? payload : undefined;
	const reading = inner.ok ? taken(document, inner.document, seal, canonical) : inner;
	return reading.ok ? reading : { ok: false, problem: within('/payload', reading.problem) };
}

function tooLarge(bytes: number): SubmissionFileReading {
	const limit = MAXIMUM_SUBMISSION;
	return { ok: false, problem: { code: 'tooManyBytes', path: '', bytes, limit } };
}

function taken(
	file: unknown,
	document: unknown,
	seal: SealCheck,
	canonical?: Uint8Array
): SubmissionFileReading {
	const reading = readSubmission(document, canonical);
	if (!reading.ok) return reading;
	for (const [name, army] of Object.entries(reading.submission.armies)) {
		const problem = photosProblem(army);
		if (problem) return { ok: false, problem: within(`/armies/${name}`, problem) };
	}
	return { ok: true, file, reading, seal };
}

export type Verification =
	| { readonly ok: true; readonly verdict: Verdict }
	| { readonly ok: false; readonly problem: SubmissionFileProblem };

/** Returns the verdict on a submission's bytes, or why there is none. Never throws. */
export async function verify(bytes: Uint8Array, against: Circumstances): Promise<Verification> {
	const file = await readSubmissionFile(bytes);
	if (!file.ok) return file;
	return { ok: true, verdict: judgeSubmission(file.reading, file.seal, against) };
}
