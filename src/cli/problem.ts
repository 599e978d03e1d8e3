import type { BrikProblem } from '$lib/exchange/brik';

/** Why a file's bytes cannot be read. */
export type FileProblemCode =
	'notFound' | 'unreadable' | 'notAFile' | 'link' | 'noArmies' | 'manyArmies' | 'tooLargeForLink';

/** Why a file yields no army: a problem of the file, or of its content. */
export type FileProblem = { readonly code: FileProblemCode; readonly path: '' } | BrikProblem;

export function fileProblem(code: FileProblemCode): FileProblem {
	return { code, path: '' };
}
