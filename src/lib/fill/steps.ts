import { edit, type Edit } from '$lib/army/edits/edit';
import { freeUnitId, setCount, withNewUnit, withUnit, type NewUnit } from '$lib/army/edits/edits';
import type { Army, Unit } from '$lib/rules/choices';
import { countOf } from '$lib/rules/terms';
import { upgraded, type Upgrade } from './upgrades';

/** A unit of the palette: no id yet, and one copy a tap whatever number it has. */
export type Candidate = NewUnit;

/** What to tap. Units go by their ids, candidates by their place in the list that was given. */
export type FillStep =
	| { readonly kind: 'more'; readonly unit: string; readonly times: number }
	| { readonly kind: 'new'; readonly candidate: number; readonly times: number }
	| { readonly kind: 'upgrade'; readonly unit: string; readonly upgrade: Upgrade };

/** Taps that a step takes: an upgrade is one, for all copies of the entry together. */
export function tapsOf(step: FillStep): number {
	return step.kind === 'upgrade' ? 1 : step.times;
}

/** A candidate as an entry of the army: on foot, since its mount would be another army's. */
export function recruit(candidate: Candidate, id: string, count: number): Unit {
	const unit: Unit = { ...candidate, id, count };
	return 'mount' in unit ? { ...unit, mount: undefined } : unit;
}

/** More of an entry, in its squad too. */
function reinforced(army: Army, id: string, times: number): Army {
	const unit = army.units.find((found) => found.id === id);
	return unit ? setCount(unit, countOf(unit) + times).apply(army) : army;
}

/**
 * The army after the steps. A step that names no unit or candidate, or an upgrade that the unit has no use
 * for, changes nothing.
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
		return withUnit(before, step.unit, (unit) => upgraded(unit, step.upgrade) ?? unit);
	}, army);
}

/** What was chosen to spend the points that are left, as one edit. */
export function spendRest(steps: readonly FillStep[], candidates: readonly Candidate[]): Edit {
	return edit('spendRest', '', (army) => applyFill(army, steps, candidates));
}
