import { noteForeign } from '../../../rulebook/core-only';
import type { Creation, Minifig, Unit } from '../../../choices';
import { checkHands } from '../../../hands/hands';
import { Findings, type Finding } from '../../../violation';
import type { CoreRuleset } from '../ruleset';
import { kindsIn, printedBy, withOwnItems } from '../../../packs/printed-unit';
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

/** What hands hold, and what excludes what: a row of a pack as its printed one. */
function checkCarried(
	{ tables }: CoreRuleset,
	unit: Minifig | Creation,
	mounted: boolean,
	findings: Findings
): void {
	const like = printedBy(tables, unit);
	const found = like === unit ? findings : new Findings(unit.id);
	checkHands(like, mounted, found, (grip) => handRemarks(like, grip));
	checkExclusive(like, mounted, found);
	if (like === unit) return;
	for (const one of found.findings)
		findings.findings.push(withOwnItems(one, unit.gear ?? [], like.gear ?? []));
}

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
		checkPayload(ruleset, printedBy(ruleset.tables, unit), findings);
		checkWeaponSum(ruleset, unit, findings);
	}
	if (unit.gear && (unit.kind === 'minifig' || unit.brain)) {
		checkCarried(ruleset, unit, mounted, findings);
		checkRedundant(unit, findings, kindsIn(ruleset.tables));
	}
	if (unit.abilities) {
		checkHealer(unit, findings);
		checkMasteries(ruleset, unit, findings);
	}
	checkMagic(ruleset, unit, findings);
	checkSupplements(ruleset, unit, findings);
	return findings.findings;
}
