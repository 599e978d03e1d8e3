import canonicalize from 'canonicalize';
import type {
	Army,
	Creation,
	Figure,
	Gear,
	GearItem,
	Minifig,
	Place,
	Supplement,
	Unit
} from '$lib/rules/choices';
import { squadsFollowing } from '$lib/rules/formation/formation';
import { allUnits, countOf, isHeld } from '$lib/rules/terms';
import { MOST } from '../format/limits';
import { edit, type Edit, type EditKey, type UnitName } from './edit';
import { whole, withEach } from './entries';
import { movePieces, withoutPieces, withPieces } from './gear-list';
import { setSupplement } from './rule-edits';

/** A unit without an id; the army assigns one. */
export type NewUnit = Omit<Minifig, 'id'> | Omit<Creation, 'id'> | Omit<Figure, 'id'>;

/** An id that no unit of the army has: u1, u2 … */
export function freeUnitId(army: Army): string {
	const taken = new Set(army.units.map(({ id }) => id));
	for (const { id } of army.reserve?.summons ?? []) taken.add(id);
	let number = army.units.length + 1;
	while (taken.has(`u${number}`)) number += 1;
	return `u${number}`;
}

/** The units with one of them changed; the same list if it has no such unit. */
function withChanged(units: Unit[], id: string, change: (unit: Unit) => Unit): Unit[] {
	const place = units.findIndex((unit) => unit.id === id);
	const unit = units[place];
	const next = unit && change(unit);
	return next && next !== unit ? units.with(place, next) : units;
}

/** Changes one of the army's units, reserve excluded; returns the same army if there is no such unit. */
export function withUnit(army: Army, id: string, change: (unit: Unit) => Unit): Army {
	const units = withChanged(army.units, id, change);
	return units === army.units ? army : { ...army, units };
}

/** Like `withUnit`, also for units in reserve. */
export function withAnyUnit(army: Army, id: string, change: (unit: Unit) => Unit): Army {
	const { summons = [] } = army.reserve ?? {};
	const changed = withChanged(summons, id, change);
	return changed === summons
		? withUnit(army, id, change)
		: { ...army, reserve: { ...army.reserve, summons: changed } };
}

/** Builds an edit of one unit, also in reserve. */
export function unitEdit(key: EditKey, unit: UnitName, change: (unit: Unit) => Unit): Edit {
	const { id, name } = unit;
	return edit(key, name, (army) => withAnyUnit(army, id, change));
}

export function minifigEdit(
	key: EditKey,
	unit: UnitName,
	change: (minifig: Minifig) => Minifig
): Edit {
	return unitEdit(key, unit, (found) => (found.kind === 'minifig' ? change(found) : found));
}

/** A unit that can have hands, a mind or spells. */
export type Bearer = Minifig | Creation;

/** Builds an edit of one minifig or creation, also in reserve. */
export function bearerEdit(key: EditKey, unit: UnitName, change: (unit: Bearer) => Bearer): Edit {
	return unitEdit(key, unit, (found) => (found.kind === 'figure' ? found : change(found)));
}

/** Adds a unit at the end. */
export function withNewUnit(army: Army, unit: Unit): Army {
	return { ...army, units: [...army.units, unit] };
}

/** A text that is equal for units that differ only in id and count. */
export function contentKey({ count: _, ...unit }: NewUnit): string {
	return canonicalize({ ...unit, id: '' }) ?? '';
}

/** Returns a function that gives the count of the army's entry equal to a unit; 0 if there is none. */
export function countsLike(army: Army): (unit: NewUnit) => number {
	const counts = new Map<string, number>();
	for (const unit of army.units.toReversed()) counts.set(contentKey(unit), countOf(unit));
	return (unit) => counts.get(contentKey(unit)) ?? 0;
}

