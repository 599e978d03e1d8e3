import { houseRuleChanges, type HouseRuleChange } from '$lib/rules/house-rules/house-rule-changes';
import { ownRulesOf } from '$lib/rules/house-rules/own-rules';
import { assess } from '$lib/rules/assessment/assess';
import { purchasesOf } from '$lib/rules/assessment/worth';
import type { Army, Unit } from '$lib/rules/choices';
import { rulebookFor } from '$lib/rules/registry';
import type { Block, CardTexts, TextBlock } from './card';
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

/** An army, itself without each of its house rules, and the texts. */
interface OwnRulesOf {
	readonly assessed: AssessedArmy;
	readonly undone: readonly Undone[];
	readonly texts: CardTexts;
}

/** All that a change of a price or statistic can alter in a unit. */
const fingerprint = ({ army, assessment }: AssessedArmy, unit: Unit) =>
	JSON.stringify([rulebookFor(army).profile(army, unit), purchasesOf(army, assessment, unit)]);

/** A unit's house rules, by their place on its card. */
interface OwnRules {
	/** Tables whose changed rows say what is changed in them. */
	readonly weapons: readonly Block[];
	/** What changes anything else. */
	readonly rules: readonly TextBlock[];
}

/** The fields that are named at the weapon. */
const AT_WEAPONS = new Set(['use', 'range', 'reach', 'damage', 'parry', 'thrown']);

const lowered = (name: string) => (name === name.toUpperCase() ? name : name.toLowerCase());

/** Adds a note to the rows of a name. */
const noted = (blocks: readonly Block[], name: string, note: string): Block[] =>
	blocks.map((block) =>
		block.kind === 'weapons'
			? {
					...block,
					rows: block.rows.map((row) =>
						row.name.startsWith(name) ? { ...row, notes: [...row.notes, note] } : row
					)
				}
			: block
	);

const hasRow = (blocks: readonly Block[], name: string) =>
	blocks.some(
		(block) => block.kind === 'weapons' && block.rows.some((row) => row.name.startsWith(name))
	);

/** The house rules that change this unit, each with its value: at the weapon it changes, or else as a rule. */
export function ownRulesOn(
	{ assessed, undone, texts }: OwnRulesOf,
	unit: Unit,
	weapons: readonly Block[]
): OwnRules {
	const { builder, cards } = texts;
	const { fields, change: changed, tables } = builder.ownRules;
	const now = undone.length === 0 ? '' : fingerprint(assessed, unit);
	const rules: TextBlock[] = [];
	let told = weapons;
	for (const other of undone) {
		if (fingerprint(other, unit) === now) continue;
		const { table, row, field, before, after, rule } = other.change;
		const values = changed({ before: valueText(before), after: valueText(after) });
		const what = `${lowered(fields[field] ?? field)}: ${values}`;
		const name = tables[table]?.rows[row];
		const { houseRule: title } = cards.card;
		if (name !== undefined && AT_WEAPONS.has(field) && hasRow(weapons, name))
			told = noted(told, name, `${title}, ${what}`);
		else
			rules.push({ kind: 'text', title, text: `${rowName(builder, table, row)}, ${what}`, rule });
	}
	return { weapons: told, rules };
}
