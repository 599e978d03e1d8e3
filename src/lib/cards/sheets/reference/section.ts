import type { RuleId } from '$lib/rules/citations';
import type { TextBlock } from '../../model/card';

/** A table of a rulebook in words: its title stands over the first column. */
export interface ReferenceTable {
	readonly kind: 'table';
	readonly title: string;
	/** What its figures go by, beside the title. */
	readonly note?: string;
	/** What stands over the columns after the first. */
	readonly heads: readonly string[];
	readonly rows: readonly ReferenceRow[];
}

export interface ReferenceRow {
	readonly cells: readonly string[];
	readonly rule: RuleId;
}

/** A part of the quick reference under its title. */
export interface Section {
	readonly title: string;
	readonly entries: readonly (ReferenceTable | TextBlock)[];
}
