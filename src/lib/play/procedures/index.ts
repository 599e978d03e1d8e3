import { quick, squad } from '../acts';
import type { Game } from '../game-file';
import { sideOfFigure } from '../relations';
import type { Table } from '../table';
import { fits, type Answer, type Ask, type Done, type Procedure } from './ask';
import { attack } from './attack/attack';
import type { Context } from './context';
import { crash } from './crash';
import { circleCast, heal, magicShield, raise, summon } from './magic';
import type { Order } from './order';
import { argument, bail, begin, feat, reinforcement, sprint, test, whoIsFirst } from './plain';
import { defence, freeAttack, strike } from './skirmish/fight';
import { groupMove } from './skirmish/movement';
import { story } from './skirmish/story';
import { volley } from './skirmish/volley';
import { withdraw } from './withdraw';

export type { Answer, Ask, ChoiceAsk, Done, Option, RollAsk } from './ask';
export type { Order } from './order';

/** An order that asks for nothing. */
function* settled(
	{ game, table }: Context,
	order: Extract<Order, { procedure: 'squad' | 'quick' }>
): Procedure {
	const side = sideOfFigure(game, table, order.figures[0] ?? '') ?? '';
	const act =
		order.procedure === 'quick'
			? quick(order.figures, order.action, order.item)
			: squad(game, table, { ...order, side });
	yield* [];
	return { kind: 'done', ...act, follow: [], rules: [] };
}

type Starters = {
	readonly [P in Order['procedure']]: (
		context: Context,
		order: Extract<Order, { procedure: P }>
	) => Procedure;
};

const STARTERS: Starters = {
	attack,
	test,
	feat,
	crash,
	heal,
	magicShield,
	circleCast,
	summon,
	raise,
	sprint,
	withdraw,
	bail,
	whoIsFirst,
	begin,
	argument,
	reinforcement,
	squad: settled,
	quick: settled,
	defence,
	strike,
	freeAttack,
	volley,
	groupMove,
	story
};

/** Where a procedure is after some answers. */
export type Progress =
	| { readonly state: 'asks'; readonly ask: Ask; readonly answered: number }
	| { readonly state: 'done'; readonly done: Done; readonly answered: number }
	/** An answer that does not fit what was asked: its place, and the question. */
	| { readonly state: 'wrong'; readonly ask: Ask; readonly answered: number };

/**
 * Plays a procedure from its order with the answers so far: the same order and answers on the same table give
 * the same progress, so that they are all that has to be kept.
 */
export function proceed(
	game: Pick<Game, 'sides' | 'rules'>,
	table: Table,
	order: Order,
	answers: readonly Answer[],
	flags?: Context['flags']
): Progress {
	const start = STARTERS[order.procedure] as (context: Context, order: Order) => Procedure;
	const procedure = start({ game, table, ...(flags && { flags }) }, order);
	let next = procedure.next({ chosen: '' });
	for (const [answered, answer] of answers.entries()) {
		if (next.done) return { state: 'done', done: next.value, answered };
		if (!fits(next.value, answer)) return { state: 'wrong', ask: next.value, answered };
		next = procedure.next(answer);
	}
	const answered = answers.length;
	return next.done
		? { state: 'done', done: next.value, answered }
		: { state: 'asks', ask: next.value, answered };
}
