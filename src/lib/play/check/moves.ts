import { isHero } from '$lib/rules/terms';
import { squadCosts } from '../acts';
import type { Cause } from '../causes';
import { heldBy } from '../holds';
import { objection, type Objection } from '../objection';
import { relationsOf, standingFigures } from '../relations';
import { rosterOf } from '../roster';
import { speedNow, statisticsOf } from '../statistics';
import { countOfState, has, isAble, isStanding } from '../table';
import { acts, hasAction, inTurn, squadActs, takesAction, type Judged } from './actors';
import { leavingOf, ruleOf } from './rules-of-combat';

type Of<K extends Cause['kind']> = Extract<Cause, { kind: K }>;

/** A creation without a brain moves only with an operator (PL-PIL-01). */
function drives({ game, before }: Judged, figure: string): Objection[] {
	const { profile, unit } = statisticsOf(game, before, figure) ?? {};
	if (profile?.kind !== 'creation' || unit?.kind !== 'creation' || unit.brain) return [];
	if (unit.form === 'creature') return [];
	const crew = relationsOf(game, before).crews.get(figure) ?? [];
	return crew.some(isAble) ? [] : [objection('noOperator', { figure }, 'PL-PIL-01')];
}

function farther({ game, before }: Judged, cause: Of<'move'>, figure: string): Objection[] {
	const state = before.figures.get(figure);
	const speed = speedNow(game, before, figure);
	const inches = cause.inches ?? 0;
	if (!state || inches === 0) return [];
	if (speed === 0) return [objection('immobile', { figure }, 'PL-PRP-08')];
	const moved = countOfState(state, 'moved') + inches;
	return moved > speed ? [objection('tooFar', { figure, allowed: speed }, 'PL-TRN-02')] : [];
}

/** A held figure cannot move, and neither can the one that holds it (E10-MAN-02, E20-MAN-02). */
function isHeld({ game, before }: Judged, figure: string): Objection[] {
	const other = heldBy(before, figure) ?? before.figures.get(figure)?.links.grabs;
	if (other === undefined) return [];
	return [objection('held', { figure, other }, ruleOf(game.rules, 'grab'))];
}

/** What the rules say to a movement. */
export function moveObjections(judged: Judged, cause: Of<'move'>): Objection[] {
	const { how, figures } = cause;
	return figures.flatMap((figure) => {
		const held = how === 'ignore' ? [] : isHeld(judged, figure);
		if (how === 'bail') {
			return [...acts(judged, figure), ...hasAction(judged, figure, true), ...held];
		}
		if (judged.game.rules === 'skirmish') {
			const active = judged.before.activation?.figures.includes(figure);
			return [
				...acts(judged, figure),
				...(active ? [] : [objection('notActivated', { figure }, 'NS-14')])
			];
		}
		const common = [...acts(judged, figure), ...inTurn(judged, figure), ...held];
		if (how === 'sprint') {
			const { profile } = statisticsOf(judged.game, judged.before, figure) ?? {};
			const lives = profile?.kind === 'minifig' || (profile?.kind === 'creation' && profile.skill);
			const sprints =
				judged.event.changes.length === 0
					? []
					: [...hasAction(judged, figure), ...squadActs(judged, figure, how)];
			return [
				...common,
				...sprints,
				...(lives ? [] : [objection('immobile', { figure }, 'PL-TRN-05')])
			];
		}
		const spends =
			how === 'withdraw' && leavingOf(judged.game.rules)?.takesAction
				? [...hasAction(judged, figure), ...squadActs(judged, figure, how)]
				: [];
		return [...common, ...spends, ...drives(judged, figure), ...farther(judged, cause, figure)];
	});
}

