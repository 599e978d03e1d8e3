import type { Army, RulebookId } from './choices';
import { countOf } from './terms';

/** What a rulebook measures an army by: cost points, general dice, or nothing. */
export type Tally = 'points' | 'dice' | 'nothing';

const TALLIES: Record<RulebookId, Tally> = {
	core2005: 'points',
	lugpolwars: 'points',
	quickwars: 'nothing',
	skirmish: 'dice'
};

export function tallyOf({ rulebook }: Pick<Army, 'rulebook'>): Tally {
	return TALLIES[rulebook];
}

/** Figures and creations on the table at the start; summons in reserve are not there yet. */
export function figuresOf({ units }: Pick<Army, 'units'>): number {
	return units.reduce((sum, unit) => sum + countOf(unit), 0);
}
