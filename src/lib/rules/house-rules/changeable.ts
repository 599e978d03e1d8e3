import type { RulebookId } from '../choices';
import type { RuleId } from '../citations';
import { changeableFields, type Row } from './house-rules';
import { rulebookOf } from '../registry';

/** A price or statistic of a rulebook that a house rule may change. */
export interface Changeable {
	readonly table: string;
	readonly row: string;
	readonly field: string;
	readonly printed: number | string;
	readonly rule: RuleId;
}

/** Everything that house rules can change in a rulebook, in the order of its tables. */
export function changeableIn(id: RulebookId): Changeable[] {
	return Object.entries(rulebookOf(id).tables).flatMap(([table, rows]) =>
		Object.entries(rows).flatMap(([row, entry]) =>
			changeableFields(entry).map((field) => {
				const { [field]: printed, rule } = entry as Row;
				return { table, row, field, printed: printed as number | string, rule: rule as RuleId };
			})
		)
	);
}
