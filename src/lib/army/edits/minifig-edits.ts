import type { Rank } from '$lib/rules/choices';
import type { Edit, UnitName } from './edit';
import { minifigEdit, unitEdit } from './edits';
import { withField } from './entries';

export function setRank(unit: UnitName, rank: Rank): Edit {
	return minifigEdit('setRank', unit, (minifig) => withField(minifig, 'rank', rank));
}

/** Sets a hero's cliché: a known id or the player's own text (PL-HER-07). */
export function setCliche(unit: UnitName, cliche: string): Edit {
	return minifigEdit('setCliche', unit, (minifig) => withField(minifig, 'cliche', cliche, ''));
}

export function setNotes(unit: UnitName, notes: string): Edit {
	return unitEdit('setNotes', unit, (found) => withField(found, 'notes', notes, ''));
}
