import { inflictedBy } from '../close/inflicted';
import { addDice, dice, flat, type Dice } from '$lib/dice/notation';
import type { Chances } from '$lib/dice/chances';
import type { OrderChances } from '$lib/dice/order';
import type { Modifier } from '../modifiers';
import { strikeOf, type Melee } from '../close/exchange';
import { burdened } from '../fighter';
import type { Blow, Held } from '../close/rules';
import { suffer, unhurt } from '../close/running-total';
import type { Reaching } from './line';
import { chargeModifiers, type ChargeRules, type Impact } from './rules';

/** A weapon and how far it reaches in inches. */
export interface Pointed extends Held {
	readonly length?: number;
}

/** A body that collides. */
interface Body extends Melee {
	/** Taken off the Damage Roll of the body alone; that of a weapon has it already (PL-HER-02). */
	readonly burden?: number;
	/** Damage only takes some of its Size, so that it goes on (PL-DMG-02). */
	readonly endures?: boolean;
}

export interface Charge extends Impact {
	readonly charger: Body & {
		readonly size: number;
		/** A charging weapon; without one the body charges. */
		readonly weapon?: Pointed;
	};
	readonly target: Body & {
		/** What it strikes at the charger with. */
		readonly weapon?: Pointed;
		/** A shield to parry with. */
		readonly parry?: Held;
	};
}

export interface ChargeOutcome<P, D> {
	readonly targetKilled: P;
	readonly chargerKilled: P;
	readonly bothKilled: P;
	/** Damage that equals the target's Armor: Something Bad in 2020. */
	readonly targetEquals: P;
	/** The damage to the target, unless the charger falls before. */
	readonly inflicted: D;
	/** The chances that the charger is there when bodies meet. */
	readonly reaching: Reaching<P>;
	/** Dice of momentum and of physical opposition. */
	readonly momentum: number;
	readonly opposition: number;
	readonly modifiers: readonly Modifier[];
}

/** What the charger's side does. */
interface Thrust<D> {
	readonly inflicted: D;
	readonly modifiers: readonly Modifier[];
}

/** The Damage of the charger's strike: weapon or body, with the momentum (E05-CMB-31, E10-CHG-04); none for bodies later. */
export function chargeDamage(
	rules: ChargeRules,
	{ weapon, skill, burden = 0 }: Charge['charger'],
	momentum: number
): Dice | undefined {
	if (weapon) return addDice(weapon.damage ?? flat(0), rules.charging(momentum, skill));
	return rules.bodies ? burdened(dice(momentum, 6), burden) : undefined;
}

function thrustOf<P, D>(
	chances: OrderChances<P, D>,
	rules: ChargeRules,
	{ charger, target }: Charge,
	momentum: number
): Thrust<D> {
	const { close } = rules;
	const weapon = charger.weapon ?? { use: 0, damage: flat(0) };
	const damage = chargeDamage(rules, charger, momentum);
	const { parry } = target;
	const strike = {
		weapon: { ...weapon, damage: damage ?? flat(0) },
		parry,
		against: 'charge'
	} as const;
	const { blow, modifiers } = strikeOf(close, [charger, target], 'attack', strike);
	const { test: _, ...automatic } = blow;
	const struck: Blow = charger.weapon ? blow : automatic;
	const inflicted = damage ? inflictedBy(chances, close, struck) : chances.always(0);
	return { inflicted, modifiers };
}

/**
 * The damage to the charger: the blow of the target, and where bodies collide its opposition, whether the charger's
 * own strike hits or not (A05-21, PL-CHG-08).
 */
