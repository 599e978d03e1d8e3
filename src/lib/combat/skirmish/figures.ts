import type { Chances } from '$lib/dice/chances';
import { chanceOf } from '$lib/dice/successes';
import type { Figure } from '$lib/rules/choices';
import type { FigureProfile } from '$lib/rules/profile';
import type { Outcomes } from '../outcomes';
import { ATTACK, resolvePool, successes, type Target } from './pools';

/** Gear that cancels one success each in an activation (NS-18). */
const CANCELS: readonly string[] = ['shield', 'heavyArmor'];

/** A figure as a target: unhurt, and with all its protection. */
export function targetOf(
	{ toughness }: FigureProfile,
	{ gear = [] }: Pick<Figure, 'gear'>
): Target {
	const negations = gear.filter((item) => CANCELS.includes(item)).length;
	return { toughness, negations };
}

/** Dice of an attack with everything a figure has, on one target (NS-10c, NS-25). */
export function attackDice({ dice, bonusDice }: FigureProfile): number {
	return dice + bonusDice.attack;
}

/** The outcomes of `count` attack dice; each shows a success at `least` or more (NS-17, NS-25). */
export function resolveDice<P, D>(
	chances: Chances<P, D>,
	count: number,
	target: Target | undefined,
	least = ATTACK
): Outcomes<P> {
	const counts = successes(chances, count, least);
	const hit = chanceOf(chances, counts, (n) => n > 0);
	const miss = chances.minus(chances.one, hit);
	if (!target) return { hit, miss };
	const { slain } = resolvePool(chances, counts, target);
	return { hit, slain, noEffect: chances.minus(hit, slain), miss };
}
