import { linesOf, type Assessment } from '$lib/rules/assessment/assess';
import type { Unit } from '$lib/rules/choices';
import type { LedgerLine } from '$lib/rules/ledger';
import { reuseEqual } from '$lib/rules/memo';
import { countOf } from '$lib/rules/terms';

/** The lines of one unit in the cost breakdown of its army. */
export interface BillGroup {
	readonly key: string;
	readonly name: string;
	readonly count: number;
	readonly lines: readonly LedgerLine[];
}

const FIELDS = ['key', 'quantity', 'points', 'measure', 'rule'] as const;

function same(before: readonly LedgerLine[], after: readonly LedgerLine[]): boolean {
	return (
		before.length === after.length &&
		before.every((line, index) => {
			const next = after[index];
			return line === next || FIELDS.every((field) => line[field] === next?.[field]);
		})
	);
}

const keptGroup = reuseEqual<Unit, BillGroup>((known, fresh) => same(known.lines, fresh.lines));

/** The lines of a unit; returns the same object while they do not change. */
export function groupOf(assessment: Assessment, unit: Unit): BillGroup {
	const lines = linesOf(assessment, unit);
	return keptGroup(unit, { key: `unit ${unit.id}`, name: unit.name, count: countOf(unit), lines });
}
