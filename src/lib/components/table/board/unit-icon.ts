import { rankKind } from '$lib/rules/items/kinds';
import type { Unit } from '$lib/rules/choices';
import type { IconName } from '$lib/ui/icons/icon-name';

/** The icon of a unit: its rank or its form. */
export function iconOf(unit: Unit): IconName {
	if (unit.kind === 'creation') return unit.form;
	return unit.kind === 'minifig' ? rankKind(unit.rank).icon : 'figure';
}
