import type { Points } from '$lib/points/points';
import type { Army, Limits } from '../choices';
import { isOfArmy, totalOf, type LedgerLine } from '../ledger';
import { checkLimits } from './check-limits';
import { ofUnit } from './of-unit';
import { checkPacks } from '../packs/check-packs';
import { rulebookFor } from '../registry';
import { checkRulings } from '../rulings/sensitivity';
import { checkSquads } from '../formation/squads';
import { isError, type Violation } from '../violation';

/** The bill of an army, its sum, and its violations. */
export interface Assessment {
	readonly lines: readonly LedgerLine[];
	readonly total: Points;
	readonly violations: readonly Violation[];
	/** General dice, in a rulebook that counts dice instead of points. */
	readonly dice?: number;
}

/** Prices and checks an army against its own limits or the given ones. */
export function assess(
	given: Army,
	limits: Limits | undefined = given.limits,
	rulebook = rulebookFor(given)
): Assessment {
	const army = limits === given.limits ? given : { ...given, limits };
	const lines = rulebook.price(army);
	const total = totalOf(lines);
	const violations = [
		...rulebook.check(army),
		...checkSquads(army),
		...checkPacks(army, rulebook),
		...checkLimits(army, rulebook, total)
	];
	if (!violations.some(isError)) violations.push(...checkRulings(army, rulebook));
	const dice = rulebook.dice?.(army);
	return dice === undefined ? { lines, total, violations } : { lines, total, violations, dice };
}

/** Whether there is no error; warnings and remarks do not count. */
export function isLegal({ violations }: Assessment): boolean {
	return !violations.some(isError);
}

/** The ledger lines of one unit. */
export function linesOf({ lines }: Assessment, unit: string): readonly LedgerLine[] {
	const own = ofUnit(lines, unit);
	return own.some(isOfArmy) ? own.filter((line) => !isOfArmy(line)) : own;
}
