import type { Army, Creation, Unit } from '../../choices';
import { countOf, crewsOf, isMinifig } from '../../terms';
import { Findings, placed, type Violation } from '../../violation';
import type { LpwRuleset } from '../ruleset';

function heavyWeapons({ weapons = [] }: Creation): number {
	const heavy = weapons.filter(({ type }) => type === 'heavyWeapon');
	return heavy.reduce((sum, weapon) => sum + countOf(weapon), 0);
}

/** One man drives a vehicle (PL-LPW-03), three serve a weapon on the ground (PL-LPW-06, X-14). */
function checkCrew({ tables }: LpwRuleset, unit: Unit, crew: number, findings: Findings): void {
	if (unit.kind !== 'creation') return;
	if (unit.form === 'vehicle') {
		const limit = tables.vehicles.vehicle.crew * countOf(unit);
		if (crew > limit) findings.add('error', 'CREW_LPW', 'PL-LPW-03', '', { crew, limit });
	} else if (unit.form === 'emplacement') {
		const weapons = heavyWeapons(unit) * countOf(unit);
		const limit = tables.weapons.heavyWeapon.crew * weapons;
		if (limit > 0 && crew > limit) findings.add('error', 'CREW', 'PL-LPW-06', '', { crew, limit });
	}
}

function movesAlone(unit: Unit): boolean {
	return (
		unit.kind === 'creation' &&
		unit.form === 'vehicle' &&
		(unit.propulsion ?? []).some(({ mode, speed = 0 }) => mode !== 'special' && speed > 0)
	);
}

/** Crews of vehicles and heavy weapons, and whether anybody is there to drive. */
export function checkCrews(ruleset: LpwRuleset, army: Army): Violation[] {
	const crews = crewsOf(army.units);
	const manned = army.units.some(isMinifig);
	return army.units.flatMap((unit, index) => {
		const findings = new Findings(unit.id);
		checkCrew(ruleset, unit, crews.get(unit.id) ?? 0, findings);
		if (!manned && movesAlone(unit)) {
			findings.add('warning', 'OPERATOR', 'PL-QW-13', '', { reason: 'nobody' });
		}
		return placed(findings.violations, `/units/${index}`);
	});
}
