import type { Edit } from '$lib/army/edits/edit';
import { surprisePortrait } from '$lib/army/edits/portrait-edits';
import { anyOf } from '$lib/browser/random';
import { surpriseOf } from '$lib/figure/wardrobe';
import type { Unit } from '$lib/rules/choices';

/** A look by chance for a unit. The dice are cast once, when the edit is made: made again, it shows the same. */
export function surprise(unit: Unit): Edit {
	return surprisePortrait(unit, surpriseOf(unit, anyOf));
}
