import type { Army, Unit } from '$lib/rules/choices';
import { formationOf, displayListOf } from '$lib/rules/formation/formation';
import { summonsOf } from '$lib/rules/terms';

/** Units, and summons in reserve, that a file may hold. */
const MAXIMUM_UNITS = 2000;
const MAXIMUM_SUMMONS = 200;

/** Where a unit is put, as seen from another. */
export type Side = 'before' | 'after';

export function withUnits(army: Army, units: readonly Unit[]): Army {
	return { ...army, units: [...units] };
}

/** The army with these units waiting; an empty reserve leaves the file. */
export function withSummons(army: Army, summons: readonly Unit[]): Army {
	const { reserve, ...rest } = army;
	if (!reserve && summons.length === 0) return army;
	const { summons: _, ...spells } = reserve ?? {};
	if (summons.length > 0) return { ...rest, reserve: { ...spells, summons: [...summons] } };
	return Object.keys(spells).length > 0 ? { ...rest, reserve: spells } : rest;
}

/** Whether the list that a unit stands in takes one more entry. */
export function hasRoom(army: Army, id: string): boolean {
	return army.units.some((unit) => unit.id === id)
		? army.units.length < MAXIMUM_UNITS
		: summonsOf(army).length < MAXIMUM_SUMMONS;
}

export function hasRoomInReserve(army: Army): boolean {
	return summonsOf(army).length < MAXIMUM_SUMMONS;
}

export function hasRoomInField(army: Army): boolean {
	return army.units.length < MAXIMUM_UNITS;
}

/** A unit right before or after another of its list; the same army where it stands there already. */
export function moveBeside(army: Army, id: string, other: string, side: Side): Army {
	const moved = (list: readonly Unit[]) => {
		const unit = list.find((found) => found.id === id);
		const rest = list.filter((found) => found !== unit);
		const place = rest.findIndex((found) => found.id === other);
		if (!unit || place < 0) return list;
		const to = side === 'before' ? place : place + 1;
		return list.indexOf(unit) === to ? list : rest.toSpliced(to, 0, unit);
	};
	const units = moved(army.units);
	if (units !== army.units) return withUnits(army, units);
	const summons = moved(summonsOf(army));
	return summons === summonsOf(army) ? army : withSummons(army, summons);
}

/** One place up or down among those beside whom a unit stands on the screen. */
export function moveAmongFellows(army: Army, id: string, by: 1 | -1): Army {
	const fellows = displayListOf(army, id);
	const from = fellows.findIndex((unit) => unit.id === id);
	const neighbour = fellows[from + by];
	if (from < 0 || !neighbour) return army;
	return moveBeside(army, id, neighbour.id, by > 0 ? 'after' : 'before');
}

/** One squad up or down the list of squads. */
export function moveSquad(army: Army, id: string, by: 1 | -1): Army {
	const { squads } = formationOf(army);
	const from = squads.findIndex(({ squad }) => squad.id === id);
	const found = squads[from]?.squad;
	if (!found || !squads[from + by]) return army;
	const list = squads.map(({ squad }) => squad);
	return { ...army, squads: list.toSpliced(from, 1).toSpliced(from + by, 0, found) };
}
