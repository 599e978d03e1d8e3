import { rowOf } from '../../../items/rows';
import type { Army, Creation, Unit } from '../../../choices';
import { countOf, crewsOf, isMinifig } from '../../../terms';
import { Findings, placed, type RepairStep, type Violation } from '../../../violation';
import type { LpwRuleset } from '../ruleset';

/** The crew of all heavy weapons of a creation (PL-LPW-06). */
function crewLimit({ tables }: LpwRuleset, { weapons = [] }: Creation): number {
	return weapons.reduce((sum, weapon) => {
		const row = rowOf(tables.weapons, weapon.type);
		return row ? sum + row.crew * countOf(weapon) : sum;
	}, 0);
}

/** Repairs that remove excess crew, last first, or reduce the last entry's count. */
function thinnedOut({ units }: Army, mount: string, over: number): RepairStep[][] {
	const riders = units.flatMap((unit, index) =>
		isMinifig(unit) && unit.mount === mount ? [{ index, count: countOf(unit) }] : []
	);
	const off: RepairStep[] = [];
	let left = over;
	for (const { index, count } of riders.toReversed()) {
		if (left <= 0) break;
		off.unshift({ kind: 'remove', path: `/units/${index}/mount`, target: 'mount' });
		left -= count;
	}
	const last = riders.at(-1);
	if (!last || last.count <= over) return [off];
	const path = `/units/${last.index}/count`;
	return [off, [{ kind: 'set', path, field: 'count', value: last.count - over }]];
}

/** A vehicle has one driver (PL-LPW-03), a weapon on the ground a crew of three (PL-LPW-06, X-14). */
function checkCrew(
	ruleset: LpwRuleset,
	army: Army,
	{ unit, crew }: { unit: Unit; crew: number },
	findings: Findings
): void {
	if (unit.kind !== 'creation') return;
	const ways = (limit: number) => thinnedOut(army, unit.id, crew - limit);
	if (unit.form === 'vehicle') {
		const limit = ruleset.tables.vehicles.vehicle.crew * countOf(unit);
		if (crew <= limit) return;
		findings.addOfMany('error', 'CREW_LPW', 'PL-LPW-03', '', { crew, limit }, ...ways(limit));
	} else if (unit.form === 'emplacement') {
		const limit = crewLimit(ruleset, unit) * countOf(unit);
		if (limit === 0 || crew <= limit) return;
		findings.addOfMany('error', 'CREW', 'PL-LPW-06', '', { crew, limit }, ...ways(limit));
	}
}

function movesAlone(unit: Unit): boolean {
	return (
		unit.kind === 'creation' &&
		unit.form === 'vehicle' &&
		(unit.propulsion ?? []).some(({ mode, speed = 0 }) => mode !== 'special' && speed > 0)
	);
}

/** Checks crews of vehicles and heavy weapons, and whether each vehicle has a driver. */
export function checkCrews(ruleset: LpwRuleset, army: Army): Violation[] {
	const crews = crewsOf(army.units);
	const manned = army.units.some(isMinifig);
	return army.units.flatMap((unit, index) => {
		const findings = new Findings(unit.id);
		checkCrew(ruleset, army, { unit, crew: crews.get(unit.id) ?? 0 }, findings);
		if (!manned && movesAlone(unit)) {
			findings.add('warning', 'OPERATOR', 'PL-QW-13', '', { reason: 'nobody' });
		}
		return placed(findings.findings, 'units', index);
	});
}
