import { patchBetween, type Patch } from './patch';
import { fits, patched } from './patched';

/** Compares and patches documents of one kind. */
export interface Diff<T> {
	between(before: T, after: T): Patch;
	/** Whether a patch starts at this state. */
	fits(document: T, patch: Patch): boolean;
	patched(document: T, patch: Patch): T;
}

/** Documents that are one object with fields and lists at its top level. */
export function diffOf<T extends object>(lists: readonly string[]): Diff<T> {
	return { between: (before, after) => patchBetween(before, after, lists), fits, patched };
}
