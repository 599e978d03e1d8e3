import type { Roster } from './roster';
import type { FigureState } from './table';

/** The side that commands a figure: the undead follow the necromancer that raised them (PL-MAG-11). */
export function sideOf({ id, links }: FigureState, figures: Roster['figures']): string | undefined {
	return (figures.get(links.raisedBy ?? '') ?? figures.get(id))?.side;
}
