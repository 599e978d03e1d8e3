import { dice } from '$lib/dice/notation';
import { standingFigures } from '../../relations';
import { choose, roll, type Part, type Procedure } from '../ask';
import { Effect, type Context } from '../context';
import type { Order } from '../order';
import { PLAIN } from '$lib/combat/roll-rules';
import { isMinion, opponentOf, rides } from './dice';
import { minionsFlee } from './flee';

type Story = Extract<Order, { procedure: 'story' }>;

/** What an event of the table does (NS-47). */
export type StoryEffect =
	| 'none'
	| 'stumble'
	| 'pickGroup'
	| 'extraDice'
	| 'wound'
	| 'storyEvent'
	| 'volley'
	| 'prone'
	| 'minionsFlee'
	| 'majorEvent'
	| 'unconscious';

export interface StoryRow {
	/** The least total. */
	readonly from: number;
	readonly effect: StoryEffect;
	/** Dice for the attack in progress. */
	readonly dice?: number;
}

/** The table of random events (NS-47). */
export const STORY_TABLE: readonly StoryRow[] = [
	{ from: 1, effect: 'none' },
	{ from: 5, effect: 'stumble' },
	{ from: 7, effect: 'pickGroup' },
	{ from: 9, effect: 'extraDice', dice: 2 },
	{ from: 11, effect: 'wound' },
	{ from: 13, effect: 'storyEvent' },
	{ from: 15, effect: 'volley' },
	{ from: 17, effect: 'extraDice', dice: 3 },
	{ from: 18, effect: 'prone' },
	{ from: 20, effect: 'minionsFlee' },
	{ from: 21, effect: 'extraDice', dice: 4 },
	{ from: 24, effect: 'majorEvent' },
	{ from: 27, effect: 'unconscious' }
];

/** The row with this least total. */
export function storyRow(from: number): StoryRow | undefined {
	return STORY_TABLE.find((row) => row.from === from);
}

/** Effects that fall on one model of the opponent. */
const ON_A_MODEL: readonly StoryEffect[] = ['stumble', 'wound', 'prone', 'unconscious'];

function befall(context: Context, effect: Effect, target: string, event: StoryEffect): void {
	const faints = event === 'unconscious' || (event === 'wound' && isMinion(context, target));
	if (faints) {
		effect.flag(target, 'unconscious');
		effect.flag(target, 'incapacitated');
	} else if (event === 'wound') effect.count(target, 'injuries', 1);
	else if (event === 'stumble') effect.flag(target, 'stumbles');
	else effect.flag(target, rides(context, target) ? 'dismounted' : 'prone');
}

function* target({ game, table }: Context, opponents: readonly string[]): Part<string | undefined> {
	const options = opponents
		.flatMap((side) => standingFigures(game, table, side))
		.map(({ id }) => ({ id, figure: id }));
	if (options.length === 0) return undefined;
	const ask = { kind: 'choice', choice: 'storyTarget', options, rule: 'NS-47' } as const;
	return (yield* choose(ask)).figure;
}

/** What an event does at once; the others are up to the players and their scenario (NS-47a). */
function* happen(
	context: Context,
	effect: Effect,
	event: StoryEffect,
	opponents: readonly string[]
): Part<{ figures?: string[]; inches?: number }> {
	if (event === 'minionsFlee') {
		const flight = yield* minionsFlee(context, effect);
		return flight ? { figures: [...flight.figures], inches: flight.inches } : {};
	}
	const named = ON_A_MODEL.includes(event) || event === 'pickGroup';
	const chosen = named ? yield* target(context, opponents) : undefined;
	if (chosen === undefined) return {};
	// Its owner completes a group around the model that was named.
	if (event === 'pickGroup') effect.flag(chosen, 'called');
	else befall(context, effect, chosen, event);
	return { figures: [chosen] };
}

/** A player spends story points: one d6 each, summed on the table; lower results may be taken (NS-46). */
export function* story(context: Context, { side, points }: Story): Procedure {
	const effect = new Effect();
	const rule = 'NS-46';
	const ask = { kind: 'roll', why: 'story', who: side, dice: dice(points, 6), rule } as const;
	const rolled = yield* roll({ ...ask, rules: PLAIN });
	effect.roll(rolled, rule);
	const rows = STORY_TABLE.filter(({ from }) => from <= rolled.total).toReversed();
	const options = rows.map(({ from }) => ({ id: `${from}`, amount: from }));
	const choice = {
		kind: 'choice',
		choice: 'storyEvent',
		who: side,
		options,
		rule: 'NS-47'
	} as const;
	const { id } = yield* choose({ ...choice, amount: rolled.total });
	const row = storyRow(Number(id)) ?? { from: 1, effect: 'none' as const };
	effect.changes.push({ kind: 'tally', side, of: 'storyPoints', by: -points });
	const opponents = context.game.sides.filter((one) => one.id !== side).map((one) => one.id);
	const sixes = rolled.each.filter(({ first }) => first === 6).length;
	const opponent = sixes > 0 ? yield* opponentOf(context, side) : undefined;
	if (opponent !== undefined) {
		effect.changes.push({ kind: 'tally', side: opponent, of: 'storyPoints', by: sixes });
	}
	const happened = yield* happen(context, effect, row.effect, opponents);
	return effect.done({
		kind: 'story',
		side,
		points,
		rolls: effect.rolls,
		event: row.from,
		...happened
	});
}
