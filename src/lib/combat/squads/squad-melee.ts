import { inflictedBy } from '../close/inflicted';
import { addBonus, flat, type Dice } from '$lib/dice/notation';
import type { OrderChances } from '$lib/dice/order';
import type { Blow, CloseRules, Held } from '../close/rules';
import { totalOf, type Modifier } from '../modifiers';
import { casualties } from './casualties';
import { outnumberedSquad } from './outnumbered';

/** A squad whose members are alike. */
export interface SquadSide {
	readonly members: number;
	readonly skill: Dice;
	readonly weapon: Held;
	/** Flat Armor of each. */
	readonly armor: number;
	/** Added to each Skill Roll. */
	readonly bonus?: number;
}

export interface SquadMelee<P> {
	/** The chance of each number of members that fall, from none up. */
	readonly attackersFallen: readonly P[];
	readonly defendersFallen: readonly P[];
	/** What the smaller side loses when the turn begins. */
	readonly modifiers: readonly Modifier[];
}

/** One member's blow; only counterattacks lose damage to larger numbers (E05-CMB-17). */
function blowOf(
	{ skill, weapon, bonus = 0 }: SquadSide,
	modifiers: readonly Modifier[],
	counters: boolean
): Blow {
	const less = counters ? totalOf(modifiers, 'damage') : 0;
	return {
		test: { skill, use: weapon.use, modifier: bonus + totalOf(modifiers, 'skill') },
		damage: addBonus(weapon.damage ?? flat(0), less)
	};
}

/** The members of `target` that fall to blows of `striking` members of another squad. */
function fallen<P, D>(
	chances: OrderChances<P, D>,
	rules: CloseRules,
	[striker, target]: readonly [SquadSide, SquadSide],
	striking: number,
	counters: boolean
): P[] {
	const modifiers = outnumberedSquad(striking, target.members);
	const inflicted = inflictedBy(chances, rules, blowOf(striker, modifiers, counters));
	return casualties(chances, [{ count: striking, inflicted }], target);
}

/**
 * Resolves a turn of close combat between two squads in contact: all attack, and all defenders who survive counter
 * (E05-CMB-17, E05-CMB-43, E05-CMB-45). How many are outnumbered is counted for each side's blows.
 */
export function resolveSquadMelee<P, D>(
	chances: OrderChances<P, D>,
	rules: CloseRules,
	attackers: SquadSide,
	defenders: SquadSide
): SquadMelee<P> {
	const defendersFallen = fallen(chances, rules, [attackers, defenders], attackers.members, false);
	const attackersFallen = new Array<P>(attackers.members + 1).fill(chances.zero);
	for (const [dead, chance] of defendersFallen.entries()) {
		const left = rules.counters === 'afterAttacks' ? defenders.members - dead : 0;
		const counts = fallen(chances, rules, [defenders, attackers], left, true);
		for (const [n, each] of counts.entries())
			attackersFallen[n] = chances.plus(
				attackersFallen[n] ?? chances.zero,
				chances.times(chance, each)
			);
	}
	const sizes = [attackers.members, defenders.members].sort((a, b) => a - b);
	return {
		attackersFallen,
		defendersFallen,
		modifiers: outnumberedSquad(sizes[0] ?? 0, sizes[1] ?? 0)
	};
}
