import type { Creation, Figure } from '$lib/rules/choices';
import type { IconName } from '$lib/ui/icons';

/** The sign of a unit that is no minifig: a creation's form, or a figure. */
export function emblemSign(unit: Creation | Figure): IconName {
	return unit.kind === 'creation' ? unit.form : 'figure';
}
