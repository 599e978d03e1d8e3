import type { Army, Limits } from './choices';
import type { RuleId } from './citations';

/** The Small League's limits: CP per army (PL-LIG-01), inches per turn (PL-LIG-02). */
export const LEAGUE_LIMITS = { points: 150, speed: 10 } as const;

/** What the league asks of every army, with the rule: the check and the offer of a league read it. */
export const LEAGUE_DEMANDS = {
	points: 'PL-LIG-01',
	speed: 'PL-LIG-02',
	rulebook: 'PL-LIG-04',
	houseRules: 'PL-LIG-04',
	rulings: 'PL-LIG-04'
} as const satisfies Record<string, RuleId>;
export type LeagueDemand = keyof typeof LEAGUE_DEMANDS;

/** The limits of the army; empty if it has none. Another league has other numbers. */
export function limitsOf({ limits }: Pick<Army, 'limits'>): Omit<Limits, 'profile'> {
	if (limits?.profile === 'league') return { ...LEAGUE_LIMITS, ...limits };
	return limits?.profile === 'own' ? limits : {};
}

/** An army as a league's regulation prices and checks it: its rules are the league's, whatever they are. */
export interface RegulatedArmy extends Army {
	readonly regulated: true;
}

export const isRegulated = (army: Army): army is RegulatedArmy =>
	(army as Partial<RegulatedArmy>).regulated === true;

export function isLeague({ limits }: Pick<Army, 'limits'>): boolean {
	return limits?.profile === 'league';
}
