import type { Army, Unit } from '$lib/rules/choices';
import { totalOf } from '$lib/rules/ledger';
import { rulebookFor } from '$lib/rules/registry';
import type { Figure } from './roster';

/** The unit alone, without anything that it carries. */
const bare = (unit: Unit): Unit =>
	unit.kind === 'minifig'
		? { ...unit, count: 1, gear: [], mount: undefined }
		: { ...unit, count: 1 };

/** What one figure costs without its equipment, in half-points (PL-HER-06). */
export function costWithoutEquipment({ army, unit }: Figure): number {
	const { stock: _, reserve: __, squads: ___, ...rest } = army;
	const alone: Army = { ...rest, units: [bare(unit)] };
	return totalOf(rulebookFor(army).price(alone));
}
