import type { Gear, Place } from '$lib/rules/choices';
import { countOf, isHeld, placeOf } from '$lib/rules/terms';
import { MOST } from '../format/limits';

function sameKind(a: Gear, b: Gear): boolean {
	return (
		a.item === b.item &&
		a.name === b.name &&
		a.bow === b.bow &&
		a.bayonet === b.bayonet &&
		(!isHeld(a) || placeOf(a) === placeOf(b))
	);
}

/** Adds pieces to the gear list: to an equal entry with room, or as a new entry. */
export function withPieces(gear: readonly Gear[], added: Gear): Gear[] {
	const index = gear.findIndex(
		(entry) => sameKind(entry, added) && countOf(entry) + countOf(added) <= MOST.count
	);
	const entry = gear[index];
	if (!entry) return [...gear, added];
	return gear.with(index, { ...entry, count: countOf(entry) + countOf(added) });
}

/** Removes `pieces` pieces of one entry. */
export function withoutPieces(gear: readonly Gear[], index: number, pieces: number): Gear[] {
	const entry = gear[index];
	if (!entry) return [...gear];
	const left = countOf(entry) - pieces;
	return left > 0 ? gear.with(index, { ...entry, count: left }) : gear.toSpliced(index, 1);
}

/** Moves `pieces` pieces of one entry to another place. */
export function movePieces(
	gear: readonly Gear[],
	index: number,
	place: Place,
	pieces: number
): Gear[] {
	const entry = gear[index];
	if (!entry || placeOf(entry) === place) return [...gear];
	const whole = gear.with(index, { ...entry, place });
	if (pieces >= countOf(entry)) return whole;
	const split = withPieces(withoutPieces(gear, index, pieces), { ...entry, place, count: pieces });
	return split.length > MOST.entries ? whole : split;
}
