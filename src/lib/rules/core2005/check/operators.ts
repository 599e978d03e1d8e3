import type { Army, Creation, Unit } from '../../choices';
import { isMinifig } from '../../terms';
import { Findings, placed, type Violation } from '../../violation';

function needsOperator(unit: Unit): unit is Creation {
	return (
		unit.kind === 'creation' &&
		(unit.form === 'vehicle' || unit.form === 'creature') &&
		!unit.brain &&
		(unit.propulsion ?? []).some(({ speed = 0 }) => speed > 0)
	);
}

function canOperate(unit: Unit): boolean {
	return isMinifig(unit) || (unit.kind === 'creation' && unit.brain !== undefined);
}

/** What moves without a mind needs somebody who drives it (PL-PIL-01); summons are not there at the start. */
export function checkOperators(army: Army, isMount: (id: string) => boolean): Violation[] {
	const operated = army.units.some(canOperate);
	return army.units.flatMap((unit, index) => {
		const findings = new Findings(unit.id);
		if (!operated && needsOperator(unit)) {
			findings.add('warning', 'OPERATOR', 'PL-PIL-01', '', { reason: 'nobody' });
		}
		const { mount } = isMinifig(unit) ? unit : {};
		if (mount !== undefined && isMinifig(unit) && !unit.abilities?.pilot && isMount(mount)) {
			findings.add('info', 'OPERATOR', 'PL-PIL-05', '/mount', { reason: 'untrained' });
		}
		return placed(findings.violations, `/units/${index}`);
	});
}
