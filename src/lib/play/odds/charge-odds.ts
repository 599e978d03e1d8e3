import { resolveCharge, type Charge } from '$lib/combat/charge/charge';
import { longerBy, type ChargeRules } from '$lib/combat/charge/rules';
import { engageCharge } from '$lib/combat/charge/squad-charge';
import type { Blow } from '$lib/combat/close/rules';
import { aim, engage, type Engagement } from '$lib/combat/engagement';
import { modifiersOf, totalOf } from '$lib/combat/modifiers';
import { named, namedEffect, type Outcomes } from '$lib/combat/outcomes';
import { damageRoll } from '$lib/combat/rolls';
import type { Chances } from '$lib/dice/chances';
import { dice, flat } from '$lib/dice/notation';
import type { OrderChances } from '$lib/dice/order';
import { shotOf } from '../procedures/attack/attack';
import {
	chargingBody,
	isBraced,
	isCavalry,
	meetingBody,
	momentumOf,
	sizeOfBody
} from '../procedures/attack/bodies';
import { counterOf, defendingAlone, type Answer } from '../procedures/attack/charge';
import { addedTo, marksSize } from '../procedures/attack/damage';
import { NOTHING, type Declared } from '../procedures/attack/defence';
import { engaged } from '../procedures/attack/hit';
import { carriesMomentum, isRam, shooterOf, type Shooter } from '../procedures/attack/shooter';
import {
	chargesOf,
	closeOf,
	editionOf,
	quirkOf,
	rolledBy,
	skillOf,
	type Context
} from '../procedures/context';
import type { AttackOrder } from '../procedures/order';
import type { AttackOdds, Flight, Foreseen } from './attack-odds';
import { armorIn, blowOf, engagementOf } from './blow';
import { lineOdds } from './line-odds';

/** Inches by which a weapon is longer that strikes first. */
function lengthOf(context: Context, first: boolean): number {
	const rules = chargesOf(context);
	return rules && first ? longerBy(rules) : 0;
}

/** The charger: what it strikes with, and what is taken off its body. */
function chargerOf(
	context: Context,
	order: AttackOrder,
	shooter: Shooter,
	first: Answer['first'] | undefined
): Charge['charger'] {
	const { figure, weapon, use = 0, twoHanded, bothHands: piercing } = shooter;
	const plain = weapon?.strike.damage;
	const engagement = engaged(shotOf(context, order), {
		...shooter,
		...(plain && { damage: plain })
	});
	const edition = editionOf(context);
	const { test, damage } = aim(edition, engagement);
	const away = counterOf(order);
	const modifiers = modifiersOf(edition.modifiers, engagement.situation ?? {});
	return {
		skill: shooter.skill,
		bonus: test.modifier ?? 0,
		armor: armorIn(context, away),
		already: addedTo(context, away, figure),
		size: sizeOfBody(context, [figure], 'momentum'),
		burden: -totalOf(modifiers, 'damage'),
		endures: marksSize(context, figure),
		...(!isRam(context, order) && {
			weapon: {
				use,
				...(damage && { damage }),
				twoHanded,
				piercing,
				length: lengthOf(context, first === 'charger')
			}
		})
	};
}

/** The target of a charge: what it parries and strikes back with. */
function targetOf(
	context: Context,
	order: AttackOrder,
	parry: Blow['parry'],
	answer: Answer | undefined
): Charge['target'] {
	const { target } = order;
	const back =
		answer && shooterOf(context, counterOf(order), { figure: target, weapon: answer.weapon });
	const { opponents = 1, friends = 1 } = defendingAlone(order);
	return {
		skill: skillOf(context, target),
		opponents,
		friends,
		burden: quirkOf(context, target),
		armor: armorIn(context, order),
		already: addedTo(context, order, target),
		endures: marksSize(context, target),
		...(back && {
			weapon: {
				use: back.use ?? 0,
				...(back.damage && { damage: rolledBy(context, target, back.damage) }),
				length: lengthOf(context, answer?.first === 'target')
			}
		}),
		...(parry && { parry: { use: parry.test.use, absorb: parry.absorb ?? flat(0), shield: true } })
	};
}

/** A charge as the rules of charges see it; undefined for a weapon that only attacks. */
function chargeOf<P, D>(
	chances: OrderChances<P, D>,
	context: Context,
	order: AttackOrder,
	{ declared = NOTHING, answer }: Foreseen
): Charge | undefined {
	const [attacker] = order.attackers;
	const shooter = attacker && shooterOf(context, order, attacker);
	const blow = blowOf(chances, context, order, 0, declared);
	if (!attacker || !shooter || !blow) return undefined;
	if (!isRam(context, order) && !carriesMomentum(context, order, attacker)) return undefined;
	return {
		run: order.run ?? 0,
		motion: order.headOn,
		size: sizeOfBody(context, meetingBody(context, order), 'braced'),
		braced: isBraced(context, order),
		charger: chargerOf(context, order, shooter, answer?.first),
		target: targetOf(context, order, blow.parry, answer)
	};
}

