import { cpUp } from '$lib/points/points';
import type { Creation, Minifig } from '../../../choices';
import type { Bill } from '../../../ledger';
import { abilitySize, countOf } from '../../../terms';
import type { CoreRuleset } from '../ruleset';

/** CP per level of a magic shield, a mage's or a circle's. */
export function shieldCost({ tables, rulings }: CoreRuleset): number {
	const { cost, singleCost } = tables.spells.shield;
	return rulings.magicShield === 'single' ? singleCost : cost;
}

/** Magic level, spells per cast, shield, summoning and necromancy (PL-MAG-01 to PL-MAG-11). */
export function billMagic(ruleset: CoreRuleset, bill: Bill, unit: Minifig | Creation): void {
	if (!unit.magic) return;
	const { level: levels = 0, areaSpells = [], shield = 0, summoning, necromancy } = unit.magic;
	const { level, areaSpell, shield: shieldRow, ...rituals } = ruleset.tables.spells;
	const size = abilitySize(unit);
	bill.add(level.rule, 'magic.level', 1, cpUp(level.cost * size * levels), levels);
	for (const spell of areaSpells) {
		const each = cpUp(areaSpell.cost * spell.level);
		bill.add(areaSpell.rule, 'magic.areaSpell', countOf(spell), each, spell.level);
	}
	bill.add(shieldRow.rule, 'magic.shield', 1, cpUp(shieldCost(ruleset) * shield), shield);
	const learn = (ritual: 'summoning' | 'necromancy', bought?: boolean) => {
		const { rule, cost } = rituals[ritual];
		bill.add(rule, `magic.${ritual}`, bought ? 1 : 0, cpUp(cost * size));
	};
	learn('summoning', summoning);
	learn('necromancy', necromancy);
}
