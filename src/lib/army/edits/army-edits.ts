import type { Army, Limits } from '$lib/rules/choices';
import { MOST } from '../format/limits';
import { edit, type Edit } from './edit';
import { whole } from './entries';

export function renameArmy(name: string): Edit {
	return edit('renameArmy', name, (army) => ({ ...army, name }));
}

export function setLimits(limits: Limits): Edit {
	return edit('setLimits', '', (army) => ({ ...army, limits }));
}

/** Sets the explosives in stock; 0 removes the field. */
export function setStock(pieces: number): Edit {
	const explosives = whole(pieces, MOST.count);
	return edit('setStock', '', ({ stock: _, ...army }) =>
		explosives > 0 ? { ...army, stock: { explosives } } : army
	);
}

export function setHeroDiscount(heroDiscount: boolean): Edit {
	return edit('setHeroDiscount', '', (army) => ({ ...army, heroDiscount }));
}

export function setArmyNotes(notes: string): Edit {
	return edit('setNotes', '', ({ notes: _, ...army }) => (notes ? { ...army, notes } : army));
}

/** Restores a saved revision; `when` names the step in the history. */
export function restoreRevision(state: Army, when: string): Edit {
	return edit('restoreRevision', when, ({ id }) => ({ ...state, id }));
}
