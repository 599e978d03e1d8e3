import { CHARGER_HOLDS } from '$lib/combat/charge/collision';
import { longerBy } from '$lib/combat/charge/rules';
import { opposedRules } from '$lib/combat/roll-rules';
import type { Situation } from '$lib/combat/situation';
import { dice } from '$lib/dice/notation';
import { isAble } from '../../table';
import { choose, roll, type Option, type Part } from '../ask';
import {
	actionsLeft,
	chargesOf,
	closeOf,
	editionOf,
	rolledBy,
	stateOf,
	type Context
} from '../context';
import type { AttackOrder } from '../order';
import {
	chargesAsOne,
	chargingBody,
	meetingBody,
	meetingDiceOf,
	momentumOf,
	oppositionOf,
	pushingBody,
	sizeOfBody
} from './bodies';
import { damageLeft, escapes } from './coming';
import { hasFallen, readyWeapons } from './counters';
import { damageRoll, pooled, sacrifice, strikeFigure, type Blow } from './damage';
import { defend, NOTHING, type Declared, type Parried } from './defence';
import { bestOf, rollHits, type Hits } from './hit';
import {
	goesOn,
	inTheWay,
	leapsAside,
	scatter,
	struckInPassing,
	thrownOffBase
} from './in-the-way';
import { isRam, shooterOf } from './shooter';
import { takesHit } from './takes-hit';

/** What the target of a charge strikes back with, and which of both strikes first. */
export interface Answer {
	readonly weapon: string;
	readonly first: 'charger' | 'target' | 'together';
}

/** Whether the target may strike at its charger: at one with a weapon, braced, or never. */
function mayAnswer(context: Context, order: AttackOrder): boolean {
	const { way, target, braced } = order;
	const answers = chargesOf(context)?.answers;
	if (way !== 'charge' || !isAble(stateOf(context, target))) return false;
	return answers === 'armed' ? !order.ram : answers === 'braced' && braced === true;
}

/**
 * The target of a charge may strike back, where it braces with a weapon that is one to charge with (A05-21); the longer
 * weapon does so first (E05-CMB-31, E10-CHG-10).
 */
export function* answerTo(context: Context, order: AttackOrder): Part<Answer | undefined> {
	const charges = chargesOf(context);
	if (!charges || !mayAnswer(context, order)) return undefined;
	const rule = charges.rules.longer;
	const longer = longerBy(charges);
	const weapons = readyWeapons(context, order.target).filter(
		({ strike: { item } }) => charges.answers === 'armed' || charges.charges({ item })
	);
	const options: Option[] = [
		{ id: 'none' },
		...weapons.map(({ key }) => ({ id: `strike:${key}`, weapon: key }))
	];
	const asks = { kind: 'choice', who: order.target, rule } as const;
	const { weapon } = yield* choose({ ...asks, choice: 'answer', options });
	if (weapon === undefined) return undefined;
	if (isRam(context, order)) return { weapon, first: 'target' };
	const reach: Option[] = [{ id: 'together' }, { id: 'charger' }, { id: 'target' }];
	const first = yield* choose({ ...asks, choice: 'longer', options: reach, amount: longer });
	return { weapon, first: first.id as Answer['first'] };
}

/** The Use Roll of the target's blow at its charger; gives the damage that a hit throws. */
function* blowBack(blow: Blow, back: AttackOrder): Part<Hits | undefined> {
	const { context, effect, order } = blow;
	const [attacker] = back.attackers;
	const shooter = attacker && shooterOf(context, back, attacker);
	if (!shooter?.weapon) return undefined;
	const { target } = order;
	effect.changes.push({ kind: 'weapon', figure: target, weapon: shooter.weapon.key, by: 1 });
	if (closeOf(context).reactionsSpend && actionsLeft(context, target) > 0) {
		effect.count(target, 'responses', 1);
	}
	const situation = { ...defendingAlone(order), countering: true };
	const shot = { edition: editionOf(context), effect, situation, bonus: 0, ranged: false };
	return yield* rollHits(shot, [shooter]);
}

