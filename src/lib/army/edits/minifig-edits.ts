import type { Army, Rank } from '$lib/rules/choices';
import { withAnyUnit, withMinifig } from './edits';
import { withField } from './entries';

export function setRank(army: Army, id: string, rank: Rank): Army {
	return withMinifig(army, id, (minifig) => withField(minifig, 'rank', rank));
}

/** A hero's cliché: a known id, or words of the player's own (PL-HER-07). */
export function setCliche(army: Army, id: string, cliche: string): Army {
	return withMinifig(army, id, (minifig) => withField(minifig, 'cliche', cliche, ''));
}

/** What the player notes on a unit of any kind. */
export function setNotes(army: Army, id: string, notes: string): Army {
	return withAnyUnit(army, id, (unit) => withField(unit, 'notes', notes, ''));
}
