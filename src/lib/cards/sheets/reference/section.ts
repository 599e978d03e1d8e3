import type { RuleId } from '$lib/rules/citations';
import type { TextBlock } from '../../model/card';

/** A rulebook table as text; its title is the heading of the first column. */
export interface ReferenceTable {
	readonly kind: 'table';
	readonly title: string;
	/** What its numbers depend on, beside the title. */
	readonly note?: string;
	/** Headings of all columns but the first. */
	readonly heads: readonly string[];
	readonly rows: readonly ReferenceRow[];
}

export interface ReferenceRow {
	readonly cells: readonly string[];
	readonly rule: RuleId;
}

/** A titled part of the quick reference. */
export interface Section {
	readonly title: string;
	readonly entries: readonly (ReferenceTable | TextBlock)[];
}
