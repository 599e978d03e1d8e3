import { dice, flat, type Dice } from '$lib/dice/notation';
import type { Chances } from '$lib/dice/chances';
import type { OrderChances } from '$lib/dice/order';
import { againstArmor, type Effect } from '../attack';
import type { Edition } from '../edition';
import type { Modifier } from '../modifiers';
import { damageRoll, opposedRoll } from '../rolls';
import { chargeModifiers, smashOf, type ChargeRules, type Crush } from './rules';

/** Momentum against physical opposition. */
export interface Collision {
	readonly momentum: Dice;
	readonly opposition: Dice;
	/** The Size of the target, which holds it back; 0 from 2010 on. */
	readonly loserSize?: number;
}

/** The chance that the target flies at least `inches` (E05-CMB-33, E10-COL-03, E20-COL-01). */
export function knockedBy<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	{ momentum, opposition, loserSize = 0 }: Collision,
	inches: number
): P {
	const [mom, pop] = [
		opposedRoll(chances, edition, momentum),
		opposedRoll(chances, edition, opposition)
	];
	return chances.compare(mom, chances.sum(pop, chances.always(loserSize + inches - 1))).above;
}

/** Two that run into each other, in dice and inches. */
export interface Crash {
	readonly momentum: number;
	readonly opposition: number;
	/** Dice of the target's own momentum, if it charges head-on. */
	readonly targetMomentum?: number;
	readonly chargerSize: number;
	readonly targetSize: number;
}

/** Dice of the target of a charge: those that hold it, and those that push the charger back beside them. */
export interface MeetingDice {
	readonly holds: number;
	readonly of: 'opposition' | 'momentum';
	readonly pushes: number;
}

/** The die that holds a charger against one who charges head-on (E10-COL-02, E20-COL-01). */
export const CHARGER_HOLDS = 1;

/**
 * The dice of the target of a charge. If it charges head-on, its momentum takes the place of its opposition in
 * PL-2005, and later pushes the charger back, whose own opposition is one die (E05-CMB-33, E10-COL-04, E20-COL-01).
 */
export function meetingDice(
	{ headOn }: ChargeRules,
	opposition: number,
	targetMomentum: number
): MeetingDice {
	if (targetMomentum > 0 && headOn === 'lower') {
		return { holds: targetMomentum, of: 'momentum', pushes: 0 };
	}
	return { holds: opposition, of: 'opposition', pushes: targetMomentum };
}

export interface CrashOutcome<P, D> {
	/** Inches that each flies; 0 if it does not. */
	readonly target: D;
	readonly charger: D;
	readonly targetKnocked: P;
	readonly chargerKnocked: P;
	readonly modifiers: readonly Modifier[];
}

const rolled = <P, D>(chances: Chances<P, D>, { close }: ChargeRules, roll: Dice) =>
	opposedRoll(chances, close.edition, roll);

/** What an opponent's roll and the loser's own Size leave of a push. */
function flight<P, D>(
	chances: OrderChances<P, D>,
	{ sizeHolds }: ChargeRules,
	[push, against]: readonly [D, D],
	size: number
): D {
	return chances.surplus(push, chances.sum(against, chances.always(sizeHolds ? size : 0)));
}

const knocked = <P, D>(chances: Chances<P, D>, inches: D) => chances.mass(chances.from(inches, 1));

/**
 * Who flies how far when a charger runs into a target: momentum less opposition, in PL-2005 also less the
 * loser's Size, and there a charger that loses flies itself (E05-CMB-33, E10-COL-03, E20-COL-01). Two that charge
 * head-on may both fly from 2010 on (E10-COL-04).
 */
export function resolveCollision<P, D>(
	chances: OrderChances<P, D>,
	rules: ChargeRules,
	{ momentum, opposition, targetMomentum = 0, chargerSize, targetSize }: Crash
): CrashOutcome<P, D> {
	const { holds, pushes } = meetingDice(rules, opposition, targetMomentum);
	const [mom, pop] = [
		rolled(chances, rules, dice(momentum, 6)),
		rolled(chances, rules, dice(holds, 6))
	];
	const target = flight(chances, rules, [mom, pop], targetSize);
	const charger = rules.sizeHolds
		? flight(chances, rules, [pop, mom], chargerSize)
		: pushedBack(chances, rules, pushes);
	const size: Modifier = {
		id: 'loserSize',
		rule: rules.rules.loserSize,
		to: 'knockback',
		value: -targetSize
	};
	return {
		target,
		charger,
		targetKnocked: knocked(chances, target),
		chargerKnocked: knocked(chances, charger),
		modifiers: [
			...chargeModifiers(rules, { momentum, opposition: holds }),
			...(rules.sizeHolds ? [size] : [])
		]
	};
}

/** Inches that the momentum of its target pushes a charger back (E10-COL-04, E20-COL-01). */
export function pushedBack<P, D>(
	chances: OrderChances<P, D>,
	rules: ChargeRules,
	pushes: number
): D {
	const held = rolled(chances, rules, dice(CHARGER_HOLDS, 6));
	return chances.surplus(rolled(chances, rules, dice(pushes, 6)), held);
}

/** Inches that a charging shove moves its target; undefined where the rules know none (E10-COL-01, E20-CHG-04). */
export function chargingShove<P, D>(
	chances: OrderChances<P, D>,
	rules: ChargeRules
): D | undefined {
	const { shove } = rules;
	if (!shove) return undefined;
	const push = rolled(chances, rules, shove.momentum);
	const left = chances.surplus(push, rolled(chances, rules, dice(shove.opposed ? 1 : 0, 6)));
	return chances.sum(left, chances.always(shove.inches));
}

/** A creation's charge meets several targets with one roll of momentum (E05-CMB-41, PL-CCB-04). */
export function resolvePlough<P, D>(
	chances: OrderChances<P, D>,
	rules: ChargeRules,
	momentum: number,
	targets: readonly { readonly opposition: number; readonly size: number }[]
): { readonly flights: readonly D[]; readonly allKnocked: P } {
	const mom = rolled(chances, rules, dice(momentum, 6));
	const thresholds = targets.map(({ opposition, size }) =>
		chances.sum(
			rolled(chances, rules, dice(opposition, 6)),
			chances.always(rules.sizeHolds ? size : 0)
		)
	);
	return {
		flights: thresholds.map((threshold) => chances.surplus(mom, threshold)),
		allKnocked: chances.compare(mom, chances.highest(thresholds)).above
	};
}

/** A Smash and the other damage of the charge. */
export interface SmashedInto<D> extends Crush<D> {
	readonly damage?: Dice;
	readonly armor: Dice;
}

/** The effect of a Smash together with the damage of the charge (E05-CMB-34, E10-COL-05, E20-COL-02). */
export function resolveSmash<P, D>(
	chances: OrderChances<P, D>,
	rules: ChargeRules,
	{ flight, room, attackerSize, damage, armor }: SmashedInto<D>
): Effect<P> & { readonly points: D; readonly modifiers: readonly Modifier[] } {
	const { edition } = rules.close;
	const points = smashOf(chances, rules, { flight, room, attackerSize });
	const other = damageRoll(chances, edition, damage ?? flat(0));
	const effect = againstArmor(chances, edition, chances.sum(points, other), { armor });
	const size: Modifier = {
		id: 'smash',
		rule: rules.rules.smash,
		to: 'damage',
		value: attackerSize
	};
	return { ...effect, points, modifiers: rules.sizeHolds ? [size] : [] };
}
