import type { Cause } from './causes';
import { standingOf } from './events';
import type { Game } from './game-file';
import { sideOfFigure } from './relations';
import { ringAround } from './rings';
import type { Table } from './table';

type Attack = Extract<Cause, { kind: 'attack' }>;

/** Attacks whose missed shots are settled, by the ids of their events. */
export function settledStrays({ events }: Pick<Game, 'events'>): ReadonlySet<string> {
	return new Set(
		standingOf(events).counting.flatMap(({ cause }) =>
			cause.kind === 'strays' ? [cause.event] : []
		)
	);
}

/**
 * Whether a missed shot may hit a figure: anybody near the target, but nobody of a side that takes no part: neither
 * in the attack nor hand to hand with its target (PL-RNG-03, PL-SQM-06, E10-MISS-03, E20-MISS-02).
 */
export function mayStrayOnto(
	game: Pick<Game, 'sides'>,
	table: Table,
	{ attackers, targets }: Pick<Attack, 'attackers' | 'targets'>,
	id: string
): boolean {
	const [target = ''] = targets;
	if (id === target) return false;
	const involved = [...attackers.map(({ figure }) => figure), target].map((figure) =>
		sideOfFigure(game, table, figure)
	);
	return (
		involved.includes(sideOfFigure(game, table, id)) ||
		ringAround(table, target).some((state) => state.id === id)
	);
}
