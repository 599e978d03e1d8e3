import { cpUp } from '$lib/points/points';
import type { Gear } from '../../../choices';
import type { Bill } from '../../../ledger';
import { entriesOf } from '../../../items/rows';
import { piecesOf } from '../../../terms';
import type { CoreRuleset } from '../ruleset';

/** Weapons and armor by the piece, one line per item in the order of the book (PL-WPN-01 to PL-WPN-10). */
export function billGear({ tables }: CoreRuleset, bill: Bill, gear: readonly Gear[] = []): void {
	if (gear.length === 0) return;
	for (const [item, { rule, cost }] of entriesOf(tables.gear)) {
		const pieces = piecesOf(gear, item);
		if (pieces === 0) continue;
		bill.add(rule, `gear.${item}`, pieces, cpUp(cost));
	}
}
