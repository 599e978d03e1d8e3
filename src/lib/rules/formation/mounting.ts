import type { Army, Creation, Unit } from '../choices';
import { rulebookFor } from '../registry';
import { mountOf, ridersOf } from './riders';
import { allUnits, countOf, isCreation, isMinifig, sizeOf } from '../terms';
import { kindKeyOf, type Violation } from '../violation';

/** Up to this size in inches, a creature carries a single rider. */
const SINGLE_RIDER_SIZE = 2;

/** A possible rider and mount, with the consequences. */
export interface MountOption {
	readonly rider: Unit;
	readonly mount: Creation;
	/** Riders that the mount already has, without this one. */
	readonly taken: number;
	/** More riders than creatures that carry one each. */
	readonly crowded: boolean;
	/** Errors, warnings and remarks that mounting adds to the two. */
	readonly violations: readonly Violation[];
}

/** Riders have a mind: minifigs, and creatures with a brain (PL-MND-04). */
export function canRide(unit: Unit): boolean {
	return isMinifig(unit) || (isCreation(unit) && unit.form === 'creature' && !!unit.brain);
}

/** Whether a unit can mount a creation: not itself, nor its own riders. */
export function canMount(army: Army, unit: Unit, creation: Unit): creation is Creation {
	if (!isCreation(creation) || !canRide(unit)) return false;
	const passed = new Set<Unit>();
	let under: Unit | undefined = creation;
	while (under && !passed.has(under)) {
		if (under.id === unit.id) return false;
		passed.add(under);
		under = mountOf(army, under);
	}
	return true;
}

/** The violations of rider and mount that the rider does not have on foot; other units are ignored. */
function addedViolations(
	army: Army,
	rider: Unit,
	mount: Creation,
	others: readonly Unit[]
): Violation[] {
	const { squads: _, reserve: __, stock: ___, limits: ____, ...rest } = army;
	const check = (unit: Unit) =>
		rulebookFor(army).check({ ...rest, units: [unit, mount, ...others] });
	const known = new Set(check({ ...rider, mount: undefined } as Unit).map(kindKeyOf));
	const found = check({ ...rider, mount: mount.id } as Unit);
	return found.filter((violation) => !known.has(kindKeyOf(violation)));
}

/** Whether the app offers this mount: a creature must be smaller than its mount. */
export function isOffered(army: Army, rider: Unit, mount: Unit): mount is Creation {
	if (!canMount(army, rider, mount)) return false;
	if (isMinifig(rider) || mountOf(army, rider)?.id === mount.id) return true;
	return sizeOf(rider) < sizeOf(mount);
}

/** One rider on one mount. */
function mountOption(army: Army, rider: Unit, mount: Creation): MountOption {
	const others = ridersOf(army, mount.id).filter(({ id }) => id !== rider.id);
	const taken = others.reduce((sum, unit) => sum + countOf(unit), 0);
	const single = mount.form === 'creature' && sizeOf(mount) <= SINGLE_RIDER_SIZE;
	const crowded = single && taken + countOf(rider) > countOf(mount);
	return { rider, mount, taken, crowded, violations: addedViolations(army, rider, mount, others) };
}

/** All units that a rider can ride, crew or serve. */
export function mountsFor(army: Army, rider: Unit): MountOption[] {
	return allUnits(army).flatMap((mount) =>
		isOffered(army, rider, mount) ? [mountOption(army, rider, mount)] : []
	);
}

/** All units that can ride, crew or serve a creation. */
export function crewFor(army: Army, mount: Creation): MountOption[] {
	return allUnits(army).flatMap((rider) =>
		isOffered(army, rider, mount) ? [mountOption(army, rider, mount)] : []
	);
}
