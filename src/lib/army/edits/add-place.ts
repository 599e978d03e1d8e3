import type { Army, Creation, Supplement, Unit } from '$lib/rules/choices';
import { countIn } from '$lib/rules/formation/formation';
import { isOffered } from '$lib/rules/formation/mounting';
import { allUnits, countOf, isCreation, summonsOf } from '$lib/rules/terms';
import { MOST } from '../format/limits';
import type { Edit } from './edit';
import {
	addUnit,
	contentKey,
	countsLike,
	freeUnitId,
	setCount,
	withCopy,
	withNewUnit,
	type NewUnit
} from './edits';
import { setMember } from './squad-edits';
import { hasRoomInReserve, withSummons } from './unit-order';

/** Where a new unit goes: the army, a squad, onto a creation, or the reserve. */
export type AddPlace =
	| { readonly of: 'army' }
	| { readonly of: 'squad'; readonly id: string }
	| { readonly of: 'crew'; readonly id: string }
	| { readonly of: 'reserve' };

/** An entry equal to a unit that has room for one more copy. */
function likeIn(units: readonly Unit[], unit: NewUnit): Unit | undefined {
	const wanted = contentKey(unit);
	return units.find((found) => countOf(found) < MOST.count && contentKey(found) === wanted);
}

/** Adds one copy to an equal entry that is in the squad as a whole, or a new entry. */
function withSquadCopy(army: Army, id: string, unit: NewUnit): Army {
	const squad = army.squads?.find((found) => found.id === id);
	if (!squad) return army;
	const whole = army.units.filter((found) => countIn(squad, found) === countOf(found));
	const like = likeIn(whole, unit);
	if (like) return setCount(like, countOf(like) + 1).apply(army);
	const added: Unit = { ...unit, id: freeUnitId(army), count: 1 };
	return setMember(squad, added, 1).apply(withNewUnit(army, added));
}

function withSummonCopy(army: Army, unit: NewUnit): Army {
	const summons = summonsOf(army);
	const like = likeIn(summons, unit);
	if (like) return setCount(like, countOf(like) + 1).apply(army);
	if (!hasRoomInReserve(army)) return army;
	return withSummons(army, [...summons, { ...unit, id: freeUnitId(army) }]);
}

/** The creation that a unit is added onto; undefined if the army has none with this id. */
export function mountIn(army: Army, id: string): Creation | undefined {
	const mount = allUnits(army).find((unit) => unit.id === id);
	return mount && isCreation(mount) ? mount : undefined;
}

function withAdded(army: Army, place: AddPlace, unit: NewUnit): Army {
	if (place.of === 'squad') return withSquadCopy(army, place.id, unit);
	if (place.of === 'reserve') return withSummonCopy(army, unit);
	if (place.of === 'army') return withCopy(army, unit);
	const aboard = mountIn(army, place.id) && suitsPlace(army, place, unit);
	return aboard ? withCopy(army, { ...unit, mount: place.id } as NewUnit) : army;
}

/** Adds a unit to a place and switches on the missing supplements that it needs. */
export function addTo(place: AddPlace, unit: NewUnit, missing: readonly Supplement[] = []): Edit {
	return addUnit(unit, missing, (army, added) => withAdded(army, place, added));
}

/** The unit that an edit has added, or of which the army has more now. */
export function addedUnit(before: Army, after: Army): Unit | undefined {
	const counts = new Map(allUnits(before).map((unit) => [unit.id, countOf(unit)]));
	return allUnits(after).find((unit) => countOf(unit) > (counts.get(unit.id) ?? 0));
}

/** Whether a unit can be added to a place: only riders go onto a creation. */
export function suitsPlace(army: Army, place: AddPlace, unit: NewUnit): boolean {
	if (place.of !== 'crew') return true;
	const mount = mountIn(army, place.id);
	return mount !== undefined && isOffered(army, { ...unit, id: freeUnitId(army) }, mount);
}

/** Returns a function that gives the count of units like the given one in a place. */
export function countsAt(army: Army, place: AddPlace): (unit: NewUnit) => number {
	if (place.of === 'army') return countsLike(army);
	if (place.of === 'reserve') return countsLike({ ...army, units: [...summonsOf(army)] });
	if (place.of === 'crew') {
		const counts = countsLike(army);
		return (unit) => counts({ ...unit, mount: place.id } as NewUnit);
	}
	const squad = army.squads?.find(({ id }) => id === place.id);
	const members = squad
		? army.units.flatMap((unit) => {
				const count = countIn(squad, unit);
				return count > 0 ? [{ ...unit, count }] : [];
			})
		: [];
	return countsLike({ ...army, units: members });
}

/** Whether a place still exists; another step may have removed it. */
export function hasPlace(army: Army, place: AddPlace): boolean {
	if (place.of === 'squad') return !!army.squads?.some(({ id }) => id === place.id);
	return place.of !== 'crew' || mountIn(army, place.id) !== undefined;
}
