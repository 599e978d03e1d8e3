import type { Army, Unit } from '$lib/rules/choices';
import { formationOf, displayListOf } from '$lib/rules/formation/formation';
import { summonsOf } from '$lib/rules/terms';
import { MOST } from '../format/limits';
import { edit, type Edit, type UnitName } from './edit';
import type { SquadName } from './squad-edits';

/** On which side of another unit a unit is placed. */
export type Side = 'before' | 'after';

export function withUnits(army: Army, units: readonly Unit[]): Army {
	return { ...army, units: [...units] };
}

/** The army with these summons; an empty reserve is removed. */
export function withSummons(army: Army, summons: readonly Unit[]): Army {
	const { reserve, ...rest } = army;
	if (!reserve && summons.length === 0) return army;
	const { summons: _, ...spells } = reserve ?? {};
	if (summons.length > 0) return { ...rest, reserve: { ...spells, summons: [...summons] } };
	return Object.keys(spells).length > 0 ? { ...rest, reserve: spells } : rest;
}

/** Whether the list that contains a unit has room for one more entry. */
export function hasRoom(army: Army, id: string): boolean {
	return army.units.some((unit) => unit.id === id)
		? army.units.length < MOST.units
		: summonsOf(army).length < MOST.entries;
}

export function hasRoomInReserve(army: Army): boolean {
	return summonsOf(army).length < MOST.entries;
}

export function hasRoomInField(army: Army): boolean {
	return army.units.length < MOST.units;
}

function movedBeside(army: Army, id: string, other: string, side: Side): Army {
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

/** Moves a unit directly before or after another one of its list. */
export function moveBeside({ id, name }: UnitName, other: string, side: Side): Edit {
	return edit('moveUnit', name, (army) => movedBeside(army, id, other, side));
}

/** Moves a unit up or down within its list on the screen: its squad, the loose units or the reserve. */
export function moveUnit({ id, name }: UnitName, by: 1 | -1): Edit {
	return edit('moveUnit', name, (army) => {
		const fellows = displayListOf(army, id);
		const from = fellows.findIndex((unit) => unit.id === id);
		const neighbor = fellows[from + by];
		if (from < 0 || !neighbor) return army;
		return movedBeside(army, id, neighbor.id, by > 0 ? 'after' : 'before');
	});
}

/** Moves a squad up or down. */
export function moveSquad({ id, name }: SquadName, by: 1 | -1): Edit {
	return edit('moveSquad', name, (army) => {
		const { squads } = formationOf(army);
		const from = squads.findIndex(({ squad }) => squad.id === id);
		const found = squads[from]?.squad;
		if (!found || !squads[from + by]) return army;
		const list = squads.map(({ squad }) => squad);
		return { ...army, squads: list.toSpliced(from, 1).toSpliced(from + by, 0, found) };
	});
}
