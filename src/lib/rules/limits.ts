import { toCp, type Points } from '$lib/points/points';
import type { Army, Limits } from './choices';
import type { Rulebook } from './rulebook';
import { hasOwnRules } from './rulings';
import type { Violation } from './violation';

/** The Small League's limits: CP an army (PL-LIG-01), inches a turn (PL-LIG-02). */
export const LEAGUE_LIMITS = { points: 150, speed: 10 } as const;

/** What the army is measured against; undefined where nothing limits it. */
export function limitsOf({ limits }: Pick<Army, 'limits'>): Omit<Limits, 'profile'> {
	if (limits?.profile === 'league') return LEAGUE_LIMITS;
	return limits?.profile === 'own' ? limits : {};
}

/** A league prices by its own readings: what is priced otherwise is not measured further (PL-LIG-04). */
const foreignRules: Violation = {
	code: 'RULESET',
	rule: 'PL-LIG-04',
	severity: 'error',
	unit: 'army',
	path: '/rulings',
	params: {}
};

/** Whether the army keeps to the points (PL-LIG-01) and to the speed (PL-LIG-02) it is meant for. */
export function checkLimits(army: Army, rulebook: Rulebook, total: Points): Violation[] {
	const { points, speed } = limitsOf(army);
	const league = army.limits?.profile === 'league';
	if (league && hasOwnRules(army)) return [foreignRules];
	const found: Violation[] = [];
	if (points !== undefined && toCp(total) > points) {
		found.push({
			code: league ? 'LEAGUE_POINTS' : 'LIMIT_POINTS',
			rule: league ? 'PL-LIG-01' : 'PL-GEN-01',
			severity: 'error',
			unit: 'army',
			path: '',
			params: { points: toCp(total), limit: points }
		});
	}
	if (speed !== undefined) found.push(...checkSpeed(army, rulebook, speed, league));
	return found;
}

function checkSpeed(army: Army, rulebook: Rulebook, limit: number, league: boolean): Violation[] {
	return army.units.flatMap((unit, index): Violation[] => {
		const speed = rulebook.profile(army, unit)?.boughtMove ?? 0;
		if (speed <= limit) return [];
		return [
			{
				code: league ? 'LEAGUE_SPEED' : 'LIMIT_SPEED',
				rule: 'PL-LIG-02',
				severity: 'error',
				unit: unit.id,
				path: `/units/${index}`,
				params: { speed, limit }
			}
		];
	});
}
