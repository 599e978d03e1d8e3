import type { Army, Limits } from './choices';

/** The Small League's limits: CP per army (PL-LIG-01), inches per turn (PL-LIG-02). */
export const LEAGUE_LIMITS = { points: 150, speed: 10 } as const;

/** The limits of the army; empty if it has none. Another league has other numbers. */
export function limitsOf({ limits }: Pick<Army, 'limits'>): Omit<Limits, 'profile'> {
	if (limits?.profile === 'league') return { ...LEAGUE_LIMITS, ...limits };
	return limits?.profile === 'own' ? limits : {};
}

export function isLeague({ limits }: Pick<Army, 'limits'>): boolean {
	return limits?.profile === 'league';
}
