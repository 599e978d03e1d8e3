import * as edits from '$lib/army/edits/portrait-edits';
import { randomElement } from '$lib/browser/random';
import { randomLook } from '$lib/figure/wardrobe';
import type { PortraitField, Unit } from '$lib/rules/choices';
import type { Edit } from '../document/edit';

/** One choice of the picture made by hand, or left to the drawing itself. */
export function choosePortrait(
	{ id, name }: Unit,
	field: PortraitField,
	slug: string | undefined
): Edit {
	return {
		label: { key: 'choosePortrait', name },
		apply: (army) => edits.choosePortrait(army, id, { [field]: slug })
	};
}

/** The dice are cast once, when the command is made: redone, it shows the same. */
export function surprisePortrait(unit: Unit): Edit {
	const { id, name } = unit;
	const surprise = randomLook(unit, randomElement);
	return {
		label: { key: 'surprisePortrait', name },
		apply: (army) => edits.choosePortrait(army, id, surprise)
	};
}

export function forgetPortrait({ id, name }: Unit): Edit {
	return {
		label: { key: 'forgetPortrait', name },
		apply: (army) => edits.forgetPortrait(army, id)
	};
}

/** The photo is kept before: its digest stands for it. */
export function choosePhoto({ id, name }: Unit, digest: string): Edit {
	return {
		label: { key: 'choosePhoto', name },
		apply: (army) => edits.photographed(army, id, digest)
	};
}

/** Back to the drawing, as it is by itself. */
export function removePhoto({ id, name }: Unit): Edit {
	return {
		label: { key: 'removePhoto', name },
		apply: (army) => edits.forgetPortrait(army, id)
	};
}
