import type { BrikProblem } from '$lib/exchange/brik';

/** Why there are no bytes to read. */
export type FileProblemCode =
	'notFound' | 'unreadable' | 'notAFile' | 'link' | 'noArmies' | 'manyArmies' | 'tooLargeForLink';

/** Why a file gives no army: before its bytes or in them. */
export type FileProblem = { readonly code: FileProblemCode; readonly path: '' } | BrikProblem;

export function fileProblem(code: FileProblemCode): FileProblem {
	return { code, path: '' };
}