function answerOf<P, D>(
	chances: OrderChances<P, D>,
	rules: ChargeRules,
	{ charger, target, braced = false }: Charge,
	opposition: number
): { readonly inflicted: D; readonly modifiers: readonly Modifier[] } {
	const { close } = rules;
	const body = rules.bodies ? dice(opposition, 6) : flat(0);
	const may =
		(rules.answers === 'armed' && charger.weapon !== undefined) ||
		(rules.answers === 'braced' && braced);
	const inflict = (blow: Blow) => inflictedBy(chances, close, blow);
	const bodyOnly =
		body.rolls.length > 0
			? inflict({ damage: burdened(body, target.burden ?? 0) })
			: chances.always(0);
	if (!target.weapon || !may) return { inflicted: bodyOnly, modifiers: [] };
	const { blow, modifiers } = strikeOf(close, [target, charger], 'counter', {
		weapon: target.weapon
	});
	if (body.rolls.length === 0) return { inflicted: inflict(blow), modifiers };
	const hit = hitOf(chances, rules, blow);
	const both = inflict({ damage: addDice(blow.damage, body) });
	const inflicted = chances.mix([
		[chances.minus(chances.one, hit), bodyOnly],
		[hit, both]
	]);
	return { inflicted, modifiers };
}

/** The chance of a hit: that a blow of 1 which cannot fumble does something. */
function hitOf<P, D>(chances: OrderChances<P, D>, { close }: ChargeRules, { test }: Blow): P {
	const certain = { ...(test && { test }), damage: flat(1) };
	return chances.mass(chances.from(inflictedBy(chances, close, certain), 1));
}

type Order = 'chargerFirst' | 'targetFirst' | 'together';

/** Who strikes first: the one with the longer weapon (E05-CMB-31, E10-CHG-10). */
function orderOf({ strikesFirst }: ChargeRules, { charger, target }: Charge): Order {
	const longer = (charger.weapon?.length ?? 0) - (target.weapon?.length ?? 0);
	if (!target.weapon) return 'together';
	// What only loses some of its Size strikes all the same.
	if (longer > 0 ? target.endures : charger.endures) return 'together';
	if (longer > 0) return strikesFirst(longer) ? 'chargerFirst' : 'together';
	return strikesFirst(-longer) ? 'targetFirst' : 'together';
}

/** All kills of a strike and its answer. */
function kills<P, D>(
	{ one, zero, minus, times }: Chances<P, D>,
	order: Order,
	{ kill, back }: Readonly<Record<'kill' | 'back', P>>
) {
	const both = times(kill, back);
	if (order === 'chargerFirst') {
		return { targetKilled: kill, chargerKilled: times(minus(one, kill), back), bothKilled: zero };
	}
	return order === 'targetFirst'
		? { targetKilled: minus(kill, both), chargerKilled: back, bothKilled: zero }
		: { targetKilled: kill, chargerKilled: back, bothKilled: both };
}

/** The chances that the charger is there when bodies meet: only a target that falls first spares it the answer. */
const reachingOf = <P, D>(
	{ one, minus }: Chances<P, D>,
	order: Order,
	{ endures = false }: Body,
	back: P
): Reaching<P> => {
	const alive = endures ? one : minus(one, back);
	return { alive, fallen: order === 'chargerFirst' ? one : alive };
};

/**
 * Resolves a charge: the strike with a charging weapon or with the body, and what comes back
 * (E05-CMB-29 to 32, E10-CHG, E20-CHG). Who flies is a question of its own: see `resolveCollision`.
 */
export function resolveCharge<P, D>(
	chances: OrderChances<P, D>,
	rules: ChargeRules,
	charge: Charge
): ChargeOutcome<P, D> {
	const { charger, target, run } = charge;
	const { edition } = rules.close;
	const momentum = rules.momentum(run, charger.size);
	const opposition = rules.opposition(charge);
	const thrust = thrustOf(chances, rules, charge, momentum);
	const answer = answerOf(chances, rules, charge, opposition);
	const met = (unit: Melee, inflicted: D) =>
		suffer(chances, edition, unhurt(chances, unit.already), inflicted, unit.armor);
	const { kill, equal } = met(target, thrust.inflicted);
	const back = met(charger, answer.inflicted).kill;
	const order = orderOf(rules, charge);
	return {
		...kills(chances, order, { kill, back }),
		inflicted: thrust.inflicted,
		reaching: reachingOf(chances, order, charger, back),
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