/** Adds one copy to the entry of equal units, or a new entry if there is none. */
export function withCopy(army: Army, unit: NewUnit): Army {
	const wanted = contentKey(unit);
	const like = army.units.find((present) => contentKey(present) === wanted);
	if (like && countOf(like) < MOST.count) return setCount(like, countOf(like) + 1).apply(army);
	return withNewUnit(army, { ...unit, id: freeUnitId(army) });
}

/** Adds a unit, by default to the army, and switches on the missing supplements that it needs. */
export function addUnit(
	unit: NewUnit,
	missing: readonly Supplement[] = [],
	withAdded: (army: Army, unit: NewUnit) => Army = withCopy
): Edit {
	return edit('addUnit', unit.name, (army) => {
		const playing = missing.reduce(
			(next, supplement) => setSupplement(supplement, true).apply(next),
			army
		);
		return withAdded(playing, unit);
	});
}

/** Changes the list that contains a unit: the units, or the summons in reserve. */
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

/** Copies a unit directly after it, under a free id. */
export function copyUnit({ id, name }: UnitName): Edit {
	return edit('copyUnit', name, (army) =>
		withListOf(army, id, (list, index) => {
			const copies = list
				.slice(index, index + 1)
				.map((unit) => ({ ...unit, id: freeUnitId(army) }));
			return list.toSpliced(index + 1, 0, ...copies);
		})
	);
}

/** Removes a unit and all references to it. */
export function removeUnit({ id, name }: UnitName): Edit {
	return edit('removeUnit', name, (army) => withoutUnit(army, id));
}

/** The army without a unit and without references to it. */
export function withoutUnit(army: Army, id: string): Army {
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

export function setCount({ id, name }: UnitName, count: number): Edit {
	const bounded = whole(count, MOST.count, 1);
	return edit('setCount', name, (army) => {
		const unit = army.units.find((found) => found.id === id);
		const squads = unit && squadsFollowing(army, unit, bounded);
		const counted = withAnyUnit(army, id, (found) => ({ ...found, count: bounded }));
		return squads ? { ...counted, squads } : counted;
	});
}

export function renameUnit({ id }: UnitName, name: string): Edit {
	return unitEdit('renameUnit', { id, name }, (unit) => ({ ...unit, name }));
}

/**
 * Adds a piece: in hand or stowed, or in the place where it is worn or carried. A row of a pack is carried like the
 * printed item `like`.
 */
export function addGear(
	unit: UnitName,
	item: GearItem,
	place: Place = 'hand',
	like: GearItem = item
): Edit {
	return bearerEdit('addGear', unit, (bearer) => {
		const entry: Gear = { item };
		const added = isHeld({ item: like }) ? { ...entry, place } : entry;
		const gear = withPieces(bearer.gear ?? [], added);
		return gear.length > MOST.entries ? bearer : { ...bearer, gear };
	});
}

/** Removes one piece of an entry. */
export function removeGear(unit: UnitName, index: number): Edit {
	return bearerEdit('removeGear', unit, (bearer) => ({
		...bearer,
		gear: withoutPieces(bearer.gear ?? [], index, 1)
	}));
}

/** Moves one piece of an entry from hand to belt or back. */
export function placeGear(unit: UnitName, index: number, place: Place): Edit {
	return bearerEdit('placeGear', unit, (bearer) => ({
		...bearer,
		gear: movePieces(bearer.gear ?? [], index, place, 1)
	}));
}

/** Marks a short ranged weapon as a bow or a short hand weapon as a bayonet, or removes the mark. */
export function markGear(
	unit: UnitName,
	index: number,
	mark: 'bow' | 'bayonet',
	set: boolean
): Edit {
	return bearerEdit('markGear', unit, (bearer) => {
		const { [mark]: _, ...entry } = bearer.gear?.[index] ?? {};
		if (!('item' in entry)) return bearer;
		const marked: Gear = set ? { ...entry, [mark]: true } : entry;
		return { ...bearer, gear: bearer.gear?.with(index, marked) };
	});
}
