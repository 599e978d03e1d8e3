import type { Points } from '$lib/points/points';
import type { Army, Limits, Unit } from '../choices';
import { totalOf, type LedgerLine } from '../ledger';
import { checkLimits } from './check-limits';
import { ofUnit } from './of-unit';
import { checkPacks } from '../packs/check-packs';
import { rulebookFor } from '../registry';
import type { Rulebook } from '../rulebook/rulebook';
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

/** The violations of a priced army. */
function check(army: Army, rulebook: Rulebook, total: Points): Violation[] {
	const violations = [
		...rulebook.check(army),
		...checkSquads(army),
		...checkPacks(army, rulebook),
		...checkLimits(army, rulebook, total)
	];
	if (!violations.some(isError)) violations.push(...checkRulings(army, rulebook));
	return violations;
}

/** Prices an army, and checks it against its own limits or the given ones. */
export function assessAtOnce(
	given: Army,
	limits: Limits | undefined = given.limits,
	rulebook = rulebookFor(given)
): Assessment {
	const army = limits === given.limits ? given : { ...given, limits };
	const lines = rulebook.price(army);
	const total = totalOf(lines);
	const violations = check(army, rulebook, total);
	const dice = rulebook.dice?.(army);
	return dice === undefined ? { lines, total, violations } : { lines, total, violations, dice };
}

/** Prices a unit of an assessed army. */
const unitPrices = new WeakMap<Assessment, (unit: Unit) => readonly LedgerLine[]>();

/**
 * An army's bill, and its check against its own limits or the given ones; each is made when it is first read. For many
 * armies, `assessAtOnce` is better: a getter keeps its army until the next full garbage collection.
 */
export function assess(
	given: Army,
	limits: Limits | undefined = given.limits,
	rulebook = rulebookFor(given)
): Assessment {
	const army = limits === given.limits ? given : { ...given, limits };
	const dice = rulebook.dice?.(army);
	let lines: readonly LedgerLine[] | undefined;
	let total: Points | undefined;
	let violations: readonly Violation[] | undefined;
	const assessment: Assessment = {
		get lines() {
			return (lines ??= rulebook.price(army));
		},
		get total() {
			return (total ??= totalOf(this.lines));
		},
		get violations() {
			return (violations ??= check(army, rulebook, this.total));
		},
		...(dice !== undefined && { dice })
	};
	unitPrices.set(assessment, (unit) => rulebook.priceOf(army, unit));
	return assessment;
}

/** The lines of a fielded unit, without pricing the others. */
export function linesOf(assessment: Assessment, unit: Unit): readonly LedgerLine[] {
	return unitPrices.get(assessment)?.(unit) ?? ofUnit(assessment.lines, unit.id);
}

/** Whether there is no error; warnings and remarks do not count. */
export function isLegal({ violations }: Assessment): boolean {
	return !violations.some(isError);
}
