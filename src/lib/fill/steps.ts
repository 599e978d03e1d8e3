import { carryingUsedRows, withAllRows } from '$lib/army/carried-packs';
import { edit, type Edit } from '$lib/army/edits/edit';
import { freeUnitId, setCount, withNewUnit, withUnit, type NewUnit } from '$lib/army/edits/edits';
import type { Army, Unit } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import { countOf } from '$lib/rules/terms';
import { upgraded, type Improved } from './upgrades';

/** A unit of the palette, without id. Each tap adds one copy; its own count is ignored. */
export type Candidate = NewUnit;

/** One step of a fill. Units are named by id, candidates by index in the given list. */
export type FillStep =
	| { readonly kind: 'more'; readonly unit: string; readonly times: number }
	| { readonly kind: 'new'; readonly candidate: number; readonly times: number }
	| ({ readonly kind: 'upgrade'; readonly unit: string } & Improved);

/** The taps of a step: an upgrade of all copies of an entry is one tap. */
export function tapsOf(step: FillStep): number {
	return step.kind === 'upgrade' ? 1 : step.times;
}

/** A candidate as an entry of the army, on foot, because its mount would belong to another army. */
export function recruit(candidate: Candidate, id: string, count: number): Unit {
	const unit: Unit = { ...candidate, id, count };
	return 'mount' in unit ? { ...unit, mount: undefined } : unit;
}

/** Adds copies of an entry, also to its squad. */
function reinforced(army: Army, id: string, times: number): Army {
	const unit = army.units.find((found) => found.id === id);
	return unit ? setCount(unit, countOf(unit) + times).apply(army) : army;
}

/**
 * Applies the steps. A step with an unknown unit or candidate, or an upgrade that does not apply to the unit,
 * changes nothing.
 */
export function applyFill(
	army: Army,
	steps: readonly FillStep[],
	candidates: readonly Candidate[]
): Army {
	return steps.reduce((before, step) => {
		if (step.kind === 'new') {
			const candidate = candidates[step.candidate];
			if (!candidate) return before;
			return withNewUnit(before, recruit(candidate, freeUnitId(before), step.times));
		}
		if (step.kind === 'more') return reinforced(before, step.unit, step.times);
		return withUnit(before, step.unit, (unit) => upgraded(unit, step, before) ?? unit);
	}, army);
}

/** A chosen fill as one edit. The army carries the rows of known packs that its units use then. */
export function spendRest(
	steps: readonly FillStep[],
	candidates: readonly Candidate[],
	known: readonly Pack[] = []
): Edit {
	return edit('spendRest', '', (army) =>
		carryingUsedRows(applyFill(withAllRows(army, known), steps, candidates), known)
	);
}
