import type { Minifig } from '../../choices';
import { countOf, piecesOf } from '../../terms';
import type { RepairStep, Violation } from '../../violation';

/** A second suit of armor is paid and gives nothing (PL-WPN-08). */
export function checkRedundant(minifig: Minifig, path: string): Violation[] {
	const gear = minifig.gear ?? [];
	if (piecesOf(gear, 'bodyArmor') < 2) return [];
	let worn = 1;
	const steps = gear.flatMap((entry, index): RepairStep[] => {
		if (entry.item !== 'bodyArmor') return [];
		const kept = Math.min(worn, countOf(entry));
		worn -= kept;
		const count = countOf(entry) - kept;
		return count > 0 ? [{ kind: 'drop', gear: index, item: entry.item, count }] : [];
	});
	return [
		{
			code: 'REDUNDANT',
			rule: 'PL-WPN-08',
			severity: 'warning',
			unit: minifig.id,
			path,
			params: { item: 'bodyArmor' },
			repairs: [{ unit: minifig.id, steps }]
		}
	];
}
