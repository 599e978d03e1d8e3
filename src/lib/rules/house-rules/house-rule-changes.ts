import type { Army } from '../choices';
import type { RuleId } from '../citations';
import type { Row } from './house-rules';
import { rulebookOf } from '../registry';

/** One price or statistic that an army changes, with what is printed. */
export interface HouseRuleChange {
	readonly table: string;
	readonly row: string;
	readonly field: string;
	readonly before: number | string;
	readonly after: number | string;
	/** The rule that the printed value is from. */
	readonly rule: RuleId;
}

/** What the house rules of an army change in its rulebook; what it does not have is left out. */
export function houseRuleChanges({ rulebook, houseRules }: Army): HouseRuleChange[] {
	const { tables } = rulebookOf(rulebook);
	return (houseRules?.changes ?? []).flatMap(({ table, row, field, value: after }) => {
		const printed = tables[table]?.[row] as Row | undefined;
		const before = printed?.[field];
		if (printed === undefined || before === undefined || typeof before === 'boolean') return [];
		return [{ table, row, field, before, after, rule: printed.rule as RuleId }];
	});
}
