import type { Creation, Minifig, Unit } from '../../../choices';
import type { RuleId } from '../../../citations';
import { checkCoreOnly, noteForeign } from '../../../rulebook/core-only';
import { checkHands } from '../../../hands/hands';
import { isRowId } from '../../../packs/pack';
import { printedBy, withOwnItems } from '../../../packs/printed-unit';
import { countOf } from '../../../terms';
import { Findings, type RepairStep, type Finding } from '../../../violation';
import { isListed, type LpwRuleset } from '../ruleset';

/** The price list has no brains, magic, healing or weapon levels (PL-LPW-07). */
const NOT_LISTED: RuleId = 'PL-LPW-07';
/** Limits of a vehicle's level, crew and speed. */
const LIMITS: RuleId = 'PL-LPW-03';

function checkGear(
	{ tables }: LpwRuleset,
	unit: Exclude<Unit, { kind: 'figure' }>,
	findings: Findings
) {
	for (const [gear, entry] of (unit.gear ?? []).entries()) {
		const { item } = entry;
		if (item in tables.gear || isRowId(item)) continue;
		const drop: RepairStep = { kind: 'drop', gear, item, count: countOf(entry) };
		findings.add('error', 'WRONG_BOOK', 'PL-LPW-02', `/gear/${gear}`, { thing: item }, [drop]);
	}
}

function checkMovement({ tables }: LpwRuleset, creation: Creation, findings: Findings): void {
	const { speed: limit } = tables.vehicles.vehicle;
	const stands = creation.form === 'emplacement';
	const drives: RepairStep[] = [];
	for (const [index, { mode, speed = 0, modules = 0 }] of (creation.propulsion ?? []).entries()) {
		const path = `/propulsion/${index}`;
		if (modules > 0) {
			noteForeign(findings, 'PL-QW-14', 'modules', speed > 0 ? `${path}/modules` : path);
		}
		if (mode === 'special') continue;
		if (speed > 0) drives.push({ kind: 'remove', path, target: 'propulsion' });
		if (stands || speed <= limit) continue;
		const slower: RepairStep[] = [
			{ kind: 'set', path: `${path}/speed`, field: 'speed', value: limit }
		];
		findings.add('error', 'SPEED_LPW', LIMITS, path, { speed, limit }, slower);
	}
	if (stands && drives.length > 0) {
		findings.add('error', 'FORM', 'PL-STR-01', '/propulsion', { reason: 'immobile' }, drives);
	}
}

function checkCreation(ruleset: LpwRuleset, creation: Creation, findings: Findings): void {
	const { form, structureLevel: level = 0, gear = [] } = creation;
	if (!isListed(creation)) {
		const thing = form === 'building' ? 'building' : 'creature';
		noteForeign(findings, NOT_LISTED, thing, '');
		return;
	}
	checkCoreOnly(printedBy(ruleset.tables, creation), NOT_LISTED, findings);
	if (form === 'vehicle') checkGear(ruleset, creation, findings);
	else if (gear.length > 0) noteForeign(findings, NOT_LISTED, 'emplacementGear', '/gear');
	const { level: limit } = ruleset.tables.vehicles.vehicle;
	if (form === 'vehicle' && level > limit) {
		const lower: RepairStep[] = [
			{ kind: 'set', path: '/structureLevel', field: 'structureLevel', value: limit }
		];
		findings.add('error', 'LEVEL_LPW', LIMITS, '/structureLevel', { level, limit }, lower);
	}
	checkMovement(ruleset, creation, findings);
}

function checkOwnHands(
	{ tables }: LpwRuleset,
	minifig: Minifig,
	mounted: boolean,
	findings: Findings
): void {
	const like = printedBy(tables, minifig);
	const found = new Findings(minifig.id);
	checkHands(like, mounted, found);
	for (const one of found.findings)
		findings.findings.push(withOwnItems(one, minifig.gear ?? [], like.gear ?? []));
}

/** The violations of a unit by itself; hands as in PL-2005, but rifles are not exclusive. */
export function checkUnit(ruleset: LpwRuleset, unit: Unit, mounted: boolean): Finding[] {
	const findings = new Findings(unit.id);
	if (unit.kind === 'figure') {
		noteForeign(findings, 'NS-01', 'figure', '');
	} else if (unit.kind === 'creation') {
		checkCreation(ruleset, unit, findings);
	} else {
		checkCoreOnly(unit, NOT_LISTED, findings);
		checkGear(ruleset, unit, findings);
		checkOwnHands(ruleset, unit, mounted, findings);
	}
	return findings.findings;
}