/** What outnumbers a target without a squad; squads compare their ratio (PL-SQM-08). */
export const defendingAlone = ({ squad, defending }: AttackOrder): Situation =>
	(squad === undefined && defending) || {};

/** The target of a charge as one who strikes back. */
export function counterOf(order: AttackOrder): AttackOrder {
	const { situation: _, others: __, element: ___, studs: ____, squad: _____, ...rest } = order;
	const charger = order.attackers[0]?.figure ?? '';
	const attackers = [{ figure: order.target }];
	return { ...rest, way: 'counter', attackers, target: charger, situation: defendingAlone(order) };
}

/**
 * What comes back at a charger: the target's blow, and in PL-2005 its opposition where the bodies met. Both are one
 * sum (A05-21, PL-CHG-08).
 */
export function* strikesAtCharger(
	blow: Omit<Blow, 'inches'>,
	answer: Answer | undefined,
	met: boolean
): Part<void> {
	const { context, effect, order } = blow;
	const attackers = answer ? [{ figure: order.target, weapon: answer.weapon }] : [];
	const back = { ...counterOf(order), attackers };
	const hits = yield* blowBack({ ...blow, inches: 0 }, back);
	const bodies = met && chargesOf(context)?.bodies === true;
	const count = bodies ? oppositionOf(context, order) : 0;
	const thrown = (hits?.landed ?? []).map(({ damage, beyond }) => ({ dice: damage, beyond }));
	// The quirk is taken off once: from the blow, or from the body alone (PL-HER-02).
	const opposing = dice(count, 6);
	const body = thrown.length > 0 ? opposing : rolledBy(context, order.target, opposing);
	const pools = pooled([...thrown, { dice: body, beyond: 0 }]);
	if (pools.every(({ dice: { rolls } }) => rolls.length === 0)) return;
	if (count > 0) effect.rules.add('PL-CHG-08');
	const found = { ...blow, order: back, inches: hits ? bestOf(hits) : 0 };
	const damage = yield* damageRoll(found, order.target, pools);
	yield* strikeFigure(found, yield* takesHit(chargingBody(context, order)), damage);
}

function* opposed(
	{ context, effect }: Blow,
	who: string,
	why: 'momentum' | 'opposition',
	count: number
): Part<number> {
	const edition = editionOf(context);
	const rule = chargesOf(context)?.rules.knockback ?? 'PL-CHG-12';
	const ask = { kind: 'roll', why, who, dice: dice(count, 6), rule } as const;
	const rolled = yield* roll({ ...ask, rules: opposedRules(edition) });
	if (count > 0) effect.roll(rolled, rule);
	return rolled.total;
}

/**
 * What crushes a target that flies: in PL-2005 the charger, one point for each inch of its Size, and later an
 * obstacle, one for each inch that it prevents (PL-CHG-09, E10-COL-05, E20-COL-02).
 */
export function* smash(
	blow: Blow,
	body: readonly string[],
	inches: number,
	dealt: number
): Part<void> {
	const { context, effect, order } = blow;
	const { target } = order;
	const charges = chargesOf(context);
	const [first, ...more] = meetingBody(context, order).filter((id) => !hasFallen(effect, id));
	if (!charges || first === undefined) return;
	const left = [first, ...more];
	const who = left.includes(target) ? target : first;
	const rule = charges.rules.smash;
	const asks = { kind: 'choice', who, rule } as const;
	const prevented = Array.from({ length: inches }, (_, n) => ({ id: `${n + 1}`, amount: n + 1 }));
	const tramples = charges.crushes === 'attacker';
	const options: Option[] = tramples ? [{ id: 'yes' }] : prevented;
	const choice = tramples ? 'trampled' : 'smash';
	const chosen = yield* choose({
		...asks,
		choice,
		options: [{ id: 'no' }, ...options],
		amount: inches
	});
	if (chosen.id === 'no') return;
	const points = chosen.amount ?? sizeOfBody(context, body, 'steadiness');
	effect.rules.add(rule);
	// The points add up with the damage of the member that took it.
	const victim = who === target ? target : yield* takesHit(left);
	effect.result(victim, 'smashed', points);
	yield* strikeFigure(blow, victim, points, victim === target ? dealt : 0);
	if (tramples) scatter(blow);
}

