import canonicalize from 'canonicalize';
import type {
	Army,
	Creation,
	Figure,
	Gear,
	GearItem,
	Limits,
	Minifig,
	Place,
	Unit
} from '$lib/rules/choices';
import { squadsFollowing } from '$lib/rules/formation/formation';
import { allUnits, countOf, isHeld } from '$lib/rules/terms';
import { withEach } from './entries';
import { MAXIMUM_COUNT, MAXIMUM_GEAR, movePieces, withoutPieces, withPieces } from './gear-list';

/** A unit that no army has yet: the army gives it an id. */
export type NewUnit = Omit<Minifig, 'id'> | Omit<Creation, 'id'> | Omit<Figure, 'id'>;

/** An id that no unit of the army has: u1, u2 … */
export function freeUnitId(army: Army): string {
	const taken = new Set(army.units.map(({ id }) => id));
	for (const { id } of army.reserve?.summons ?? []) taken.add(id);
	let number = army.units.length + 1;
	while (taken.has(`u${number}`)) number += 1;
	return `u${number}`;
}

/** The army with one unit changed; the same army when it has no such unit. */
export function withUnit(army: Army, id: string, change: (unit: Unit) => Unit): Army {
	let changed = false;
	const units = army.units.map((unit) => {
		if (unit.id !== id) return unit;
		const next = change(unit);
		changed ||= next !== unit;
		return next;
	});
	return changed ? { ...army, units } : army;
}

/** The same for a unit that may wait in reserve. */
export function withAnyUnit(army: Army, id: string, change: (unit: Unit) => Unit): Army {
	if (army.units.some((unit) => unit.id === id) || !army.reserve?.summons) {
		return withUnit(army, id, change);
	}
	let changed = false;
	const summons = army.reserve.summons.map((unit) => {
		if (unit.id !== id) return unit;
		const next = change(unit);
		changed ||= next !== unit;
		return next;
	});
	return changed ? { ...army, reserve: { ...army.reserve, summons } } : army;
}

export function withMinifig(army: Army, id: string, change: (minifig: Minifig) => Minifig): Army {
	return withAnyUnit(army, id, (unit) => (unit.kind === 'minifig' ? change(unit) : unit));
}

/** Whoever has hands, a mind or spells: a minifig or a creation. */
export type Bearer = Minifig | Creation;

/** The army with one minifig or creation changed, in reserve too. */
export function withBearer(army: Army, id: string, change: (unit: Bearer) => Bearer): Army {
	return withAnyUnit(army, id, (unit) => (unit.kind === 'figure' ? unit : change(unit)));
}

export function addUnit(army: Army, unit: Unit): Army {
	return { ...army, units: [...army.units, unit] };
}

/** What makes two units the same: all but their ids and their numbers. */
export function likeness({ count: _, ...unit }: NewUnit): string {
	return canonicalize({ ...unit, id: '' }) ?? '';
}

/** How many just like a unit an army has in one entry, to be asked for many units. */
export function countsLike(army: Army): (unit: NewUnit) => number {
	const counts = new Map<string, number>();
	for (const unit of army.units.toReversed()) counts.set(likeness(unit), countOf(unit));
	return (unit) => counts.get(likeness(unit)) ?? 0;
}

/** One more of a kind: in the entry of units just like it, or in an entry of its own. */
export function muster(army: Army, unit: NewUnit): Army {
	const wanted = likeness(unit);
	const like = army.units.find((present) => likeness(present) === wanted);
	if (like && countOf(like) < MAXIMUM_COUNT) return setCount(army, like.id, countOf(like) + 1);
	return addUnit(army, { ...unit, id: freeUnitId(army) });
}

/** Changes the list that a unit stands in: the units, or the summons in reserve. */
function withListOf(
	army: Army,
	id: string,
	change: (list: readonly Unit[], index: number) => Unit[]
): Army {
	const at = (list: readonly Unit[]) => list.findIndex((unit) => unit.id === id);
	const index = at(army.units);
	if (index >= 0) return { ...army, units: change(army.units, index) };
	const { summons = [] } = army.reserve ?? {};
	const waiting = at(summons);
	if (waiting < 0) return army;
	return { ...army, reserve: { ...army.reserve, summons: change(summons, waiting) } };
}

