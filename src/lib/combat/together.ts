import type { Chances } from '$lib/dice/chances';
import { flat } from '$lib/dice/notation';
import type { Effect } from './attack';
import { resolveCombined } from './combined';
import type { Edition } from './edition';
import { testOf, type Engagement } from './engagement';
import type { Modifier } from './modifiers';

export interface CombinedOutcome<P> {
	readonly effect: Effect<P>;
	readonly modifiers: readonly Modifier[];
	readonly impossible: boolean;
}

/** Attackers that join a combined attack with another weapon. */
export interface Joining extends Pick<Engagement, 'skill' | 'use' | 'damage' | 'reach'> {
	readonly attackers: number;
}

/**
 * Resolves a combined attack: everybody rolls to hit in the same situation, and the damage of those who hit is
 * one sum (E05-CMB-15, E10-COMB-01, E20-COMB-01). Attackers out of range take no part; if none is left, it
 * is impossible.
 */
export function engageTogether<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	engagement: Engagement,
	attackers: number,
	others: readonly Joining[] = []
): CombinedOutcome<P> {
	const { modifiers } = testOf(edition, engagement);
	const { armor = flat(0) } = engagement;
	const volleys = [{ ...engagement, attackers }, ...others].flatMap((joining) => {
		const { situation = {}, bonus = 0 } = engagement;
		const { test, range } = testOf(edition, { ...joining, situation, bonus });
		const tooFar = edition.outOfRange === 'impossible' && (test.beyond ?? 0) > 0;
		if (tooFar || range === 'nowhere') return [];
		return [{ attackers: joining.attackers, test, damage: joining.damage ?? flat(0) }];
	});
	if (volleys.length === 0) {
		const effect = { kill: chances.zero, equal: chances.zero };
		return { effect, modifiers, impossible: true };
	}
	const effect = resolveCombined(chances, edition, volleys, armor);
	return { effect, modifiers, impossible: false };
}
