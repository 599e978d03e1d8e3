import type { Creation, Gear, GearItem, Minifig } from '../../../choices';
import type { KindOf } from '../../../items/kinds';
import { countOf, piecesOf } from '../../../terms';
import type { Findings, RepairStep } from '../../../violation';

/** A second suit of armor costs points and has no effect (PL-WPN-08). */
export function checkRedundant(
	{ gear = [] }: Minifig | Creation,
	findings: Findings,
	kinds: KindOf
): void {
	gear.forEach(({ item }, index) => {
		if (!kinds(item).armors) return;
		const isFirst = gear.findIndex((entry) => entry.item === item) === index;
		if (isFirst) checkSuits(item, gear, findings);
	});
}

function checkSuits(item: GearItem, gear: readonly Gear[], findings: Findings): void {
	if (piecesOf(gear, item) < 2) return;
	let worn = 1;
	const steps = gear.flatMap((entry, index): RepairStep[] => {
		if (entry.item !== item) return [];
		const kept = Math.min(worn, countOf(entry));
		worn -= kept;
		const count = countOf(entry) - kept;
		return count > 0 ? [{ kind: 'drop', gear: index, item: entry.item, count }] : [];
	});
	findings.add('warning', 'REDUNDANT', 'PL-WPN-08', '/gear', { item }, steps);
}
