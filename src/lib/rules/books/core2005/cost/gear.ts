import type { Gear } from '../../../choices';
import type { Bill } from '../../../ledger';
import { pricesIn } from '../../../items/rows';
import { piecesOf } from '../../../terms';
import type { CoreRuleset } from '../ruleset';

/** Weapons and armor by the piece, one line per item in the order of the book (PL-WPN-01 to PL-WPN-10). */
export function billGear({ tables }: CoreRuleset, bill: Bill, gear: readonly Gear[] = []): void {
	if (gear.length === 0) return;
	for (const { item, rule, key, each } of pricesIn(tables.gear)) {
		const pieces = piecesOf(gear, item);
		if (pieces > 0) bill.add(rule, key, pieces, each);
	}
}
