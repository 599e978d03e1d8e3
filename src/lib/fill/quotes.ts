import type { Army, Unit } from '$lib/rules/choices';
import type { Violation } from '$lib/rules/violation';
import { assessWithoutPointsLimit } from './new-violations';

/** The list price of one copy of a unit in half-points, without hero discount, and its own violations. */
export interface Quote {
	readonly each: number;
	readonly violations: readonly Violation[];
}

/** An id prefix that no unit of the army has, so that trial units do not collide and riders keep their mounts. */
function freePrefix({ units, reserve }: Army): string {
	const ids = [...units, ...(reserve?.summons ?? [])].map(({ id }) => id);
	let prefix = '+';
	while (ids.some((id) => id.startsWith(prefix))) prefix += '+';
	return prefix;
}

function byUnit<T extends { readonly unit: string }>(found: readonly T[]): Map<string, T[]> {
	const units = new Map<string, T[]>();
	for (const entry of found) {
		const known = units.get(entry.unit);
		if (known) known.push(entry);
		else units.set(entry.unit, [entry]);
	}
	return units;
}

/** Quotes for many possible units at once, from one assessment of an army with all of them. */
export function quotesFor(army: Army, units: readonly Unit[]): readonly Quote[] {
	const prefix = freePrefix(army);
	const shown = units.map((unit, index) => ({ ...unit, id: prefix + index, count: 1 }));
	const fair = { ...army, heroDiscount: false, units: [...army.units, ...shown] };
	const { lines, violations } = assessWithoutPointsLimit(fair);
	const [unitLines, unitViolations] = [byUnit(lines), byUnit(violations)];
	return shown.map(({ id }) => ({
		each: (unitLines.get(id) ?? []).reduce((sum, { points }) => sum + points, 0),
		violations: (unitViolations.get(id) ?? []).map((violation) => ({ ...violation, unit: '' }))
	}));
}
