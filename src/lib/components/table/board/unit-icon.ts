import { rankKind } from '$lib/rules/items/kinds';
import type { Army, Unit } from '$lib/rules/choices';
import { printedId } from '$lib/rules/packs/printed-unit';
import type { IconName } from '$lib/ui/icons/icon-name';

/** The icon of an army's unit: its rank or its form. */
export function iconOf(army: Army, unit: Unit): IconName {
	if (unit.kind === 'creation') return unit.form;
	return unit.kind === 'minifig' ? rankKind(printedId(army, unit.rank)).icon : 'figure';
}
