import { rowOf } from '../../../items/rows';
import { cpUp } from '$lib/points/points';
import type { Minifig } from '../../../choices';
import { Bill, type LedgerLine } from '../../../ledger';
import { countOf } from '../../../terms';
import type { CoreRuleset } from '../ruleset';
import { billAbilities } from './abilities';
import { billGear } from './gear';
import { billMagic } from './magic';

/** Skill points (PL-CHR-06), extra limbs and actions (PL-ABL-02). */
function billTraining({ tables }: CoreRuleset, bill: Bill, minifig: Minifig): void {
	for (const training of ['skillBonus', 'superdexterity', 'multitasking'] as const) {
		const { rule, cost } = tables.abilities[training];
		bill.add(rule, training, minifig[training] ?? 0, cpUp(cost));
	}
}

/** The bill of a minifig and its copies, without costs that depend on the rest of the army. */
export function minifigLines(ruleset: CoreRuleset, minifig: Minifig): LedgerLine[] {
	const bill = new Bill(minifig.id, countOf(minifig));
	const row = rowOf(ruleset.tables.ranks, minifig.rank);
	if (row) bill.add(row.rule, `rank.${minifig.rank}`, 1, cpUp(row.cost));
	billGear(ruleset, bill, minifig.gear);
	billTraining(ruleset, bill, minifig);
	billAbilities(ruleset, bill, minifig);
	billMagic(ruleset, bill, minifig);
	return bill.lines;
}
