import type { TextFile } from './text-files';

/** Files for the worker to write, and their folders from the root of the private file system. */
export interface WriteOrder {
	readonly folders: readonly string[];
	readonly files: readonly TextFile[];
}

/** Undefined after the files are written and read back, otherwise the error. */
export type WriteAnswer = { readonly name: string; readonly message: string } | undefined;
