import type { Army, Creation, Unit } from '../choices';
import { rulebookFor } from '../registry';
import { mountOf, ridersOf } from './riders';
import { allUnits, countOf, isCreation, isMinifig, sizeOf } from '../terms';
import { likenessOf, type Violation } from '../violation';

/** Inches up to which a beast carries one rider only. */
const SADDLE = 2;

/** One figure or creation on another, and what would come of it. */
export interface Boarding {
	readonly rider: Unit;
	readonly mount: Creation;
	/** Figures on it already, the rider's own left out. */
	readonly taken: number;
	/** More riders than beasts that carry one each. */
	readonly crowded: boolean;
	/** Errors, warnings and remarks that it brings to the two. */
	readonly violations: readonly Violation[];
}

/** A rider has a mind of his own: a minifig, or a creature with a brain (PL-MND-04). */
export function canRide(unit: Unit): boolean {
	return isMinifig(unit) || (isCreation(unit) && unit.form === 'creature' && !!unit.brain);
}

/** Whether a unit can get on a creation: not on itself, nor on what rides it. */
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

/** What the rules say of a rider on a mount that they do not say of him on foot: looked at by themselves. */
function broughtBy(army: Army, rider: Unit, mount: Creation, others: readonly Unit[]): Violation[] {
	const { squads: _, reserve: __, stock: ___, limits: ____, ...rest } = army;
	const check = (unit: Unit) =>
		rulebookFor(army).check({ ...rest, units: [unit, mount, ...others] });
	const known = new Set(check({ ...rider, mount: undefined } as Unit).map(likenessOf));
	const found = check({ ...rider, mount: mount.id } as Unit);
	return found.filter((violation) => !known.has(likenessOf(violation)));
}

/** Whether the screen offers it: a creature is borne by what is larger than it. */
function isOffered(army: Army, rider: Unit, mount: Unit): mount is Creation {
	if (!canMount(army, rider, mount)) return false;
	if (isMinifig(rider) || mountOf(army, rider)?.id === mount.id) return true;
	return sizeOf(rider) < sizeOf(mount);
}

/** One unit on one creation. */
function boarding(army: Army, rider: Unit, mount: Creation): Boarding {
	const others = ridersOf(army, mount.id).filter(({ id }) => id !== rider.id);
	const taken = others.reduce((sum, unit) => sum + countOf(unit), 0);
	const single = mount.form === 'creature' && sizeOf(mount) <= SADDLE;
	const crowded = single && taken + countOf(rider) > countOf(mount);
	return { rider, mount, taken, crowded, violations: broughtBy(army, rider, mount, others) };
}

/** Everything that a unit can ride, crew or serve. */
export function mountsFor(army: Army, rider: Unit): Boarding[] {
	return allUnits(army).flatMap((mount) =>
		isOffered(army, rider, mount) ? [boarding(army, rider, mount)] : []
	);
}

/** Everybody who can ride, crew or serve a creation. */
export function crewFor(army: Army, mount: Creation): Boarding[] {
	return allUnits(army).flatMap((rider) =>
		isOffered(army, rider, mount) ? [boarding(army, rider, mount)] : []
	);
}