export function quickObjections(judged: Judged, { figures, item }: Of<'quick'>): Objection[] {
	const { game, before, event } = judged;
	return figures.flatMap((figure) => {
		const state = before.figures.get(figure);
		const cost = event.changes.reduce(
			(sum, change) =>
				change.kind === 'count' && change.figure === figure && change.of === 'moved'
					? sum + change.by
					: sum,
			0
		);
		const moved = state ? countOfState(state, 'moved') : 0;
		const speed = speedNow(game, before, figure);
		const over = cost > 0 && game.rules !== 'skirmish' && moved + cost > speed;
		const there = item === undefined || state?.lost[item];
		return [
			...acts(judged, figure),
			...inTurn(judged, figure),
			...(there ? [] : [objection('notLost', { figure })]),
			...(over ? [objection('tooFar', { figure, allowed: speed }, 'PL-TRN-07')] : [])
		];
	});
}

/** Who joined a squad this turn may not leave it again, not even for another one (PL-SQD-04). */
function leavesAtOnce(
	{ before }: Judged,
	{ way, squad }: Of<'squad'>,
	figure: string
): Objection[] {
	const state = before.figures.get(figure);
	const own = state?.links.squad;
	if (!state || own === undefined || !has(state, 'joinedSquad')) return [];
	const stays = way === 'rebase' || (own === squad && way !== 'leave' && way !== 'disband');
	return stays ? [] : [objection('leavesAtOnce', { figure }, 'PL-SQD-04')];
}

/** Joining, merging, splitting and a new base cost each figure its action, unless an officer leads (PL-SQD-04). */
export function squadObjections(judged: Judged, cause: Of<'squad'>): Objection[] {
	const { game, before, event } = judged;
	const { way, figures, squad } = cause;
	const costs = squadCosts(game, before, way, figures, squad);
	return figures.flatMap((figure) => {
		const able = before.turn.number === 0 ? [] : acts(judged, figure);
		able.push(...leavesAtOnce(judged, cause, figure));
		if (!costs) return able;
		const paid = event.changes.some(
			(change) => change.kind === 'count' && change.figure === figure && change.of === 'actions'
		);
		const unpaid = paid ? [] : [objection('squadCostsAction', { figure }, 'PL-SQD-04')];
		return [...able, ...inTurn(judged, figure), ...hasAction(judged, figure), ...unpaid];
	});
}

export function testObjections(judged: Judged, cause: Of<'test'>): Objection[] {
	const { figure, way } = cause;
	if (way === 'perception') return [...acts(judged, figure), ...inTurn(judged, figure)];
	if (way === 'skill' || way === 'feat') {
		const response = judged.event.changes.some(
			(change) => change.kind === 'count' && change.of === 'responses'
		);
		const hero = isHero(rosterOf(judged.game).figures.get(figure)?.unit) || way === 'skill';
		return [
			...takesAction(judged, figure, 'test', response),
			...(hero ? [] : [objection('notAHero', { figure }, 'PL-HER-07')])
		];
	}
	const active = judged.before.activation?.figures.includes(figure);
	return [
		...acts(judged, figure),
		...(active ? [] : [objection('notActivated', { figure }, 'NS-14')])
	];
}

/** One group in a turn, of its own side, each standing (NS-12). */
export function activateObjections({ game, before }: Judged, cause: Of<'activate'>): Objection[] {
	const { side, figures } = cause;
	const absent = figures.filter((figure) => !isStanding(before.figures.get(figure)));
	const found = absent.map((figure) => objection('notOnTable', { figure }));
	if (before.turn.side !== side)
		found.push(objection('notYourTurn', { side }, ruleOf(game.rules, 'turn')));
	// The opponent named a model: the group is one around it (NS-47a).
	const called = standingFigures(game, before, side).find((state) => has(state, 'called'));
	if (called && !figures.includes(called.id)) {
		found.push(objection('calledGroup', { figure: called.id }, 'NS-47'));
	}
	if (before.activation) found.push(objection('groupActivated', { side }, 'NS-12'));
	return found;
}

/** The carrier of the very important item: one at a time, standing, not in the air (PL-LIG-19). */
export function carryObjections(judged: Judged, { figure, on }: Of<'carry'>): Objection[] {
	if (!on) return [];
	const other = [...judged.before.figures.values()].find(
		(state) => has(state, 'carrying') && state.id !== figure && isStanding(state)
	);
	const twice = other ? [objection('carriedTwice', { figure, other: other.id }, 'PL-LIG-19')] : [];
	return [...acts(judged, figure), ...twice];
}
