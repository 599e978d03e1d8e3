import { readingText, rowName, valueText } from './own-rules-text';
import type { Army } from '$lib/rules/choices';
import { houseRuleChanges } from '$lib/rules/house-rules/house-rule-changes';
import { ownRulesOf } from '$lib/rules/house-rules/own-rules';
import { ruleOf } from '$lib/rules/rulings/ruling-effects';
import { readingsOf } from '$lib/rules/rulings/rulings';
import type { CardTexts, TextBlock } from './card';

/** An army's house rules: a paragraph for each changed price or statistic, with the printed value. */
export function houseRuleBlocks(army: Army, { builder }: CardTexts): TextBlock[] {
	const { fields, change } = builder.ownRules;
	return houseRuleChanges(army).map(({ table, row, field, before, after, rule }) => {
		const values = change({ before: valueText(before), after: valueText(after) });
		const text = `${fields[field] ?? field}: ${values}`;
		return { kind: 'text', title: rowName(builder, table, row), text, rule };
	});
}

/** The rulings that an army changes: a paragraph for each, with the reading in force. */
export function rulingBlocks(army: Army, { builder }: CardTexts): TextBlock[] {
	const readings = readingsOf(army);
	return ownRulesOf(army).rulings.map((ruling) => ({
		kind: 'text',
		title: builder.rulings[ruling].title,
		text: readingText(builder, ruling, readings[ruling]),
		rule: ruleOf(army, ruling)
	}));
}