/** A body flies some inches: all its figures lie there, unbraced, and do nothing until their next turn. */
function fly({ context, effect }: Blow, body: readonly string[], inches: number): void {
	for (const figure of body) {
		effect.flag(figure, 'prone');
		effect.flag(figure, 'disrupted');
		if (chargesOf(context)?.answers === 'braced') effect.flag(figure, 'braced', false);
		effect.result(figure, 'pushed', inches);
	}
}

/** The inches that a target which charges as well pushes the charger back (E10-COL-04, E20-COL-01). */
function* pushBack(blow: Blow, body: readonly string[], pushes: number): Part<number> {
	if (pushes === 0) return 0;
	const mom = yield* opposed(blow, blow.order.target, 'momentum', pushes);
	return mom - (yield* opposed(blow, body[0] ?? '', 'opposition', CHARGER_HOLDS));
}

/**
 * Who flies when bodies meet: in PL-2005 the lower roll, held back by its Size; later the target, and a charger that
 * meets another head-on. Whether the charger runs on.
 */
function* knock(blow: Blow, body: readonly string[], mom: number, dealt: number): Part<boolean> {
	const { context, effect, order } = blow;
	const standing = (figures: readonly string[]) => figures.filter((id) => !hasFallen(effect, id));
	const met = standing(meetingBody(context, order));
	if (met.length === 0) return true;
	const sizeHolds = chargesOf(context)?.sizeHolds === true;
	const held = (figures: readonly string[]) =>
		sizeHolds ? sizeOfBody(context, figures, 'steadiness') : 0;
	const { holds, of, pushes } = meetingDiceOf(context, order);
	const pop = yield* opposed(blow, order.target, of, holds);
	const back = yield* pushBack(blow, body, pushes);
	const charger = standing(body);
	const ahead = mom - pop - held(met);
	const behind = sizeHolds ? pop - mom - held(charger) : back;
	if (ahead > 0) {
		fly(blow, met, ahead);
		yield* thrownOffBase(blow, met, ahead);
		yield* smash(blow, body, ahead, dealt);
	}
	if (behind > 0) {
		fly(blow, charger, behind);
		yield* thrownOffBase(blow, charger, behind);
		if (back > 0) yield* smash({ ...blow, order: counterOf(order) }, met, behind, 0);
	}
	return ahead > 0 && behind <= 0;
}

/**
 * One roll of momentum meets the target and then others in its way, until one of them holds (PL-CHG-12, PL-CCB-04,
 * E10-COL-03, E20-COL-01). Where bodies do damage, all of them take the same.
 */
function* runInto(
	blow: Blow,
	declared: Declared,
	pushing: readonly string[],
	dealt: number
): Part<void> {
	const { context, effect, order } = blow;
	const { run = 0 } = order;
	const body = chargingBody(context, order);
	const momentum = momentumOf(context, pushing, run);
	if (momentum === 0) return;
	const mom = yield* opposed(blow, body[0] ?? '', 'momentum', momentum);
	for (const [place, next] of inTheWay(context, order).entries()) {
		let met: Blow = { ...blow, order: next };
		if (place > 0) {
			effect.rules.add('PL-CCB-04');
			if (chargesAsOne(context, order)) effect.rules.add('PL-SQM-09');
			if (yield* leapsAside(met, declared)) continue;
			met = yield* struckInPassing(met, dealt);
		}
		if (!(yield* knock(met, body, mom, dealt))) return;
	}
}

