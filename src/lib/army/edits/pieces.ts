import type { LeveledPieces } from '$lib/rules/choices';
import { MOST } from '../format/limits';
import type { Edit, EditKey, UnitName } from './edit';
import { bearerEdit, type Bearer } from './edits';
import { whole, withChanged, withEntry, withField, withoutEntry } from './entries';

/** A list of pieces by level: on board, in a launcher (by weapon index), or a mage's spells. */
export type PiecesPlace = 'explosives' | 'plates' | 'areaSpells' | { readonly payload: number };

type Pieces = LeveledPieces[] | undefined;

/** The pieces of a unit in one place. */
export function piecesIn(unit: Bearer, place: PiecesPlace): readonly LeveledPieces[] {
	if (place === 'areaSpells') return unit.magic?.areaSpells ?? [];
	if (unit.kind === 'minifig') return [];
	if (typeof place === 'object') return unit.weapons?.[place.payload]?.payload ?? [];
	return unit[place] ?? [];
}

function withPieces(unit: Bearer, place: PiecesPlace, pieces: Pieces): Bearer {
	if (place === 'areaSpells') {
		const magic = withField(unit.magic ?? {}, 'areaSpells', pieces);
		return withField(unit, 'magic', Object.keys(magic).length > 0 ? magic : undefined);
	}
	if (unit.kind === 'minifig') return unit;
	if (typeof place !== 'object') return withField(unit, place, pieces);
	if (!unit.weapons?.[place.payload]) return unit;
	const weapons = withChanged(unit.weapons, place.payload, (weapon) =>
		withField(weapon, 'payload', pieces)
	);
	return { ...unit, weapons };
}

function keyOf(place: PiecesPlace): EditKey {
	return typeof place === 'object' ? 'setPayload' : place;
}

/** Adds a piece of a level, to the entry of that level or as a new one. */
export function addPiece(unit: UnitName, place: PiecesPlace, level: number): Edit {
	return bearerEdit(keyOf(place), unit, (bearer) => {
		const pieces = piecesIn(bearer, place);
		const wanted = whole(level, MOST.level);
		const like = pieces.findIndex(
			({ level: other, count = 1 }) => other === wanted && count < MOST.count
		);
		if (like < 0) return withPieces(bearer, place, withEntry(pieces, { level: wanted }));
		const more = withChanged(pieces, like, (entry) => ({
			...entry,
			count: (entry.count ?? 1) + 1
		}));
		return withPieces(bearer, place, more);
	});
}

/** Sets the number of pieces of one entry; 0 removes it. */
export function setPieceCount(
	unit: UnitName,
	place: PiecesPlace,
	index: number,
	count: number
): Edit {
	return bearerEdit(keyOf(place), unit, (bearer) => {
		const pieces = piecesIn(bearer, place);
		if (!pieces[index]) return bearer;
		const number = whole(count, MOST.count);
		return withPieces(
			bearer,
			place,
			number === 0
				? withoutEntry(pieces, index)
				: withChanged(pieces, index, (entry) => withField(entry, 'count', number, 1))
		);
	});
}
