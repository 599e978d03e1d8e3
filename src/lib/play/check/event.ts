import { isPossibleRoll } from '../throw';
import type { Cause } from '../causes';
import { objection, type Objection } from '../objection';
import { storyRow } from '../procedures/skirmish/story';
import { unitAround } from '../procedures/plain';
import { sideOfFigure } from '../relations';
import { rosterOf } from '../roster';
import { halfStands } from '../standing-units';
import { has, isStanding } from '../table';
import { attackObjections } from './attacks';
import type { Judged } from './actors';
import {
	healObjections,
	preparedObjections,
	prepareObjections,
	raiseObjections,
	spellObjections,
	summonObjections
} from './magic';
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

function reinforcementObjections(
	{ game, before }: Judged,
	cause: Of<'reinforcement'>
): Objection[] {
	const { scenario } = game;
	const values = { side: cause.side };
	if (scenario?.kind !== 'transport') return [objection('otherScenario', values, 'PL-LIG-18')];
	if (scenario.light !== undefined && scenario.light !== cause.side) {
		return [objection('noReinforcements', values, 'PL-LIG-18')];
	}
	const arrives = cause.rolls.some(({ total }) => total >= 4);
	const [first] = cause.figures;
	const unit = arrives && first !== undefined ? unitAround(before, first) : [];
	const more = cause.figures.some((id) => !unit.includes(id));
	return more ? [objection('noReinforcements', values, 'PL-LIG-18')] : [];
}

/** The item comes home with its carrier, in a scenario that has one (PL-LIG-16, PL-LIG-17). */
function captureObjections(
	{ game, before }: Judged,
	{ side, figures }: Of<'capture'>
): Objection[] {
	const [figure = ''] = figures;
	const state = before.figures.get(figure);
	const rule = game.scenario?.kind === 'transport' ? 'PL-LIG-17' : 'PL-LIG-16';
	const known = game.scenario?.kind === 'flag' || game.scenario?.kind === 'transport';
	if (!known) return [objection('nothingToCapture', { side }, 'PL-LIG-16')];
	const found = isStanding(state) ? [] : [objection('notOnTable', { figure })];
	if (!state || !has(state, 'carrying')) found.push(objection('notCarrying', { figure }, rule));
	if (sideOfFigure(game, before, figure) !== side) found.push(objection('unknownSide', { side }));
	return found;
}

/** The enemy’s zone counts in Battle, while at least half of the enemy’s units are on the table (PL-LIG-15). */
function zoneObjections({ game, before }: Judged, { side, figure }: Of<'zone'>): Objection[] {
	const rule = 'PL-LIG-15';
	if (game.scenario?.kind !== 'battle') return [objection('noZone', { side }, rule)];
	const found = isStanding(before.figures.get(figure)) ? [] : [objection('notOnTable', { figure })];
	const enemies = game.sides.filter(({ id }) => id !== side);
	const enough = enemies.every(({ id }) => halfStands(game, before, id));
	return enough ? found : [...found, objection('halfIsGone', { side }, rule)];
}

/** An area spell of a circle is prepared for as many turns as its level (PL-MAG-06). */
function circleSpellObjections(judged: Judged, { way, attackers }: Of<'attack'>): Objection[] {
	const mages = attackers.map(({ figure }) => figure);
	if (way !== 'spell' || attackers.some(({ weapon }) => weapon !== undefined)) return [];
	const used = judged.event.changes.find((change) => change.kind === 'box');
	const boxes = used && rosterOf(judged.game).boxes.get(used.owner);
	const level = boxes?.find(({ key }) => key === used?.box)?.level ?? 0;
	return preparedObjections(judged, mages, level, 'PL-MAG-06');
}

function byScenario(judged: Judged): Objection[] {
	const { cause } = judged.event;
	switch (cause.kind) {
		case 'carry':
			return carryObjections(judged, cause);
		case 'capture':
			return captureObjections(judged, cause);
		case 'zone':
			return zoneObjections(judged, cause);
		case 'reinforcement':
			return reinforcementObjections(judged, cause);
		default:
			return [];
	}
}

function byCause(judged: Judged): Objection[] {
	const { cause } = judged.event;
	switch (cause.kind) {
		case 'attack':
			return [...attackObjections(judged, cause), ...circleSpellObjections(judged, cause)];
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
		case 'prepare':
			return prepareObjections(judged, cause);
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
		default:
			return byScenario(judged);
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
const AFTER_THE_END: readonly Cause['kind'][] = ['note', 'manual', 'seat', 'end', 'takenBack'];

/** What the rules say to an event on the table before it. */
export function eventObjections(judged: Judged): Objection[] {
	const { before, event } = judged;
	const over = before.ended && !AFTER_THE_END.includes(event.cause.kind);
	return [...(over ? [objection('gameEnded')] : []), ...diceObjections(judged), ...byCause(judged)];
}
