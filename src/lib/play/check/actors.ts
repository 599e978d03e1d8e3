import type { Deed } from '../deeds';
import type { Game, GameEvent } from '../game-file';
import { objection, type Objection } from '../objection';
import { relationsOf, sideOfFigure } from '../relations';
import { statisticsOf } from '../statistics';
import { countOfState, has, isStanding, isWounded, type Table } from '../table';
import { hasSquads, ruleOf } from './rules-of-combat';

/** An event to judge, on the table before it. */
export interface Judged {
	readonly game: Game;
	readonly before: Table;
	readonly event: GameEvent;
}

/** Whether a figure is in the state to do anything. */
export function acts({ game, before }: Judged, figure: string): Objection[] {
	const state = before.figures.get(figure);
	const values = { figure };
	if (!state) return [objection('unknownFigure', values)];
	if (has(state, 'fallen')) return [objection('fallenActs', values)];
	if (!isStanding(state)) return [objection('notOnTable', values)];
	if (isWounded(state)) return [objection('woundedActs', values, 'PL-MED-03')];
	if (has(state, 'disrupted')) {
		return [objection('disruptedActs', values, ruleOf(game.rules, 'disrupted'))];
	}
	const captive = (['captured', 'incapacitated', 'unconscious'] as const).some((flag) =>
		has(state, flag)
	);
	return captive ? [objection('captiveActs', values, 'NS-70')] : [];
}

/** Whether it is the figure’s turn; responses belong into the turn of another side (PL-TRN-13). */
export function inTurn({ game, before }: Judged, figure: string, response = false): Objection[] {
	const side = sideOfFigure(game, before, figure);
	const own = before.turn.side === side;
	if (side === undefined || own !== response) return [];
	return [objection('notYourTurn', { figure }, ruleOf(game.rules, response ? 'response' : 'turn'))];
}

/** Whether an action is left, for what needs one. */
export function hasAction({ game, before }: Judged, figure: string, response = false): Objection[] {
	const [state, statistics] = [before.figures.get(figure), statisticsOf(game, before, figure)];
	if (!state || game.rules === 'skirmish') return [];
	const { profile } = statistics ?? {};
	const allowed = profile && profile.kind !== 'figure' ? profile.actions : 1;
	const used = countOfState(state, 'actions') + countOfState(state, 'responses');
	if (used < allowed) return [];
	const code = response ? 'responseSpent' : 'actionSpent';
	const rule = ruleOf(game.rules, response ? 'response' : 'action');
	return [objection(code, { figure, allowed }, rule)];
}

/** A squad has one action in PL-2005: all who take part do the same, and the others nothing else (PL-SQM-03). */
export function squadActs(
	{ game, before }: { readonly game: Pick<Game, 'sides' | 'rules'>; readonly before: Table },
	figure: string,
	deed: Deed
): Objection[] {
	const squad = before.figures.get(figure)?.links.squad;
	if (!hasSquads(game.rules) || squad === undefined) return [];
	const members = relationsOf(game, before).squads.get(squad) ?? [];
	const other = members.some(
		(state) => state.id !== figure && state.deed !== undefined && state.deed !== deed
	);
	return other ? [objection('squadActed', { figure, other: squad }, 'PL-SQM-03')] : [];
}

/** All that an action in one’s own turn needs, or a response in another’s. */
export function takesAction(
	judged: Judged,
	figure: string,
	deed: Deed,
	response = false
): Objection[] {
	return [
		...acts(judged, figure),
		...inTurn(judged, figure, response),
		...hasAction(judged, figure, response),
		...(response ? [] : squadActs(judged, figure, deed))
	];
}
