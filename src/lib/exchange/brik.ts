import { photosProblem } from '$lib/army/photos/photo-limits';
import type { Problem } from '$lib/army/format/problem';
import { readArmy } from '$lib/army/format/read';
import type { Army } from '$lib/rules/choices';
import { MAXIMUM_WITH_PHOTOS } from './limits';
import { openFile, type FileProblem } from './open-file';
import { orOtherKind } from './own-kind';

/** The largest `.brik` file in bytes; larger files need not be read. */
export const MAXIMUM_BYTES = MAXIMUM_WITH_PHOTOS;

/** Why a `.brik` file is rejected. */
export type BrikProblem = FileProblem | Problem;

export type BrikReading =
	| { readonly ok: true; readonly army: Army }
	| { readonly ok: false; readonly problem: BrikProblem };

/** Reads the army in the bytes of a `.brik` file, or the first problem found. */
export function readBrik(bytes: Uint8Array): BrikReading {
	const reading = readAsArmy(bytes);
	return reading.ok ? reading : { ok: false, problem: orOtherKind(reading.problem, bytes, 'army') };
}

function readAsArmy(bytes: Uint8Array): BrikReading {
	const opening = openFile(bytes);
	if (!opening.ok) return opening;
	const problem = photosProblem(opening.document);
	return problem ? { ok: false, problem } : readArmy(opening.document);
}
