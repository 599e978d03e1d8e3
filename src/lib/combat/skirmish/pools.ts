import type { Chances } from '$lib/dice/chances';
import { dice } from '$lib/dice/notation';
import { binomial, chanceOf, expected } from '$lib/dice/successes';

/** An attack succeeds on a 5 or 6 (NS-25), a missile on a 6 (NS-42). */
export const ATTACK = 5;
export const MISSILE = 6;

/** The chance that a die shows `least` or more. */
function showing<P, D>(chances: Chances<P, D>, least: number): P {
	return chances.ratio(Math.min(6, Math.max(0, 7 - least)), 6);
}

/** The chance of each number of successes of `count` dice, from none up. */
export function successes<P, D>(chances: Chances<P, D>, count: number, least: number): P[] {
	return binomial(chances, count, showing(chances, least));
}

/** One model that may be slain (NS-17, NS-18). */
export interface Target {
	readonly toughness: number;
	/** Successes that shield and heavy armor may cancel. */
	readonly negations: number;
	/** Hits taken earlier in the turn (NS-19). */
	readonly already?: number;
}

/** Whether this number of successes slays the target. */
export const slays = (successes: number, { toughness, negations, already = 0 }: Target) =>
	successes + already - negations >= toughness;

/** The chance to slay, and the story points that the attacker's side gains otherwise (NS-18, NS-19, A-NS-1). */
export function resolvePool<P, D>(chances: Chances<P, D>, counts: readonly P[], target: Target) {
	return {
		slain: chanceOf(chances, counts, (n) => slays(n, target)),
		storyPoints: expected(chances, counts, (n) => (slays(n, target) ? 0 : n))
	};
}

/** The chance of a defense: one die at the number is enough; a number of 7 or more always fails (NS-20, A-NS-10). */
export function defense<P, D>(chances: Chances<P, D>, count: number, least: number): P {
	return chanceOf(chances, successes(chances, count, least), (n) => n > 0);
}

/** Hits of a volley that minions take, the larger half; more than there are go to the others (NS-43, A-NS-2, A-NS-3). */
export function hitsOnMinions(hits: number, minions: number, half = Math.ceil): number {
	return Math.min(minions, half(hits / 2));
}

/** The sum of story dice; they never explode (NS-46). */
export function storyRoll<P, D>(chances: Chances<P, D>, count: number): D {
	return chances.roll(dice(count, 6), { explosion: 'none', allOnes: 'total', floor: true });
}

/** Inches of unengaged movement: each die, with its modifier, counts 3 to 6 (NS-51). */
export function movement<P, D>(chances: Chances<P, D>, count: number, modifier: number): D {
	const sides = [1, 2, 3, 4, 5, 6].map((face) => Math.min(6, Math.max(3, face + modifier)));
	let total = chances.always(0);
	for (let n = 0; n < count; n++) total = chances.sum(total, chances.die(sides));
	return total;
}
