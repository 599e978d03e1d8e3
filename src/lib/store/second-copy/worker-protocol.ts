/** A file for the worker to write: its folders from the top of the private file system, its name, its text. */
export interface WriteOrder {
	readonly folders: readonly string[];
	readonly name: string;
	readonly text: string;
}

/** Undefined when the file is written and read back; otherwise why not. */
export type WriteAnswer = { readonly name: string; readonly message: string } | undefined;
