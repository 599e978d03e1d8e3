/**
 * A file for the worker to write: its folders from the root of the private file system, its name
 * and its text.
 */
export interface WriteOrder {
	readonly folders: readonly string[];
	readonly name: string;
	readonly text: string;
}

/** Undefined after the file is written and read back, otherwise the error. */
export type WriteAnswer = { readonly name: string; readonly message: string } | undefined;
