import { isStanding, type Table } from './table';

/** Who holds a figure. */
export function heldBy({ figures }: Table, id: string): string | undefined {
	return [...figures.values()].find((state) => state.links.grabs === id && isStanding(state))?.id;
}

/** Whether a grab holds a figure, or it holds somebody: neither moves, and blows on both hit (E10-MAN-02). */
export const isInGrab = (table: Table, id: string): boolean =>
	table.figures.get(id)?.links.grabs !== undefined || heldBy(table, id) !== undefined;
