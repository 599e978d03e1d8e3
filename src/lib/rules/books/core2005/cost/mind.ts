import { cpUp } from '$lib/points/points';
import type { Brain, Creation } from '../../../choices';
import type { Bill } from '../../../ledger';
import { abilitySize, sizeOf } from '../../../terms';
import type { CoreRuleset } from '../ruleset';

/** CP of a brain: 1 per inch of size, at least 1; half for a half-brain (PL-MND-02, X-09). */
function brainCost({ tables, rulings }: CoreRuleset, creation: Creation, type: Brain['type']) {
	const full = tables.brains.full.cost * abilitySize(creation);
	if (type === 'full') return full;
	const half = full * tables.brains.half.share;
	if (rulings.halfBrainRounding === 'up') return Math.ceil(half);
	return rulings.halfBrainRounding === 'minimumOne' ? Math.max(1, half) : half;
}

/** Superdexterity and multitasking cost as much as another brain (PL-ABL-02, X-10). */
function billExtensions(ruleset: CoreRuleset, bill: Bill, creation: Creation, brain: Brain): void {
	const halved = brain.type === 'half' && ruleset.rulings.extensionHalfBrain === 'half';
	for (const extension of ['superdexterity', 'multitasking'] as const) {
		const { rule, cost } = ruleset.tables.abilities[extension];
		const each = halved ? brainCost(ruleset, creation, 'half') : cost * abilitySize(creation);
		bill.add(rule, extension, brain[extension] ?? 0, cpUp(each));
	}
}

/** Brain or half-brain, its Skill and extensions (PL-MND-02, PL-MND-03, PL-MND-05). */
export function billMind(ruleset: CoreRuleset, bill: Bill, creation: Creation): void {
	const { brain } = creation;
	if (!brain) return;
	const { brains } = ruleset.tables;
	const { rule } = brains[brain.type];
	bill.add(rule, `brain.${brain.type}`, 1, cpUp(brainCost(ruleset, creation, brain.type)));
	const skill = brain.type === 'half' ? rule : brains.skillBonus.rule;
	const each = cpUp(brains.skillBonus.cost * abilitySize(creation));
	bill.add(skill, 'skillBonus', brain.skillBonus ?? 0, each);
	billExtensions(ruleset, bill, creation, brain);
}

/** Armor of a steed: one price, or a price by the size it covers (PL-MND-08, X-17). */
export function billBarding(
	{ tables, rulings }: CoreRuleset,
	bill: Bill,
	creation: Creation
): void {
	if (!creation.barding) return;
	const { rule, cost } = tables.steeds.barding;
	const levels = rulings.steedArmor === 'byLevel' ? Math.ceil(sizeOf(creation) / 2) : 1;
	bill.add(rule, 'barding', 1, cpUp(cost * Math.max(1, levels)));
}
