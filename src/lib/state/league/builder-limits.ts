import type { Army, Limits } from '$lib/rules/choices';
import { LEAGUE_LIMITS, limitsOf } from '$lib/rules/limits';
import type { Regulation } from '$lib/league/regulation';

type LeagueLimits = Regulation['limits'];

const isSame = (one: Omit<Limits, 'profile'>, other: LeagueLimits) =>
	one.points === other.points && one.speed === other.speed;

/** Whether the builder checks an army against the points and the speed of a league. */
export function isBuiltFor(army: Pick<Army, 'limits'>, league: LeagueLimits): boolean {
	return isSame(limitsOf(army), league);
}

/** The army as the builder checks it for a league. */
export function builtFor(army: Army, league: LeagueLimits): Army {
	const limits: Limits = {
		profile: 'league',
		...(!isSame(LEAGUE_LIMITS, league) && league)
	};
	return { ...army, limits };
}
