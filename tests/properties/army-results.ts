import { toCp } from '$lib/points/points';
import { assess, type Assessment } from '$lib/rules/assessment/assess';
import type { Army, Unit } from '$lib/rules/choices';
import { CHAPTERS } from '$lib/rules/citations';
import { allUnits } from '$lib/rules/terms';
import type { Violation } from '$lib/rules/violation';

export const RULE_IDS: ReadonlySet<string> = new Set(Object.values(CHAPTERS).flat());

/** CP by rule. */
export function byRule({ lines }: Pick<Assessment, 'lines'>): Record<string, number> {
	const sums: Record<string, number> = {};
	for (const { rule, points } of lines) sums[rule] = (sums[rule] ?? 0) + toCp(points);
	return sums;
}

/** The distinct pairs of severity and code, sorted for comparisons. */
export function pairs(violations: readonly Violation[]): string[] {
	return [...new Set(violations.map(({ code, severity }) => `${severity} ${code}`))].sort();
}

/** The results that no order of choices may change. */
export function outline(army: Army): unknown {
	const found = assess(army);
	return { total: found.total, byRule: byRule(found), pairs: pairs(found.violations) };
}

/** An army of a single unit, without anything that belongs to the whole army. */
export function alone(army: Army, unit: Unit): Army {
	const { stock: _stock, reserve: _reserve, squads: _squads, ...rest } = army;
	return { ...rest, units: [unit] };
}

/** The army with one unit changed, fielded or in reserve. */
export function withChanged(army: Army, id: string, change: (unit: Unit) => Unit): Army {
	const inList = (units: readonly Unit[]) =>
		units.map((unit) => (unit.id === id ? change(unit) : unit));
	const { reserve } = army;
	const summons = reserve?.summons && { summons: inList(reserve.summons) };
	return {
		...army,
		units: inList(army.units),
		...(reserve && { reserve: { ...reserve, ...summons } })
	};
}

/** Every change applied to every unit, one at a time. */
export function changedArmies(army: Army, changes: readonly ((unit: Unit) => Unit)[]): Army[] {
	return allUnits(army).flatMap(({ id }) => changes.map((change) => withChanged(army, id, change)));
}
