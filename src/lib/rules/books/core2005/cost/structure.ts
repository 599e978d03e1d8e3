import { cpUp } from '$lib/points/points';
import type { Creation } from '../../../choices';
import type { Bill } from '../../../ledger';
import type { CoreRuleset } from '../ruleset';

/** The factor of a structure level: level 0 counts as ½, or as 0 in the literal reading. */
function levelFactor({ tables, rulings }: CoreRuleset, level: number): number {
	if (level > 0) return level;
	return rulings.levelZeroFactor === 'zero' ? 0 : tables.structure.body.levelZero;
}

/** Size × structure level (PL-STR-09); critters pay for their level and armor points (PL-STR-10). */
export function billStructure(ruleset: CoreRuleset, bill: Bill, creation: Creation): void {
	const { size = 0, structureLevel = 0, critterArmor = 0 } = creation;
	const { body, critterArmor: armor, critterLevel } = ruleset.tables.structure;
	if (size === 0) {
		bill.add(critterLevel.rule, 'critterLevel', structureLevel, cpUp(critterLevel.cost));
	} else {
		const each = cpUp(body.cost * size * levelFactor(ruleset, structureLevel));
		bill.add(body.rule, 'structure', 1, each, structureLevel);
	}
	bill.add(armor.rule, 'critterArmor', critterArmor, cpUp(armor.cost));
}
