import { isPossibleRoll } from '../throw';
import type { Cause } from '../causes';
import { objection, type Objection } from '../objection';
import { storyRow } from '../procedures/skirmish/story';
import { sideOfFigure } from '../relations';
import { attackObjections } from './attacks';
import type { Judged } from './actors';
import { healObjections, raiseObjections, spellObjections, summonObjections } from './magic';
import {
	activateObjections,
	carryObjections,
	moveObjections,
	quickObjections,
	squadObjections,
	testObjections
} from './moves';

type Of<K extends Cause['kind']> = Extract<Cause, { kind: K }>;

/** Story points are spent from what a side has, on a row that the dice reach (NS-46, NS-47). */
function storyObjections(
	{ before }: Judged,
	{ side, points, event, rolls }: Of<'story'>
): Objection[] {
	const stored = before.sides.get(side)?.tallies.storyPoints ?? 0;
	const [rolled] = rolls;
	const found =
		points > stored ? [objection('storyPoints', { side, allowed: stored }, 'NS-46')] : [];
	const total = rolled?.total ?? 0;
	const reached = storyRow(event) !== undefined && event <= Math.max(1, total);
	return reached ? found : [...found, objection('storyTotal', { side, total }, 'NS-47')];
}

function mountObjections(
	{ game, before }: Judged,
	{ figures, mount, on }: Of<'mount'>
): Objection[] {
	if (!on) return [];
	const side = sideOfFigure(game, before, mount);
	return figures
		.filter((figure) => sideOfFigure(game, before, figure) === undefined || side === undefined)
		.map((figure) => objection('unknownFigure', { figure }));
}

function reinforcementObjections({ game }: Judged, cause: Of<'reinforcement'>): Objection[] {
	const { scenario } = game;
	const values = { side: cause.side };
	if (scenario?.kind !== 'transport') return [objection('otherScenario', values, 'PL-LIG-18')];
	if (scenario.light !== undefined && scenario.light !== cause.side) {
		return [objection('noReinforcements', values, 'PL-LIG-18')];
	}
	const arrives = cause.rolls.some(({ total }) => total >= 4);
	const allowed = arrives ? 1 : 0;
	return cause.figures.length > allowed ? [objection('noReinforcements', values, 'PL-LIG-18')] : [];
}

function byCause(judged: Judged): Objection[] {
	const { cause } = judged.event;
	switch (cause.kind) {
		case 'attack':
			return attackObjections(judged, cause);
		case 'move':
			return moveObjections(judged, cause);
		case 'quick':
			return quickObjections(judged, cause);
		case 'test':
			return testObjections(judged, cause);
		case 'heal':
			return healObjections(judged, cause);
		case 'spell':
			return spellObjections(judged, cause);
		case 'summon':
			return summonObjections(judged, cause);
		case 'raise':
			return raiseObjections(judged, cause);
		case 'squad':
			return squadObjections(judged, cause);
		case 'mount':
			return mountObjections(judged, cause);
		case 'activate':
			return activateObjections(judged, cause);
		case 'story':
			return storyObjections(judged, cause);
		case 'carry':
			return carryObjections(judged, cause);
		case 'reinforcement':
			return reinforcementObjections(judged, cause);
		default:
			return [];
	}
}

/** Rolls whose faces cannot come from their dice, by hand or from a broken file (DICE-4). */
function diceObjections({ event: { cause } }: Judged): Objection[] {
	const rolls = 'rolls' in cause ? (cause.rolls ?? []) : [];
	return rolls
		.filter(({ dice, faces }) => !isPossibleRoll(dice, faces))
		.map(({ who }) =>
			objection('wrongDice', who === undefined ? {} : { figure: who }, 'PL-GEN-04')
		);
}

/** What may still be written when a game has ended. */
const AFTER_THE_END: readonly Cause['kind'][] = ['note', 'manual', 'seat', 'end'];

/** What the rules say to an event on the table before it. */
export function eventObjections(judged: Judged): Objection[] {
	const { before, event } = judged;
	const over = before.ended && !AFTER_THE_END.includes(event.cause.kind);
	return [...(over ? [objection('gameEnded')] : []), ...diceObjections(judged), ...byCause(judged)];
}
