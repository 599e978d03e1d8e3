import type { Army, LeveledPieces, Reserve } from '$lib/rules/choices';
import { countOf, summonsOf } from '$lib/rules/terms';
import { MOST } from '../format/limits';
import { edit, type Edit, type UnitName } from './edit';
import { whole } from './entries';
import { hasRoomInField, hasRoomInReserve, withSummons, withUnits } from './unit-order';
import { withoutSquads } from './squad-edits';

/** Moves a unit into reserve. It leaves its squads; its riders stay on it. */
export function intoReserve({ id, name }: UnitName): Edit {
	return edit('intoReserve', name, (army) => {
		const unit = army.units.find((found) => found.id === id);
		if (!unit || !hasRoomInReserve(army)) return army;
		const alone = withoutSquads(army, id);
		const units = alone.units.filter((found) => found.id !== id);
		return withSummons(withUnits(alone, units), [...summonsOf(army), unit]);
	});
}

/** Moves a unit from the reserve into the army. */
export function outOfReserve({ id, name }: UnitName): Edit {
	return edit('outOfReserve', name, (army) => {
		const unit = summonsOf(army).find((found) => found.id === id);
		if (!unit || !hasRoomInField(army)) return army;
		const waiting = summonsOf(army).filter((found) => found.id !== id);
		return withUnits(withSummons(army, waiting), [...army.units, unit]);
	});
}

/** The army with a changed reserve; empty fields are removed. */
function withReserve(army: Army, change: Partial<Reserve>): Army {
	const { reserve, ...rest } = army;
	const made = Object.entries({ ...reserve, ...change }).filter(
		([, value]) => value !== undefined && value !== 0 && !(Array.isArray(value) && !value.length)
	);
	return made.length > 0 ? { ...rest, reserve: Object.fromEntries(made) } : rest;
}

function isLevel(level: number): boolean {
	return Number.isInteger(level) && level >= 1 && level <= MOST.level;
}

/** Builds an edit of the spells planned for the circle of mages. */
function circleEdit(change: (army: Army) => Army): Edit {
	return edit('setCircle', '', change);
}

function withCasts(army: Army, level: number, count: number): Army {
	const { circleCasts = [] } = army.reserve ?? {};
	if (!isLevel(level)) return army;
	const others = circleCasts.filter((cast) => cast.level !== level);
	const bounded = whole(count, MOST.count);
	const casts: LeveledPieces[] = bounded > 0 ? [...others, { level, count: bounded }] : others;
	if (casts.length > MOST.entries) return army;
	return withReserve(army, { circleCasts: casts.sort((a, b) => b.level - a.level) });
}

/** Sets the number of the circle's area spells of one level, sorted by descending level; 0 removes them. */
export function setCircleCasts(level: number, count: number): Edit {
	return circleEdit((army) => withCasts(army, level, count));
}

/** Adds an area spell for the circle. */
export function addCircleCast(level: number): Edit {
	return circleEdit((army) => withCasts(army, level, circleCasts(army, level) + 1));
}

/** The number of the circle's area spells of one level. */
export function circleCasts({ reserve }: Army, level: number): number {
	const casts = (reserve?.circleCasts ?? []).filter((cast) => cast.level === level);
	return casts.reduce((sum, cast) => sum + countOf(cast), 0);
}

/** Adds a shield for the circle. */
export function addCircleShield(level: number): Edit {
	return circleEdit((army) => {
		const { circleShields = [] } = army.reserve ?? {};
		if (!isLevel(level) || circleShields.length >= MOST.entries) return army;
		return withReserve(army, { circleShields: [...circleShields, { level }] });
	});
}

export function removeCircleShield(index: number): Edit {
	return circleEdit((army) => {
		const { circleShields = [] } = army.reserve ?? {};
		if (index < 0 || index >= circleShields.length) return army;
		return withReserve(army, { circleShields: circleShields.toSpliced(index, 1) });
	});
}

/** Sets the CP left unspent for spells of the circle, in steps of ½. */
export function setUnspent(points: number): Edit {
	return edit('setUnspent', '', (army) => {
		if (!Number.isInteger(points * 2) || points < 0 || points > MOST.points) return army;
		if (points === (army.reserve?.unspent ?? 0)) return army;
		return withReserve(army, { unspent: points });
	});
}
