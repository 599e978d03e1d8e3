import type { Points } from '$lib/points/points';
import type { Army, Limits } from './choices';
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

/** Prices and checks an army against its own limits, or against those given in their place. */
export function assess(given: Army, limits: Limits | undefined = given.limits): Assessment {
	const army = limits === given.limits ? given : { ...given, limits };
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
