import { resolveCharge, type Charge } from '$lib/combat/charge/charge';
import { resolveCollision } from '$lib/combat/charge/collision';
import { longerBy } from '$lib/combat/charge/rules';
import { engageCharge } from '$lib/combat/charge/squad-charge';
import type { Blow } from '$lib/combat/close/rules';
import { aim, engage, type Engagement } from '$lib/combat/engagement';
import { modifiersOf, totalOf } from '$lib/combat/modifiers';
import { named, namedEffect } from '$lib/combat/outcomes';
import type { Chances } from '$lib/dice/chances';
import { dice, flat } from '$lib/dice/notation';
import type { OrderChances } from '$lib/dice/order';
import { shotOf } from '../procedures/attack/attack';
import {
	chargingBody,
	isBraced,
	isCavalry,
	momentumOf,
	sizeOfBody
} from '../procedures/attack/bodies';
import { counterOf, defendingAlone, type Answer } from '../procedures/attack/charge';
import { addedTo } from '../procedures/attack/damage';
import { NOTHING } from '../procedures/attack/defence';
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
import { FAR, type AttackOdds, type Foreseen } from './attack-odds';
import { armorIn, blowOf, engagementOf } from './blow';

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
		size: sizeOfBody(context, [order.target], 'braced'),
		braced: isBraced(context, order),
		charger: chargerOf(context, order, shooter, answer?.first),
		target: targetOf(context, order, blow.parry, answer)
	};
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
	const flagged = { ...rules, close: closeOf(context) };
	const found = resolveCharge(chances, flagged, charge);
	const { one, minus, plus, times } = chances;
	const { targetKilled, chargerKilled, bothKilled, momentum, opposition } = found;
	const stand = minus(plus(one, bothKilled), plus(targetKilled, chargerKilled));
	const steadiness = (id: string) => sizeOfBody(context, [id], 'steadiness');
	const crash = resolveCollision(chances, flagged, {
		momentum,
		opposition,
		chargerSize: steadiness(order.attackers[0]?.figure ?? ''),
		targetSize: steadiness(order.target)
	});
	const collides = rules.collides === 'always' || isRam(context, order);
	const flight = (inches: D) =>
		Array.from({ length: FAR }, (_, n) =>
			collides && n > 0 ? times(stand, chances.at(inches, n)) : chances.zero
		);
	return {
		outcomes: {
			...namedEffect(editionOf(context), { kill: targetKilled, equal: found.targetEquals }),
			chargerKilled
		},
		modifiers: found.modifiers,
		impossible: false,
		flights: { target: flight(crash.target), charger: flight(crash.charger) }
	};
}

/** The odds of a squad that charges as one body, with its weapons or without (PL-SQM-09). */
export function squadChargeOdds<P, D>(
	chances: Chances<P, D>,
	context: Context,
	order: AttackOrder,
	engagement: Engagement
): AttackOdds<P> {
	const edition = editionOf(context);
	const { run = 0, attackers } = order;
	const body = chargingBody(context, order);
	if (isRam(context, order)) {
		const damage = dice(momentumOf(context, body, run), 6);
		const { outcome, ...rest } = engage(chances, edition, { ...engagement, damage });
		return { outcomes: named(chances, edition, outcome), ...rest };
	}
	const members = attackers.flatMap((one) => {
		const own = engagementOf(context, order, one);
		return own ? [{ engagement: own, momentum: momentumOf(context, [one.figure], Infinity) }] : [];
	});
	const { effect, ...rest } = engageCharge(chances, edition, {
		members,
		cavalry: isCavalry(context, body),
		most: chargesOf(context)?.momentum(run, Infinity) ?? 0
	});
	return { outcomes: { kill: effect.kill }, ...rest };
}
