import type { Modifier } from '$lib/combat/modifiers';
import type { Outcomes } from '$lib/combat/outcomes';
import type { Answer } from '../procedures/attack/charge';
import type { Declared } from '../procedures/attack/defence';
import type { Context } from '../procedures/context';

/** The chances of a flight of each number of inches, from none up. */
export type Flight<P> = readonly P[];

/** What a charge does to another one in its way. */
export interface MetOdds<P> {
	readonly figure: string;
	/** The charge comes as far as this. */
	readonly reached: P;
	readonly kill: P;
	/** It leaps aside, as it declared. */
	readonly leapt: P;
	/** It survives, is thrown back and falls prone; by inches in `flight`. */
	readonly thrown: P;
	readonly flight: Flight<P>;
}

export interface AttackOdds<P> {
	readonly outcomes: Outcomes<P>;
	readonly modifiers: readonly Modifier[];
	readonly impossible: boolean;
	/** How far target and charger fly after a charge; what flies of a squad that charges is left open. */
	readonly flights?: { readonly target: Flight<P>; readonly charger?: Flight<P> };
	/** What a charge does to others in its way, in the order of their meeting. */
	readonly others?: readonly MetOdds<P>[];
	/** The chance of each amount that grinding leaves on an element. */
	readonly worn?: readonly P[];
}

/** Inches of flights, and damage worn down, that odds tell apart. */
export const FAR = 40;

/** What odds foresee: the defense that is declared, and other readings of the dice. */
export interface Foreseen {
	readonly declared?: Declared;
	/** What the target of a charge strikes back with. */
	readonly answer?: Answer;
	readonly flags?: Context['flags'];
}

/** What odds do not say. */
export const UNKNOWN = { outcomes: {}, modifiers: [], impossible: false };
