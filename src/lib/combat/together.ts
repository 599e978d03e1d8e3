import type { Chances } from '$lib/dice/chances';
import { flat } from '$lib/dice/notation';
import type { Effect } from './attack';
import type { Edition } from './edition';
import { aim, type Engagement } from './engagement';
import type { Modifier } from './modifiers';
import { resolveSquadFire } from './squads/squad-fire';

export interface CombinedOutcome<P> {
	readonly effect: Effect<P>;
	readonly modifiers: readonly Modifier[];
	readonly impossible: boolean;
}

/** Attackers that join a combined attack with another weapon. */
export interface Joining extends Pick<
	Engagement,
	'skill' | 'use' | 'damage' | 'reach' | 'explosive'
> {
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
	const { modifiers } = aim(edition, engagement);
	const { armor = flat(0), situation = {}, bonus = 0 } = engagement;
	const groups = [{ ...engagement, attackers }, ...others].map((joining) => ({
		...joining,
		members: joining.attackers,
		situation,
		bonus
	}));
	const { effect, outOfReach } = resolveSquadFire(chances, edition, groups, armor);
	return { effect, modifiers, impossible: outOfReach.length === groups.length };
}
