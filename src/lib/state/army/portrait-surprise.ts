import type { Edit } from '$lib/army/edits/edit';
import { surprisePortrait } from '$lib/army/edits/portrait-edits';
import { randomElement } from '$lib/browser/random';
import { randomLook } from '$lib/figure/look-options';
import type { Unit } from '$lib/rules/choices';

/** An edit to a random look. Its dice are rolled once, here: redo shows the same look. */
export function surprise(unit: Unit): Edit {
	return surprisePortrait(unit, randomLook(unit, randomElement));
}
