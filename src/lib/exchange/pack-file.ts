import { MAXIMUM_PACK, readPack, type PackProblem } from '$lib/army/format/read-pack';
import type { Pack } from '$lib/rules/packs/pack';
import { openFile, type FileProblem } from './open-file';
import { kindOfFile, orOtherKind } from './own-kind';

/** Why a `.brikpack` file is rejected. */
export type PackFileProblem = FileProblem | PackProblem;

export type PackFileReading =
	| { readonly ok: true; readonly pack: Pack }
	| { readonly ok: false; readonly problem: PackFileProblem };

/** Whether a file is a pack, valid or not. */
export const isPackFile = (bytes: Uint8Array): boolean => kindOfFile(bytes) === 'pack';

/** Reads the pack in the bytes of a `.brikpack` file, or the first problem found. */
export function readPackFile(bytes: Uint8Array): PackFileReading {
	const opening = openFile(bytes, MAXIMUM_PACK);
	const reading = opening.ok ? readPack(opening.document) : opening;
	if (reading.ok) return reading;
	const { problem } = reading;
	const known = problem.code === 'notAPack' || problem.code === 'tooManyBytes';
	return { ok: false, problem: known ? orOtherKind(problem, bytes, 'pack') : problem };
}

/** Returns the text of a `.brikpack` file. */
export const writePack = (pack: Pack): string => `${JSON.stringify(pack, null, '\t')}\n`;
