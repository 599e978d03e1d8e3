import { noteForeign } from '../../../rulebook/core-only';
import type { Unit } from '../../../choices';
import { checkHands } from '../../../hands/hands';
import { Findings, type Finding } from '../../../violation';
import type { CoreRuleset } from '../ruleset';
import { checkHealer, checkMasteries } from './abilities';
import { checkExclusive } from './exclusive';
import { checkForm } from './form';
import { handRemarks } from './hand-remarks';
import { checkMagic } from './magic';
import { checkPropulsion } from './propulsion';
import { checkRedundant } from './redundant';
import { checkLevel, checkMeasure } from './structure';
import { checkSupplements } from './supplements';
import { checkPayload, checkWeaponSizes, checkWeaponSum } from './weapons';
import { checkWrongBook } from './wrong-book';

/** The violations of a unit by itself; `mounted` is the only thing it depends on in the army. */
export function checkUnit(ruleset: CoreRuleset, unit: Unit, mounted: boolean): Finding[] {
	const findings = new Findings(unit.id);
	if (unit.kind === 'figure') {
		noteForeign(findings, 'NS-01', 'figure', '');
		return findings.findings;
	}
	checkWrongBook(ruleset, unit, findings);
	if (unit.kind === 'creation') {
		checkForm(ruleset, unit, findings);
		checkLevel(ruleset, unit, findings);
		checkMeasure(unit, findings);
		checkPropulsion(ruleset, unit, findings);
		checkWeaponSizes(ruleset, unit, findings);
		checkPayload(ruleset, unit, findings);
		checkWeaponSum(ruleset, unit, findings);
	}
	if (unit.gear && (unit.kind === 'minifig' || unit.brain)) {
		checkHands(unit, mounted, findings, (grip) => handRemarks(unit, grip));
		checkExclusive(unit, mounted, findings);
		checkRedundant(unit, findings);
	}
	if (unit.abilities) {
		checkHealer(unit, findings);
		checkMasteries(ruleset, unit, findings);
	}
	checkMagic(ruleset, unit, findings);
	checkSupplements(ruleset, unit, findings);
	return findings.findings;
}
