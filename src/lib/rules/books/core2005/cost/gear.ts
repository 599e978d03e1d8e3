import { cpUp } from '$lib/points/points';
import type { Gear } from '../../../choices';
import type { Bill } from '../../../ledger';
import { piecesOf } from '../../../terms';
import type { CoreRuleset } from '../ruleset';
import { gearItems } from '../tables/gear';

/** Weapons and armor by the piece, one line per item in the order of the book (PL-WPN-01 to PL-WPN-10). */
export function billGear({ tables }: CoreRuleset, bill: Bill, gear: readonly Gear[] = []): void {
	if (gear.length === 0) return;
	for (const item of gearItems) {
		const pieces = piecesOf(gear, item);
		if (pieces === 0) continue;
		const { rule, cost } = tables.gear[item];
		bill.add(rule, `gear.${item}`, pieces, cpUp(cost));
	}
}
