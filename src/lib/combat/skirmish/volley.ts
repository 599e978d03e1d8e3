import type { Chances } from '$lib/dice/chances';
import { expected } from '$lib/dice/successes';
import { hitsOnMinions, MISSILE, successes, type Target } from './pools';

/** Dice for each model of a group, and at a lone character (NS-41, A-NS-8). */
const DICE_FOR_EACH = 3;
const DICE_AT_ONE = 5;

/** The dice of a volley: one for each archer, limited by the group it shoots at (NS-41). */
export function volleyDice(archers: number, models: number): number {
	return Math.min(archers, models === 1 ? DICE_AT_ONE : DICE_FOR_EACH * models);
}

/** A group under fire: its minions, and the others in the order in which their owner lets them die. */
export interface Group {
	readonly minions: number;
	readonly others: readonly Target[];
	/** How half of an odd number of hits is rounded: up unless stated (A-NS-2). */
	readonly half?: (hits: number) => number;
}

export interface VolleyOutcome<P> {
	/** The chance of each number of hits. */
	readonly hits: readonly P[];
	/** The chance of each number of minions that fall, from none up. */
	readonly minionsFallen: readonly P[];
	/** The chance that each of the others is slain. */
	readonly othersSlain: readonly P[];
	/** Hits that slay nobody, each a story point of the shooters (NS-18, NS-19). */
	readonly storyPointsExpected: P;
}

/** Where the hits of a volley end up. */
interface Fallen {
	readonly minions: number;
	readonly slain: readonly boolean[];
	readonly points: number;
}

/** Hits that a target survives. */
const survives = ({ toughness, negations, already = 0 }: Target) =>
	Math.max(0, toughness + negations - already - 1);

/**
 * Spreads hits over a group: half to the minions first, more than there are minions to the others (NS-43, A-NS-3).
 * Their owner loses as few as it can: each takes what it survives, and only what is left slays, one after another.
 */
export function spread(hits: number, { minions, others, half = Math.ceil }: Group): Fallen {
	const onMinions = hitsOnMinions(hits, minions, half);
	const left = hits - onMinions;
	const room = others.reduce((sum, target) => sum + survives(target), 0);
	const dead = Math.min(others.length, Math.max(0, left - room));
	const slain = others.map((_, i) => i < dead);
	const wasted = others.reduce((sum, target, i) => sum + (slain[i] ? 0 : survives(target)), 0);
	return { minions: onMinions, slain, points: dead > 0 ? wasted : Math.min(left, room) };
}

/** Resolves a volley at a group (NS-40 to NS-44): each 6 is a hit. */
export function resolveVolley<P, D>(
	chances: Chances<P, D>,
	dice: number,
	group: Group
): VolleyOutcome<P> {
	const hits = successes(chances, dice, MISSILE);
	const falls = hits.map((_, n) => spread(n, group));
	const sumOf = (value: (fallen: Fallen) => number) =>
		expected(chances, hits, (n) => value(falls[n] ?? spread(n, group)));
	return {
		hits,
		minionsFallen: Array.from({ length: group.minions + 1 }, (_, count) =>
			sumOf(({ minions }) => (minions === count ? 1 : 0))
		),
		othersSlain: group.others.map((_, i) => sumOf(({ slain }) => (slain[i] ? 1 : 0))),
		storyPointsExpected: sumOf(({ points }) => points)
	};
}
