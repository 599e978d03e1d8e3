import type { Army, Creation, Unit } from '../../../choices';
import { isMinifig } from '../../../terms';
import { Findings, placed, type Violation } from '../../../violation';

type IsMount = (id: string | undefined) => boolean;

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

/** Whether a unit rides or drives without the pilot ability (PL-PIL-05). */
function isUntrained(unit: Unit, isMount: IsMount): boolean {
	return isMinifig(unit) && !unit.abilities?.pilot && isMount(unit.mount);
}

/**
 * A moving creation without a mind needs a driver (PL-PIL-01); summons do not count, they are absent at the start.
 */
export function checkOperators(army: Army, isMount: IsMount): Violation[] {
	const operated = army.units.some(canOperate);
	const found: Violation[] = [];
	army.units.forEach((unit, index) => {
		const alone = !operated && needsOperator(unit);
		const untrained = isUntrained(unit, isMount);
		if (!alone && !untrained) return;
		const findings = new Findings(unit.id);
		if (alone) findings.add('warning', 'OPERATOR', 'PL-PIL-01', '', { reason: 'nobody' });
		if (untrained) {
			findings.add('info', 'OPERATOR', 'PL-PIL-05', '/mount', { reason: 'untrained' });
		}
		found.push(...placed(findings.findings, 'units', index));
	});
	return found;
}
