import { dice } from '$lib/dice/notation';
import { sideOfFigure, standingFigures } from '../../relations';
import { choose, roll, type ChoiceId, type Part } from '../ask';
import { figureOf, type Context, type Effect } from '../context';
import { PLAIN } from '$lib/combat/roll-rules';
import { countDice, isMinion } from './dice';

const RULE = 'NS-48';
const RADIUS = { usual: 4, wide: 8 };
const DISTANCE = { usual: 8, far: 12 };
/** From this face on a roll widens the radius by what it shows. */
const WIDENS = 3;
/** Characters resist on this number or more. */
const RESISTS = 4;

export interface Flight {
	readonly figures: readonly string[];
	readonly inches: number;
}

function isCharacter(context: Context, id: string): boolean {
	const unit = figureOf(context, id)?.unit;
	return unit?.kind === 'figure' && unit.stature === 'average';
}

/** Figures named one after the other, until there are no more. */
function* named(
	choice: ChoiceId,
	who: string | undefined,
	among: readonly string[],
	amount: number
): Part<string[]> {
	const found: string[] = [];
	for (;;) {
		const left = among.filter((id) => !found.includes(id));
		if (left.length === 0) return found;
		const options = [{ id: 'noMore' }, ...left.map((id) => ({ id, figure: id }))];
		const ask = { kind: 'choice', choice, options, rule: RULE, amount } as const;
		const { figure } = yield* choose({ ...ask, ...(who !== undefined && { who }) });
		if (figure === undefined) return found;
		found.push(figure);
	}
}

type Widening = 'no' | 'rollRadius' | 'levelTwo' | 'farther';

/** The owner may widen the radius; then the opponent picks what that costs. */
function* widening(owner: string | undefined): Part<Widening> {
	const who = owner === undefined ? {} : { who: owner };
	const asks = { kind: 'choice', rule: RULE, ...who } as const;
	const options = [{ id: 'no' }, { id: 'yes' }];
	if ((yield* choose({ ...asks, choice: 'widen', options })).id !== 'yes') return 'no';
	const prices = [{ id: 'rollRadius' }, { id: 'levelTwo' }, { id: 'farther' }];
	return (yield* choose({ ...asks, choice: 'widenPrice', options: prices })).id as Widening;
}

function* radiusOf(effect: Effect, widened: Widening): Part<number> {
	if (widened === 'no') return RADIUS.usual;
	if (widened !== 'rollRadius') return RADIUS.wide;
	const ask = { kind: 'roll', why: 'flight', dice: dice(1, 6), rule: RULE } as const;
	const rolled = yield* roll({ ...ask, rules: PLAIN });
	effect.roll(rolled, RULE);
	return RADIUS.wide + (rolled.total >= WIDENS ? rolled.total : 0);
}

/** Those of the characters whose own die does not hold them. */
function* unresisting(effect: Effect, ids: readonly string[]): Part<string[]> {
	const fleeing: string[] = [];
	for (const id of ids) {
		const { successes } = yield* countDice(effect, 'skillTest', id, 1, RESISTS, RULE);
		if (successes === 0) fleeing.push(id);
	}
	return fleeing;
}

/** A minion of either side flees, with those of its side around it (NS-48). */
export function* minionsFlee(context: Context, effect: Effect): Part<Flight | undefined> {
	const { game, table } = context;
	const minions = [...table.figures.keys()].filter((id) => isMinion(context, id));
	const standing = game.sides.flatMap(({ id }) => standingFigures(game, table, id));
	const present = standing.map(({ id }) => id);
	const options = present.filter((id) => minions.includes(id)).map((id) => ({ id, figure: id }));
	if (options.length === 0) return undefined;
	const ask = { kind: 'choice', choice: 'storyTarget', options, rule: RULE } as const;
	const { figure: first = '' } = yield* choose(ask);
	const owner = sideOfFigure(game, table, first);
	const own = present.filter((id) => id !== first && sideOfFigure(game, table, id) === owner);
	const widened = yield* widening(owner);
	const radius = yield* radiusOf(effect, widened);
	const near = own.filter((id) => isMinion(context, id));
	const minionsNear = yield* named('fleesToo', owner, near, radius);
	const characters = own.filter((id) => isCharacter(context, id));
	const added = yield* named('fleesAlso', owner, characters, radius);
	const others = characters.filter((id) => !added.includes(id));
	const forced = widened === 'levelTwo' ? yield* named('mustFlee', owner, others, radius) : [];
	const figures = [first, ...minionsNear, ...added, ...(yield* unresisting(effect, forced))];
	for (const id of figures) effect.flag(id, 'fleeing');
	effect.rules.add(RULE);
	return { figures, inches: widened === 'farther' ? DISTANCE.far : DISTANCE.usual };
}
