import { cpUp, type Points } from '$lib/points/points';
import type { RuleId } from '../../../citations';
import type { Army, Unit } from '../../../choices';
import { Bill, totalOf, type LedgerLine } from '../../../ledger';
import { countOf } from '../../../terms';
import type { CoreRuleset } from '../ruleset';
import { shieldCost } from './magic';

/** The army's common stock of explosives, by the piece (PL-WPN-13). */
const STOCK: RuleId = 'PL-WPN-13';
const SUMMONS: RuleId = 'PL-MAG-09';
/** A circle's spells are planned and paid for beforehand, or points are reserved for them. */
const CIRCLE: RuleId = 'PL-MAG-07';

/** A summon in reserve is one line at its full price (PL-MAG-09), without hero discount. */
function billSummon(bill: Bill, unit: Unit, lines: readonly LedgerLine[]): void {
	const count = countOf(unit);
	bill.add(SUMMONS, 'reserve.summon', count, (totalOf(lines) / count) as Points, unit.name);
}

/** The lines of the army as a whole: stock, summons in reserve, spells of its circle. */
export function armyLines(
	ruleset: CoreRuleset,
	army: Army,
	linesOf: (unit: Unit) => readonly LedgerLine[]
): LedgerLine[] {
	const bill = new Bill('army');
	const { gear, spells } = ruleset.tables;
	bill.add(STOCK, 'stock.explosive', army.stock?.explosives ?? 0, cpUp(gear.explosive.cost));
	const { summons = [], circleCasts = [], circleShields = [], unspent = 0 } = army.reserve ?? {};
	for (const unit of summons) billSummon(bill, unit, linesOf(unit));
	for (const cast of circleCasts) {
		const each = cpUp(spells.areaSpell.cost * cast.level);
		bill.add(CIRCLE, 'reserve.circleCast', countOf(cast), each, cast.level);
	}
	for (const { level } of circleShields) {
		bill.add(CIRCLE, 'reserve.circleShield', 1, cpUp(shieldCost(ruleset) * level), level);
	}
	bill.add(CIRCLE, 'reserve.unspent', 1, cpUp(unspent));
	return bill.lines;
}
