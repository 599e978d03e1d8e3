import type { CitedRule } from '$lib/rules/combat-citations';
import type { Dice } from '$lib/dice/notation';
import type { OrderChances } from '$lib/dice/order';
import type { CloseRules } from '../close/rules';
import type { Strike } from '../fighter';
import type { Modifier } from '../modifiers';

/** A weapon that may be one to charge with: by its class, and held in one hand or two. */
export interface ChargingWeapon {
	readonly item: Strike['item'];
	readonly like?: Strike['like'];
	readonly bothHands?: boolean;
}

/** What a charge runs into. */
export interface Impact {
	/** Inches of the charger's straight run. */
	readonly run: number;
	/** Inches that the target itself moved along the same line: toward the charger, or away from it if negative. */
	readonly motion?: number | undefined;
	/** Inches of the target's Size. */
	readonly size: number;
	/** The target saw the charge coming and is ready, or never moves. */
	readonly braced?: boolean;
}

/** A charger shoves: the dice of its momentum and the inches that it adds to any shove; absent where none is known. */
export interface ChargingShove {
	readonly momentum: Dice;
	readonly inches: number;
	/** The target's opposition holds it back (A20-4). */
	readonly opposed: boolean;
}

/** A flight that an obstacle cuts short, or that ends under the attacker's feet. */
export interface Crush<D> {
	/** Inches of the flight. */
	readonly flight: D;
	/** Inches of free way. */
	readonly room: number;
	/** Inches of the attacker's Size. */
	readonly attackerSize: number;
}

/** The parts of a collision in which editions differ. */
export interface ChargeRules {
	readonly close: CloseRules;
	/** Momentum dice after a straight run of `run` inches at this Size. */
	readonly momentum: (run: number, size: number) => number;
	/** Dice of physical opposition. */
	readonly opposition: (impact: Impact) => number;
	/** What momentum adds to the Damage of a charging weapon. */
	readonly charging: (momentum: number, skill: Dice) => Dice;
	/** Bodies do damage to each other (E05-CMB-31). */
	readonly bodies: boolean;
	/** A blow with this weapon may carry the momentum; without one the body charges (PL-CHG-10, E10-CHG-06, E20-CHG-03). */
	readonly charges: (weapon: ChargingWeapon) => boolean;
	/** The target may strike at the charger: never, at one with a weapon, or only braced. */
	readonly answers: 'never' | 'armed' | 'braced';
	/** Whether a weapon that is `longerBy` inches longer strikes first. */
	readonly strikesFirst: (longerBy: number) => boolean;
	/** Bodies collide in every charge, or only where no weapon strikes. */
	readonly collides: 'always' | 'bodily';
	/** The loser's Size holds it back, and a charger that loses flies itself (E05-CMB-33). */
	readonly sizeHolds: boolean;
	/** Who flies when two charge head-on: the one whose roll is lower, or both. */
	readonly headOn: 'lower' | 'both';
	readonly shove: ChargingShove | undefined;
	/** What crushes one who flies: the attacker, one point for each inch of its Size, or an obstacle, one for each inch of flight that it prevents. */
	readonly crushes: 'attacker' | 'obstacle';
	readonly rules: Readonly<
		Record<
			| 'momentum'
			| 'opposition'
			| 'knockback'
			| 'loserSize'
			| 'smash'
			| 'longer'
			| 'shove'
			| 'runsOn',
			CitedRule
		>
	>;
}

/** The distribution of the points of Smash damage (E05-CMB-34, E10-COL-05, E20-COL-02). */
export const smashOf = <P, D>(
	chances: OrderChances<P, D>,
	{ crushes }: ChargeRules,
	{ flight, room, attackerSize }: Crush<D>
): D =>
	crushes === 'attacker'
		? chances.always(attackerSize)
		: chances.surplus(flight, chances.always(room));

/** The inches by which a weapon must be longer to strike first. */
export function longerBy({ strikesFirst }: ChargeRules): number {
	let inches = 1;
	while (!strikesFirst(inches)) inches += 1;
	return inches;
}

/** Names the momentum and opposition of a charge as modifiers. */
export function chargeModifiers(
	{ rules }: ChargeRules,
	dice: { readonly momentum: number; readonly opposition: number }
): Modifier[] {
	const all: Modifier[] = [
		{ id: 'momentum', rule: rules.momentum, to: 'momentumDice', value: dice.momentum },
		{ id: 'opposition', rule: rules.opposition, to: 'oppositionDice', value: dice.opposition }
	];
	return all.filter(({ value }) => value !== 0);
}