/** The rules of charges with other readings of the dice. */
const flagged = (context: Context, rules: ChargeRules): ChargeRules => ({
	...rules,
	close: closeOf(context)
});

/** What is thrown back is prone and disrupted (PL-CHG-13). */
function thrownOdds<P, D>({ plus }: Chances<P, D>, flight: Flight<P>): Outcomes<P> {
	const thrown = flight.reduce(plus);
	return { prone: thrown, disrupted: thrown };
}

/** The odds of one charger, with its weapon or its body, and of the answer that it meets. */
export function singleChargeOdds<P, D>(
	chances: OrderChances<P, D>,
	context: Context,
	order: AttackOrder,
	foreseen: Foreseen
): AttackOdds<P> | undefined {
	const rules = chargesOf(context);
	const charge = chargeOf(chances, context, order, foreseen);
	if (!rules || !charge) return undefined;
	const read = flagged(context, rules);
	const found = resolveCharge(chances, read, charge);
	const { targetKilled, chargerKilled, momentum, inflicted, reaching } = found;
	const effect = namedEffect(editionOf(context), { kill: targetKilled, equal: found.targetEquals });
	const charged = { outcomes: { ...effect, chargerKilled }, modifiers: found.modifiers };
	if (rules.collides !== 'always' && !isRam(context, order)) {
		return { ...charged, impossible: false };
	}
	const chargerSize = sizeOfBody(context, [order.attackers[0]?.figure ?? ''], 'steadiness');
	const collision = { inflicted, reaching, momentum, chargerSize };
	const { declared = NOTHING } = foreseen;
	const line = lineOdds(chances, read, context, order, declared, collision);
	const flights = { target: line.target, charger: line.charger };
	const outcomes = { ...charged.outcomes, ...thrownOdds(chances, line.target) };
	return { ...charged, outcomes, impossible: false, flights, others: line.others };
}

/** The damage of a squad that charges as one body, with its weapons or without (PL-SQM-09). */
function squadStrike<P, D>(
	chances: OrderChances<P, D>,
	context: Context,
	order: AttackOrder,
	engagement: Engagement
): { readonly odds: AttackOdds<P>; readonly inflicted: D } {
	const edition = editionOf(context);
	const { run = 0, attackers } = order;
	const body = chargingBody(context, order);
	if (isRam(context, order)) {
		const ram = { ...engagement, damage: dice(momentumOf(context, body, run), 6) };
		const { outcome, ...rest } = engage(chances, edition, ram);
		const { damage = flat(0) } = aim(edition, ram);
		return {
			odds: { outcomes: named(chances, edition, outcome), ...rest },
			inflicted: damageRoll(chances, edition, damage)
		};
	}
	const members = attackers.flatMap((one) => {
		const own = engagementOf(context, order, one);
		return own ? [{ engagement: own, momentum: momentumOf(context, [one.figure], Infinity) }] : [];
	});
	const { effect, inflicted, ...rest } = engageCharge(chances, edition, {
		members,
		cavalry: isCavalry(context, body),
		most: chargesOf(context)?.momentum(run, Infinity) ?? 0
	});
	return { odds: { outcomes: { kill: effect.kill }, ...rest }, inflicted };
}

/**
 * The odds of a squad that charges as one body (PL-SQM-09). Of cavalry with weapons only those who hit push, so that
 * its momentum depends on its damage: nobody has worked out what flies then.
 */
export function squadChargeOdds<P, D>(
	chances: OrderChances<P, D>,
	context: Context,
	order: AttackOrder,
	engagement: Engagement,
	declared: Declared
): AttackOdds<P> {
	const rules = chargesOf(context);
	const body = chargingBody(context, order);
	const { odds, inflicted } = squadStrike(chances, context, order, engagement);
	if (!rules || (isCavalry(context, body) && !isRam(context, order))) return odds;
	const { target, others } = lineOdds(chances, flagged(context, rules), context, order, declared, {
		inflicted,
		reaching: { fallen: chances.one, alive: chances.one },
		momentum: momentumOf(context, body, order.run ?? 0),
		chargerSize: sizeOfBody(context, body, 'steadiness')
	});
	const outcomes = { ...odds.outcomes, ...thrownOdds(chances, target) };
	return { ...odds, outcomes, flights: { target }, others };
}
