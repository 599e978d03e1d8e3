import type { Creation, Minifig } from '../../../choices';
import { kindOf } from '../../../items/kinds';
import { countOf } from '../../../terms';
import type { Findings, RepairStep } from '../../../violation';

/** A second suit of armor costs points and has no effect (PL-WPN-08). */
export function checkRedundant({ gear = [] }: Minifig | Creation, findings: Findings): void {
	const armor = gear.filter(({ item }) => kindOf(item).armors);
	const [first] = armor;
	const suits = armor.reduce((sum, entry) => sum + countOf(entry), 0);
	if (!first || suits < 2) return;
	let worn = 1;
	const steps = gear.flatMap((entry, index): RepairStep[] => {
		if (!armor.includes(entry)) return [];
		const kept = Math.min(worn, countOf(entry));
		worn -= kept;
		const count = countOf(entry) - kept;
		return count > 0 ? [{ kind: 'drop', gear: index, item: entry.item, count }] : [];
	});
	findings.add('warning', 'REDUNDANT', 'PL-WPN-08', '/gear', { item: first.item }, steps);
}
