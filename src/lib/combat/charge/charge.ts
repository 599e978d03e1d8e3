import { addDice, dice, flat, type Dice } from '$lib/dice/notation';
import type { Chances } from '$lib/dice/chances';
import type { OrderChances } from '$lib/dice/order';
import type { Modifier } from '../modifiers';
import { strikeOf, type Melee } from '../close/exchange';
import type { Blow, Held } from '../close/rules';
import { suffer, unhurt } from '../close/running-total';
import { chargeModifiers, type ChargeRules, type Impact } from './rules';

/** A weapon and how far it reaches in inches. */
export interface Pointed extends Held {
	readonly length?: number;
}

export interface Charge extends Impact {
	readonly charger: Melee & {
		readonly size: number;
		/** A charging weapon; without one the body charges. */
		readonly weapon?: Pointed;
	};
	readonly target: Melee & {
		/** What it strikes at the charger with. */
		readonly weapon?: Pointed;
		/** A shield to parry with. */
		readonly parry?: Held;
	};
}

export interface ChargeOutcome<P> {
	readonly targetKilled: P;
	readonly chargerKilled: P;
	readonly bothKilled: P;
	/** Damage that equals the target's Armor: Something Bad in 2020. */
	readonly targetEquals: P;
	/** Dice of momentum and of physical opposition. */
	readonly momentum: number;
	readonly opposition: number;
	readonly modifiers: readonly Modifier[];
}

/** What the charger's side does: damage with its chances, and the chance that it comes through to the target. */
interface Thrust<P, D> {
	readonly inflicted: D;
	readonly hit: P;
	readonly modifiers: readonly Modifier[];
}

/** The Damage of the charger's strike: weapon or body, with the momentum (E05-CMB-31, E10-CHG-04); none for bodies later. */
export function chargeDamage(
	rules: ChargeRules,
	{ weapon, skill }: Charge['charger'],
	momentum: number
): Dice | undefined {
	if (weapon) return addDice(weapon.damage ?? flat(0), rules.charging(momentum, skill));
	return rules.bodies ? dice(momentum, 6) : undefined;
}

function thrustOf<P, D>(
	chances: OrderChances<P, D>,
	rules: ChargeRules,
	{ charger, target }: Charge,
	momentum: number
): Thrust<P, D> {
	const { close } = rules;
	const weapon = charger.weapon ?? { use: 0, damage: flat(0) };
	const damage = chargeDamage(rules, charger, momentum);
	// Only shields parry a charge (E05-CMB-32, E10-CHG-09, E20-CHG-05).
	const parry = target.parry?.shield ? target.parry : undefined;
	const strike = { weapon: { ...weapon, damage: damage ?? flat(0) }, parry };
	const { blow, modifiers } = strikeOf(close, [charger, target], 'attack', strike);
	const { test, ...automatic } = blow;
	const struck: Blow = charger.weapon ? blow : automatic;
	const inflicted = damage ? close.inflicted(chances, close.edition, struck) : chances.always(0);
	const hit = charger.weapon && test ? hitOf(chances, rules, struck) : chances.one;
	return { inflicted, hit, modifiers };
}

/** The chance of a hit: that a blow of 1 which cannot fumble does something. */
function hitOf<P, D>(chances: OrderChances<P, D>, { close }: ChargeRules, { test }: Blow): P {
	const certain = { ...(test && { test }), damage: flat(1) };
	return chances.mass(chances.from(close.inflicted(chances, close.edition, certain), 1));
}

/** The damage to the charger where its own strike comes through, or not (A05-21). */
function answerOf<P, D>(
	chances: OrderChances<P, D>,
	rules: ChargeRules,
	{ charger, target, braced = false }: Charge,
	opposition: number
) {
	const { close } = rules;
	const body = rules.bodies ? dice(opposition, 6) : flat(0);
	const may = rules.answers === 'always' || (rules.answers === 'braced' && braced);
	const nothing = chances.always(0);
	const inflict = (blow: Blow) => close.inflicted(chances, close.edition, blow);
	const bodyOnly = opposition > 0 && rules.bodies ? inflict({ damage: body }) : nothing;
	if (!target.weapon || !may) return { onHit: bodyOnly, onMiss: nothing, modifiers: [] };
	const strike = { weapon: target.weapon };
	const { blow, modifiers } = strikeOf(close, [target, charger], 'counter', strike);
	const hit = hitOf(chances, rules, blow);
	const both = inflict({ damage: addDice(blow.damage, body) });
	const withBody = chances.mix([
		[chances.minus(chances.one, hit), bodyOnly],
		[hit, both]
	]);
	const onMiss = inflict(blow);
	return { onHit: opposition > 0 && rules.bodies ? withBody : onMiss, onMiss, modifiers };
}

type Order = 'chargerFirst' | 'targetFirst' | 'together';

/** Who strikes first: the one with the longer weapon (E05-CMB-31, E10-CHG-10). */
function orderOf({ strikesFirst }: ChargeRules, { charger, target }: Charge): Order {
	const longer = (charger.weapon?.length ?? 0) - (target.weapon?.length ?? 0);
	if (!target.weapon) return 'together';
	if (longer > 0) return strikesFirst(longer) ? 'chargerFirst' : 'together';
	return strikesFirst(-longer) ? 'targetFirst' : 'together';
}

/** All kills of a strike and its answer: the chances to hit, to kill, and to be killed after a hit or a miss. */
function kills<P, D>(
	{ one, zero, minus, plus, times }: Chances<P, D>,
	order: Order,
	{ hit, kill, onHit, onMiss }: Readonly<Record<'hit' | 'kill' | 'onHit' | 'onMiss', P>>
) {
	const missed = times(minus(one, hit), onMiss);
	const both = times(kill, onHit);
	if (order === 'chargerFirst') {
		const chargerKilled = plus(times(minus(hit, kill), onHit), missed);
		return { targetKilled: kill, chargerKilled, bothKilled: zero };
	}
	const chargerKilled = plus(times(hit, onHit), missed);
	return order === 'targetFirst'
		? { targetKilled: minus(kill, both), chargerKilled, bothKilled: zero }
		: { targetKilled: kill, chargerKilled, bothKilled: both };
}

/**
 * Resolves a charge: the strike with a charging weapon or with the body, and what comes back
 * (E05-CMB-29 to 32, E10-CHG, E20-CHG). Who flies is a question of its own: see `resolveCollision`.
 */
export function resolveCharge<P, D>(
	chances: OrderChances<P, D>,
	rules: ChargeRules,
	charge: Charge
): ChargeOutcome<P> {
	const { charger, target, run } = charge;
	const { edition } = rules.close;
	const momentum = rules.momentum(run, charger.size);
	const opposition = rules.opposition(charge);
	const thrust = thrustOf(chances, rules, charge, momentum);
	const answer = answerOf(chances, rules, charge, opposition);
	const met = (unit: Melee, inflicted: D) =>
		suffer(chances, edition, unhurt(chances, unit.already), inflicted, unit.armor);
	const { kill, equal } = met(target, thrust.inflicted);
	const { hit } = thrust;
	const onHit = met(charger, answer.onHit).kill;
	const onMiss = met(charger, answer.onMiss).kill;
	return {
		...kills(chances, orderOf(rules, charge), { hit, kill, onHit, onMiss }),
		targetEquals: equal,
		momentum,
		opposition,
		modifiers: [
			...chargeModifiers(rules, { momentum, opposition }),
			...thrust.modifiers,
			...answer.modifiers
		]
	};
}
