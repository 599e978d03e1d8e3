import type { BrikProblem } from '$lib/exchange/brik';
import type { PackFileProblem } from '$lib/exchange/pack-file';

/** Why a file's bytes cannot be read. */
export type FileProblemCode =
	| 'notFound'
	| 'unreadable'
	| 'notAFile'
	| 'link'
	| 'noArmies'
	| 'manyArmies'
	| 'tooLargeForLink'
	| 'notAPack';

/** Why a file yields no army or pack: a problem of the file, or of its content. */
export type FileProblem =
	{ readonly code: FileProblemCode; readonly path: '' } | BrikProblem | PackFileProblem;

export function fileProblem(code: FileProblemCode): FileProblem {
	return { code, path: '' };
}
