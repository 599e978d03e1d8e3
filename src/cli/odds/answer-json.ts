import { exactChance } from '$lib/dice/exact/chance';
import { formatFraction, toNumber } from '$lib/dice/exact/fraction';
import { isMean, type Answer } from './answers';
import type { JsonOdds } from './json-odds';

/** Returns odds in the form that the documentation of files promises. */
export function answerJson({ rules, outcomes, modifiers, strike }: Answer): JsonOdds {
	const chances = outcomes.map(([id, chance]) => [
		id,
		{
			fraction: formatFraction(chance),
			decimal: isMean(id) ? toNumber(chance) : exactChance(chance)
		}
	]);
	return {
		edition: rules,
		...(strike && { weapon: strike.item }),
		outcomes: Object.fromEntries(chances) as JsonOdds['outcomes'],
		modifiers
	};
}
