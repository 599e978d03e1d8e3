import type { Points } from '$lib/points/points';
import type { Army } from './choices';
import { isOfArmy, totalOf, type LedgerLine } from './ledger';
import { checkLimits } from './limits';
import { rulebookOf } from './registry';
import type { Violation } from './violation';

/** All that the app shows of an army: its bill, the sum of the bill, and what it breaks. */
export interface Assessment {
	readonly lines: readonly LedgerLine[];
	readonly total: Points;
	readonly violations: readonly Violation[];
}

/** Prices and checks an army, its limits included. An army of an unknown rulebook has an empty bill. */
export function assess(army: Army): Assessment {
	const rulebook = rulebookOf(army.rulebook);
	const lines = rulebook?.price(army) ?? [];
	const total = totalOf(lines);
	const violations = rulebook
		? [...rulebook.check(army), ...checkLimits(army, rulebook, total)]
		: [];
	return { lines, total, violations };
}

/** Legal: no error; warnings and remarks do not count. */
export function isLegal({ violations }: Assessment): boolean {
	return violations.every(({ severity }) => severity !== 'error');
}

/** The lines of one unit. */
export function linesOf({ lines }: Assessment, unit: string): LedgerLine[] {
	return lines.filter((line) => line.unit === unit && !isOfArmy(line));
}
