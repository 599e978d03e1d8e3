import type { Chances } from '$lib/dice/chances';
import { binomial } from '$lib/dice/successes';
import { storyRoll } from './pools';

export const STORY_EVENTS = [
	'stumble',
	'pickGroup',
	'twoExtraDice',
	'wound',
	'storyEvent',
	'volley',
	'threeExtraDice',
	'prone',
	'minionsFlee',
	'fourExtraDice',
	'majorStoryEvent',
	'incapacitated'
] as const;
export type StoryEvent = (typeof STORY_EVENTS)[number];

interface EventRow {
	readonly event: StoryEvent;
	readonly least: number;
	/** It needs an attack in progress; otherwise a lower result counts (A-NS-11). */
	readonly inAttack?: true;
}

/** Random events by the total of the story dice (NS-47). */
export const EVENTS: readonly EventRow[] = [
	{ event: 'stumble', least: 5 },
	{ event: 'pickGroup', least: 7 },
	{ event: 'twoExtraDice', least: 9, inAttack: true },
	{ event: 'wound', least: 11 },
	{ event: 'storyEvent', least: 13 },
	{ event: 'volley', least: 15 },
	{ event: 'threeExtraDice', least: 17, inAttack: true },
	{ event: 'prone', least: 18 },
	{ event: 'minionsFlee', least: 20 },
	{ event: 'fourExtraDice', least: 21, inAttack: true },
	{ event: 'majorStoryEvent', least: 24 },
	{ event: 'incapacitated', least: 27, inAttack: true }
];

export interface StoryOutcome<P> {
	/** Each event that the total allows, the lowest first; a player may always take a lower one (NS-46). */
	readonly events: readonly {
		readonly event: StoryEvent;
		/** The chance that the total reaches it. */
		readonly reached: P;
		/** The chance that it is the highest reached. */
		readonly highest: P;
	}[];
	readonly none: P;
	/** The chance of each number of story dice that the opponent gains: one for each 6 (NS-45, A-NS-5). */
	readonly opponentDice: readonly P[];
}

/** Resolves a roll of story dice (NS-46, NS-47). */
export function resolveStoryRoll<P, D>(
	chances: Chances<P, D>,
	dice: number,
	inAttack = true
): StoryOutcome<P> {
	const roll = storyRoll(chances, dice);
	const rows = EVENTS.filter((row) => inAttack || !row.inAttack);
	const reached = rows.map(({ least }) => chances.mass(chances.from(roll, least)));
	return {
		events: rows.map(({ event }, i) => {
			const own = reached[i] ?? chances.zero;
			return { event, reached: own, highest: chances.minus(own, reached[i + 1] ?? chances.zero) };
		}),
		none: chances.minus(chances.one, reached[0] ?? chances.zero),
		opponentDice: binomial(chances, dice, chances.ratio(1, 6))
	};
}
