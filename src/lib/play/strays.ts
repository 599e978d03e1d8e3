import { EDITIONS } from '$lib/combat/editions';
import type { Cause } from './causes';
import { standingOf } from './events';
import type { Game } from './game-file';
import type { AttackOrder } from './procedures/order';
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

/** Whether an attack reaches all around the point where it lands. */
const explodes = ({ way }: Pick<Attack, 'way'>) => way === 'explosion' || way === 'spell';

/**
 * Whether a missed shot may hit a figure: anybody near the target, and what explodes also the target. In PL-2005 all
 * who play, later nobody of a side that takes no part: neither in the attack nor hand to hand with its target
 * (PL-RNG-03, PL-SQM-06, E10-MISS-03, E20-MISS-02).
 */
export function mayStrayOnto(
	game: Pick<Game, 'sides' | 'rules'>,
	table: Table,
	attack: Pick<Attack, 'attackers' | 'targets' | 'way'>,
	id: string
): boolean {
	const { attackers, targets } = attack;
	const [target = ''] = targets;
	if (id === target) return explodes(attack);
	if (game.rules !== 'skirmish' && EDITIONS[game.rules].straysOntoThird) return true;
	const involved = [...attackers.map(({ figure }) => figure), target].map((figure) =>
		sideOfFigure(game, table, figure)
	);
	return (
		involved.includes(sideOfFigure(game, table, id)) ||
		ringAround(table, target).some((state) => state.id === id)
	);
}

/** A missed shot that lands on somebody, from as far as it was shot; what explodes reaches others too. */
export function strayOrder(
	{ way, attackers, situation }: Pick<Attack, 'way' | 'attackers' | 'situation'>,
	by: string,
	[target = '', ...others]: readonly string[]
): AttackOrder {
	const weapon = attackers.find(({ figure }) => figure === by)?.weapon;
	const { distance } = situation ?? {};
	return {
		procedure: 'attack',
		way: way === 'explosion' || way === 'spell' ? way : 'ranged',
		attackers: [{ figure: by, ...(weapon !== undefined && { weapon }) }],
		target,
		...(others.length > 0 && { others }),
		...(distance !== undefined && { situation: { distance } }),
		stray: true
	};
}