/** A charge that reaches its target: the damage of weapon and momentum, or of the body (PL-CHG-08, E10-CHG-04). */
function* impact(blow: Blow, left: readonly Parried[], pushing: readonly string[]): Part<number> {
	const { context, effect, order } = blow;
	const victim = yield* sacrifice(blow, order.target);
	const once = chargesAsOne(context, order);
	if (once) effect.rules.add('PL-SQM-09');
	const count = once ? momentumOf(context, pushing, order.run ?? 0) : 0;
	const shooter = order.attackers[0]?.figure ?? '';
	const { dealt } = yield* damageLeft(blow, left, shooter, dice(count, 6));
	if (chargesOf(context)?.bodies || !order.ram) yield* strikeFigure(blow, victim, dealt);
	return dealt;
}

/** Whether bodies meet after a charge: always, with a body, or where a weapon missed and the way is blocked (E10-CHG-08). */
function* collides({ context, order }: Blow, hit: boolean): Part<boolean> {
	const charges = chargesOf(context);
	if (!charges || charges.collides === 'always' || order.ram) return true;
	const moves = momentumOf(context, chargingBody(context, order), order.run ?? 0) > 0;
	if (hit || !moves) return false;
	const options = [{ id: 'no' }, { id: 'yes' }];
	const rule = charges.rules.runsOn;
	const ask = { kind: 'choice', choice: 'collides', who: order.target, options, rule } as const;
	return (yield* choose(ask)).id === 'yes';
}

/**
 * A charge after its rolls to hit: the target's answer comes before it, with it, or only from a target that is still
 * there; then the bodies fly (E05-CMB-29 to 33, E10-CHG, E20-CHG).
 */
export function* charge(
	blow: Blow,
	hits: Hits,
	declared: Declared,
	answer: Answer | undefined
): Part<void> {
	const { context, effect, order } = blow;
	const hit = hits.landed.length > 0;
	const away = yield* escapes(blow, hits, declared);
	const left = hit && !away ? yield* defend(context, effect, order, declared, hits) : [];
	const { first = 'together' } = answer ?? {};
	if (answer && first === 'target') yield* strikesAtCharger(blow, answer, !away);
	const stopped = () => chargingBody(context, order).every((id) => hasFallen(effect, id));
	if (stopped()) return;
	const hitting = hits.landed.map(({ by }) => by.figure);
	const pushing = pushingBody(context, order, hitting);
	const dealt = left.length > 0 ? yield* impact(blow, left, pushing) : 0;
	if (first === 'together' || (first === 'charger' && !hasFallen(effect, order.target))) {
		yield* strikesAtCharger(blow, answer, !away);
	}
	// Who fell pushes nobody.
	if (stopped()) return;
	if (!away && (yield* collides(blow, hit))) yield* runInto(blow, declared, pushing, dealt);
	const next = away ? goesOn(context, order) : undefined;
	if (!next) return;
	const { leaping = [] } = declared;
	const found = { ...NOTHING, leaping, bails: leaping.includes(next.target) };
	yield* charge({ ...blow, order: next }, hits, found, undefined);
}

/**
 * A shove from a run: the momentum throws the target farther, in 2010 against its opposition and instead of the
 * usual 2″ (E10-CHG-03, E10-COL-01, E20-CHG-04, A20-4). Gives the inches.
 */
export function* chargingShove(blow: Blow, charger: string): Part<number> {
	const { context, effect, order } = blow;
	const edition = editionOf(context);
	const charges = chargesOf(context);
	if (!charges?.shove) return 0;
	const { shove } = charges;
	effect.flag(charger, 'charged');
	const rule = charges.rules.shove;
	const ask = { kind: 'roll', why: 'momentum', who: charger, dice: shove.momentum, rule } as const;
	const rolled = yield* roll({ ...ask, rules: opposedRules(edition) });
	effect.roll(rolled, rule);
	const pop = shove.opposed ? yield* opposed(blow, order.target, 'opposition', 1) : 0;
	return Math.max(0, shove.inches + rolled.total - pop);
}
