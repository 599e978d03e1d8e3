import type { BuilderMessages } from '$lib/i18n/languages';
import type { Collision } from '$lib/rules/profile';
import type { Fact } from './card';
import { EMPTY_CELL } from './weapon-rows';

/** Returns what a creation deals and withstands in a collision (PL-CHG-03, PL-CHG-07). */
export function collisionFacts(
	{ profile }: BuilderMessages,
	collision: Collision
): Pick<Fact, 'label' | 'value'>[] {
	const words = profile.creation;
	const { momentum, braced, unbraced, steadiness } = collision;
	const upTo = (dice: number) => (dice > 0 ? words.upTo({ dice }) : EMPTY_CELL);
	return [
		{ label: words.momentum, value: momentum > 0 ? words.run({ dice: momentum }) : EMPTY_CELL },
		{ label: words.braced, value: upTo(braced) },
		...(unbraced === undefined ? [] : [{ label: words.unbraced, value: upTo(unbraced) }]),
		{ label: words.steadiness, value: `${steadiness}″` }
	];
}
