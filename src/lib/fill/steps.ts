import type { Army, Creation, Figure, Minifig, Unit } from '$lib/rules/choices';
import { squadsFollowing } from '$lib/rules/formation/formation';
import { countOf } from '$lib/rules/terms';
import { upgraded, type Upgrade } from './upgrades';

/** A unit of the palette: no id yet, and one copy a tap whatever number it has. */
export type Candidate = Omit<Minifig, 'id'> | Omit<Creation, 'id'> | Omit<Figure, 'id'>;

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

function withUnit(army: Army, id: string, change: (unit: Unit) => Unit): Army {
	return { ...army, units: army.units.map((unit) => (unit.id === id ? change(unit) : unit)) };
}

/** More of an entry, in its squad too. */
function reinforced(army: Army, id: string, times: number): Army {
	const unit = army.units.find((found) => found.id === id);
	if (!unit) return army;
	const count = countOf(unit) + times;
	const squads = squadsFollowing(army, unit, count);
	return { ...withUnit(army, id, () => ({ ...unit, count })), ...(squads && { squads }) };
}

/**
 * The army after the steps, a new one. `freeId` names an id that the army does not have yet. A step that
 * names no unit or candidate, or an upgrade that the unit has no use for, changes nothing.
 */
export function applyFill(
	army: Army,
	steps: readonly FillStep[],
	candidates: readonly Candidate[],
	freeId: (army: Army) => string
): Army {
	return steps.reduce((before, step) => {
		if (step.kind === 'new') {
			const candidate = candidates[step.candidate];
			if (!candidate) return before;
			const unit = recruit(candidate, freeId(before), step.times);
			return { ...before, units: [...before.units, unit] };
		}
		if (step.kind === 'more') return reinforced(before, step.unit, step.times);
		return withUnit(before, step.unit, (unit) => upgraded(unit, step.upgrade) ?? unit);
	}, army);
}
