import { addBonus, dice, type Dice } from '$lib/dice/notation';
import type { OrderChances } from '$lib/dice/order';
import type { Edition } from '../edition';
import type { Modifier } from '../modifiers';
import { armorRoll, damageRoll, opposedRoll } from '../rolls';

/** A hero under attack, and a friend that may take the hit. */
export interface Sacrifice {
	readonly damage: Dice;
	readonly hero: Dice;
	readonly friend: Dice;
	/** Inches to the friend. */
	readonly distance: number;
	/** Taken off the hero's roll by other heroes of its army (PL-HER-02). */
	readonly quirk?: number;
	/** In a squad no roll is needed. */
	readonly inSquad?: boolean;
}

export interface SacrificeOutcome<P> {
	readonly jumps: P;
	readonly heroKilled: P;
	readonly friendKilled: P;
	readonly modifiers: readonly Modifier[];
}

/** Before damage is rolled a hero rolls 1d6; a friend nearer than that takes the hit, but only one that kills it (PL-HER-06). */
export function resolveSacrifice<P, D>(
	chances: OrderChances<P, D>,
	edition: Edition,
	{ damage, hero, friend, distance, quirk = 0, inSquad = false }: Sacrifice
): SacrificeOutcome<P> {
	const call = opposedRoll(chances, edition, addBonus(dice(1, 6), -quirk));
	const jumps = inSquad ? chances.one : chances.mass(chances.from(call, Math.floor(distance) + 1));
	const roll = damageRoll(chances, edition, damage);
	const [own, other] = [hero, friend].map((armor) => armorRoll(chances, edition, armor)) as [D, D];
	const tooWeak = chances.within(roll, other);
	const killed = (hit: D) => chances.compare(hit, own).above;
	const alone = chances.times(chances.minus(chances.one, jumps), killed(roll));
	return {
		jumps,
		heroKilled: chances.plus(alone, chances.times(jumps, killed(tooWeak))),
		friendKilled: chances.times(jumps, chances.compare(roll, other).above),
		modifiers:
			quirk > 0 && !inSquad ? [{ id: 'quirk', rule: 'PL-HER-02', to: 'skill', value: -quirk }] : []
	};
}
