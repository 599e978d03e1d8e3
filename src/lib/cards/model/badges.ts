import { houseRuleChanges, type HouseRuleChange } from '$lib/rules/house-rules/house-rule-changes';
import { ownRulesOf } from '$lib/rules/house-rules/own-rules';
import { assess } from '$lib/rules/assessment/assess';
import { purchasesOf } from '$lib/rules/assessment/worth';
import type { Army, Unit } from '$lib/rules/choices';
import { rulebookFor } from '$lib/rules/registry';
import type { CardTexts, TextBlock } from './card';
import type { AssessedArmy } from './ledger-block';
import { rowName, valueText } from './own-rules-text';

/** What opponents should know of a card at a glance: it breaks a rule, or its army's rules are not the printed ones. */
export function badgesOf(
	{ army, assessment }: AssessedArmy,
	unit: Pick<Unit, 'id'>,
	{ cards }: CardTexts
): string[] {
	const { broken, houseRules, rulings } = cards.card.badges;
	const own = ownRulesOf(army);
	const isBroken = assessment.violations.some(
		(violation) => violation.severity === 'error' && violation.unit === unit.id
	);
	return [
		...(isBroken ? [broken] : []),
		...(own.houseRules ? [houseRules] : []),
		...(own.rulings.length > 0 ? [rulings] : [])
	];
}

/** A house rule, and the army without it. */
interface Undone extends AssessedArmy {
	readonly change: HouseRuleChange;
}

/** The army without each of its house rules in turn. */
export function undoneRules(army: Army): Undone[] {
	const { houseRules } = army;
	if (!houseRules) return [];
	return houseRuleChanges(army).map((change) => {
		const { table, row, field } = change;
		const changes = (houseRules.changes ?? []).filter(
			(one) => one.table !== table || one.row !== row || one.field !== field
		);
		const other = { ...army, houseRules: { ...houseRules, changes } };
		return { change, army: other, assessment: assess(other) };
	});
}

/** All that a change of a price or statistic can alter in a unit. */
const fingerprint = ({ army, assessment }: AssessedArmy, unit: Unit) =>
	JSON.stringify([rulebookFor(army).profile(army, unit), purchasesOf(army, assessment, unit)]);

/** The house rules that change this unit, each with its value. */
export function ownRuleBlocks(
	assessed: AssessedArmy,
	undone: readonly Undone[],
	unit: Unit,
	{ builder, cards }: CardTexts
): TextBlock[] {
	if (undone.length === 0) return [];
	const now = fingerprint(assessed, unit);
	return undone
		.filter((other) => fingerprint(other, unit) !== now)
		.map(({ change: { table, row, field, before, after, rule } }) => {
			const { fields, change } = builder.ownRules;
			const values = change({ before: valueText(before), after: valueText(after) });
			const name = (fields[field] ?? field).toLowerCase();
			const text = `${rowName(builder, table, row)}, ${name}: ${values}`;
			return { kind: 'text', title: cards.card.houseRule, text, rule };
		});
}
