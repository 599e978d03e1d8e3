import { toCp, type Points } from '$lib/points/points';
import type { Army, Unit } from '../choices';
import { isLeague, isRegulated, LEAGUE_DEMANDS, limitsOf } from '../limits';
import { topSpeed } from '../profile';
import type { Rulebook } from '../rulebook/rulebook';
import { hasOwnRules, readingsOf } from '../rulings/rulings';
import { summonsOf } from '../terms';
import {
	ArmyFindings,
	Findings,
	placed,
	type RepairStep,
	type UnitList,
	type Violation
} from '../violation';

/**
 * The Small League needs PL-2005 with default rulings and printed prices; if not, no limit is checked (PL-LIG-04, X-15).
 */
function foreignRules(army: Army, { inLeague }: Rulebook): Violation[] {
	const findings = new ArmyFindings();
	if (!inLeague) {
		const leave: RepairStep[] = [{ kind: 'remove', path: '/limits', target: 'limits' }];
		const rule = LEAGUE_DEMANDS.rulebook;
		findings.add('error', 'RULESET', rule, ['rulebook'], { reason: 'rulebook' }, leave);
	} else if (hasOwnRules(army)) {
		const steps: RepairStep[] = (['rulings', 'packs', 'houseRules'] as const)
			.filter((target) => army[target] !== undefined)
			.map((target) => ({ kind: 'remove', path: `/${target}`, target }));
		const own = army.packs?.length ? 'packs' : 'rulings';
		const part = army.houseRules?.changes?.length ? 'houseRules' : own;
		const rule = LEAGUE_DEMANDS[part === 'packs' ? 'houseRules' : part];
		findings.add('error', 'RULESET', rule, [part], { reason: 'ownRules' }, steps);
	}
	return findings.violations;
}

/** Checks an army's limits of points (PL-LIG-01) and speed (PL-LIG-02). */
export function checkLimits(army: Army, rulebook: Rulebook, total: Points): Violation[] {
	const { points, speed } = limitsOf(army);
	const league = isLeague(army);
	const foreign = league && !isRegulated(army) ? foreignRules(army, rulebook) : [];
	if (foreign.length > 0) return foreign;
	const findings = new ArmyFindings();
	if (points !== undefined && toCp(total) > points) {
		const params = { points: toCp(total), limit: points };
		const whole = [{ of: 'army' }] as const;
		if (league) findings.add('error', 'LEAGUE_POINTS', LEAGUE_DEMANDS.points, whole, params);
		else findings.add('error', 'LIMIT_POINTS', 'PL-GEN-01', whole, params);
	}
	return speed === undefined
		? findings.violations
		: [...findings.violations, ...checkSpeed(army, rulebook, speed)];
}

/** Repair steps that slow every propulsion that is too fast, in rulebooks where speed is bought. */
function slower(unit: Unit, rulebook: Rulebook, limit: number): RepairStep[] {
	if (unit.kind !== 'creation' || rulebook.assortment.drive !== 'speed') return [];
	return (unit.propulsion ?? []).flatMap(({ speed = 0 }, index): RepairStep[] =>
		speed > limit
			? [{ kind: 'set', path: `/propulsion/${index}/speed`, field: 'speed', value: limit }]
			: []
	);
}

/** The speed that the limit applies to: as bought, or after penalties. */
function measuredSpeed(army: Army, rulebook: Rulebook, unit: Unit, limit: number): number {
	const bought = rulebook.speed(unit);
	if (bought <= limit || readingsOf(army).leagueSpeed === 'bought') return bought;
	const profile = rulebook.profile(army, unit);
	return profile ? topSpeed(profile).after : 0;
}

/** Checks the speed of units, including those in reserve: the league's limit (PL-LIG-02), or one agreed on (PL-GEN-01). */
function checkSpeed(army: Army, rulebook: Rulebook, limit: number): Violation[] {
	const [code, rule] = isLeague(army)
		? (['LEAGUE_SPEED', LEAGUE_DEMANDS.speed] as const)
		: (['LIMIT_SPEED', 'PL-GEN-01'] as const);
	const found: Violation[] = [];
	const inList = (units: readonly Unit[], list: UnitList) =>
		units.forEach((unit, index) => {
			const speed = measuredSpeed(army, rulebook, unit, limit);
			if (speed <= limit) return;
			const findings = new Findings(unit.id);
			const params = { speed, limit };
			findings.add('error', code, rule, '', params, slower(unit, rulebook, limit));
			found.push(...placed(findings.findings, list, index));
		});
	inList(army.units, 'units');
	inList(summonsOf(army), 'summons');
	return found;
}
