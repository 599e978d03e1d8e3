import type { Army, Unit } from './choices';
import { totalOf } from './ledger';
import type { Points } from '$lib/points/points';
import { rulebookFor } from './registry';

/** The unit alone, without anything that it carries. */
const bare = (unit: Unit): Unit =>
	unit.kind === 'minifig'
		? { ...unit, count: 1, gear: [], mount: undefined }
		: { ...unit, count: 1 };

/** What one figure of an army costs without its equipment (PL-HER-06). */
export function costWithoutEquipment(army: Army, unit: Unit): Points {
	const { stock: _, reserve: __, squads: ___, ...rest } = army;
	const alone: Army = { ...rest, units: [bare(unit)] };
	return totalOf(rulebookFor(army).price(alone));
}