/** A copy of a unit, standing right behind it, under a free id. */
export function copyUnit(army: Army, id: string): Army {
	return withListOf(army, id, (list, index) => {
		const copies = list.slice(index, index + 1).map((unit) => ({ ...unit, id: freeUnitId(army) }));
		return list.toSpliced(index + 1, 0, ...copies);
	});
}

/** The army without a unit; nothing keeps pointing at it. */
export function removeUnit(army: Army, id: string): Army {
	if (!allUnits(army).some((unit) => unit.id === id)) return army;
	const dismounted = (unit: Unit): Unit =>
		'mount' in unit && unit.mount === id ? { ...unit, mount: undefined } : unit;
	const units = army.units.filter((unit) => unit.id !== id).map(dismounted);
	const summons = army.reserve?.summons?.filter((unit) => unit.id !== id).map(dismounted);
	const squads = withEach(army.squads, (squad) => {
		const isOfIt = squad.banner === id || squad.members?.some(({ unit }) => unit === id);
		if (!isOfIt) return squad;
		return {
			...squad,
			members: squad.members?.filter(({ unit }) => unit !== id),
			banner: squad.banner === id ? undefined : squad.banner
		};
	});
	const reserve = summons && { ...army.reserve, summons };
	return { ...army, units, ...(squads && { squads }), ...(reserve && { reserve }) };
}

/** One place up or down the list; the same army where there is no such place. */
export function moveUnit(army: Army, id: string, by: 1 | -1): Army {
	const moved = withListOf(army, id, (list, from) => {
		const to = from + by;
		const unit = list[from];
		if (!unit || to < 0 || to >= list.length) return list as Unit[];
		return list.toSpliced(from, 1).toSpliced(to, 0, unit);
	});
	return moved.units === army.units && moved.reserve?.summons === army.reserve?.summons
		? army
		: moved;
}

export function setCount(army: Army, id: string, count: number): Army {
	const bounded = Math.min(MAXIMUM_COUNT, Math.max(1, Math.round(count)));
	const unit = army.units.find((found) => found.id === id);
	const squads = unit && squadsFollowing(army, unit, bounded);
	const counted = withAnyUnit(army, id, (found) => ({ ...found, count: bounded }));
	return squads ? { ...counted, squads } : counted;
}

/** One more piece: in hand, or where it is worn and carried. */
export function addGear(army: Army, id: string, item: GearItem): Army {
	return withBearer(army, id, (unit) => {
		const entry: Gear = { item };
		const added = isHeld(entry) ? { ...entry, place: 'hand' as const } : entry;
		const gear = withPieces(unit.gear ?? [], added);
		return gear.length > MAXIMUM_GEAR ? unit : { ...unit, gear };
	});
}

/** One piece of an entry fewer. */
export function removeGear(army: Army, id: string, index: number): Army {
	return withBearer(army, id, (unit) => ({
		...unit,
		gear: withoutPieces(unit.gear ?? [], index, 1)
	}));
}

/** One piece of an entry from hand to belt or back. */
export function placeGear(army: Army, id: string, index: number, place: Place): Army {
	return withBearer(army, id, (unit) => ({
		...unit,
		gear: movePieces(unit.gear ?? [], index, place, 1)
	}));
}

/** Marks a short ranged weapon as a bow, or a short hand weapon as a bayonet, or takes the mark off. */
export function markGear(
	army: Army,
	id: string,
	index: number,
	mark: 'bow' | 'bayonet',
	set: boolean
): Army {
	return withBearer(army, id, (unit) => {
		const { [mark]: _, ...entry } = unit.gear?.[index] ?? {};
		if (!('item' in entry)) return unit;
		const marked: Gear = set ? { ...entry, [mark]: true } : entry;
		return { ...unit, gear: unit.gear?.with(index, marked) };
	});
}

export function setLimits(army: Army, limits: Limits): Army {
	return { ...army, limits };
}

export function setStock(army: Army, explosives: number): Army {
	const { stock: _, ...rest } = army;
	return explosives > 0 ? { ...rest, stock: { explosives } } : rest;
}
