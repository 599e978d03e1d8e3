import { diffOf } from '$lib/document/diff';
import type { Army } from '$lib/rules/choices';

/** Compares states of an army; its units are compared by id, all other fields as a whole. */
export const armyDiff = diffOf<Army>(['units']);
