import type { Army, RulebookId, TableChange } from '../choices';
import type { RuleId } from '../citations';
import type { Row } from './house-rules';
import { rulebookOf } from '../registry';

/** A price or statistic that an army changes, with the printed value. */
export interface HouseRuleChange {
	readonly table: string;
	readonly row: string;
	readonly field: string;
	readonly before: number | string;
	readonly after: number | string;
	/** The rule id of the printed value. */
	readonly rule: RuleId;
}

/** The changes of an army's house rules; those that do not fit the rulebook's tables are left out. */
export const houseRuleChanges = ({ rulebook, houseRules }: Army): HouseRuleChange[] =>
	changesWithPrinted(rulebook, houseRules?.changes);

/** Changed cells with the printed values; those that do not fit the rulebook's tables are left out. */
export function changesWithPrinted(
	rulebook: RulebookId,
	changes: readonly TableChange[] = []
): HouseRuleChange[] {
	const { tables } = rulebookOf(rulebook);
	return changes.flatMap(({ table, row, field, value: after }) => {
		const printed = tables[table]?.[row] as Row | undefined;
		const before = printed?.[field];
		if (printed === undefined || before === undefined || typeof before === 'boolean') return [];
		return [{ table, row, field, before, after, rule: printed.rule as RuleId }];
	});
}
