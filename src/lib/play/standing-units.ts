import type { Game } from './game-file';
import { rosterOf } from './roster';
import { standingFigures } from './relations';
import type { Table } from './table';

/** Figures of a side that came to the table: all but the summons and reinforcements that still wait. */
function fielded(game: Pick<Game, 'sides'>, { figures }: Table, side: string): number {
	const own = [...rosterOf(game).figures.values()].filter((figure) => figure.side === side);
	return own.filter(({ id, summon }) => !summon || figures.get(id)?.place !== 'reserve').length;
}

/** Whether at least half of a side’s units are still on the table, by count (PL-LIG-15). */
export function halfStands(game: Pick<Game, 'sides'>, table: Table, side: string): boolean {
	return standingFigures(game, table, side).length * 2 >= fielded(game, table, side);
}
