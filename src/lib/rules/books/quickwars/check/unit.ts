import type { Creation, Minifig, Unit } from '../../../choices';
import type { RuleId } from '../../../citations';
import { checkCoreOnly, noteForeign } from '../../../rulebook/core-only';
import { LOWEST_RANK } from '../../../items/ranks';
import { isRowId } from '../../../packs/pack';
import { kindsIn, printedBy } from '../../../packs/printed-unit';
import { countOf, handsOf, isOfficer, placeOf } from '../../../terms';
import { Findings, type RepairStep, type Finding } from '../../../violation';
import type { Statistics } from '../tables/statistics';

/** QuickWars has only mercenaries, heroes, their gear, mounts, vehicles and heavy weapons (PL-QW-01). */
const NO_COSTS: RuleId = 'PL-QW-01';

function checkGear(tables: Statistics, unit: Minifig | Creation, findings: Findings): void {
	for (const [gear, entry] of (unit.gear ?? []).entries()) {
		const { item } = entry;
		if (item in tables.gear || isRowId(item)) continue;
		const drop: RepairStep = { kind: 'drop', gear, item, count: countOf(entry) };
		findings.add('error', 'WRONG_BOOK', 'PL-QW-05', `/gear/${gear}`, { thing: item }, [drop]);
	}
}

/** One item per hand; protection needs none (PL-QW-05, PL-QW-06). */
function checkHands(tables: Statistics, minifig: Minifig, findings: Findings): void {
	const hands = handsOf(minifig);
	let needed = 0;
	const stow: RepairStep[] = [];
	for (const [index, entry] of (minifig.gear ?? []).entries()) {
		const { item } = entry;
		if (!(item in tables.gear) || kindsIn(tables)(item).handsFree || placeOf(entry) === 'stowed')
			continue;
		const free = Math.max(0, hands - needed);
		needed += countOf(entry);
		const count = countOf(entry) - free;
		if (count > 0) stow.push({ kind: 'stow', gear: index, item, count });
	}
	if (needed <= hands) return;
	const params = { reason: 'tooMany', needed, hands } as const;
	findings.add('error', 'HANDS', 'PL-QW-06', '/gear', params, stow);
}

function checkMovement(creation: Creation, findings: Findings): void {
	const drives: RepairStep[] = [];
	for (const [index, { speed = 0, modules = 0 }] of (creation.propulsion ?? []).entries()) {
		const path = `/propulsion/${index}`;
		if (speed > 0) {
			noteForeign(findings, 'PL-QW-14', 'speed', modules > 0 ? `${path}/speed` : path);
		}
		if (modules === 0) continue;
		if (creation.form === 'creature') noteForeign(findings, 'PL-QW-09', 'modules', path);
		else drives.push({ kind: 'remove', path, target: 'propulsion' });
	}
	const stands = creation.form === 'building' || creation.form === 'emplacement';
	if (stands && drives.length > 0) {
		findings.add('error', 'FORM', 'PL-QW-10', '/propulsion', { reason: 'immobile' }, drives);
	}
}

/** A vehicle has modules and heavy weapons; a mount has no choices (PL-QW-09, PL-QW-12). */
function checkCreation(tables: Statistics, creation: Creation, findings: Findings): void {
	const { form, structureLevel = 0, gear = [] } = creation;
	checkCoreOnly(printedBy(tables, creation), NO_COSTS, findings);
	if (structureLevel > 0) {
		noteForeign(findings, 'PL-QW-10', 'structureLevel', '/structureLevel');
	}
	checkGear(tables, creation, findings);
	const equipped = gear.some(({ item }) => item in tables.gear);
	if (equipped && form !== 'creature') {
		const drop: RepairStep = { kind: 'remove', path: '/gear', target: 'gear' };
		findings.add('error', 'FORM', 'PL-QW-05', '/gear', { reason: 'minifigGear' }, [drop]);
	}
	if (form === 'creature') {
		if (equipped) noteForeign(findings, 'PL-QW-09', 'emplacementGear', '/gear');
		for (const [index, { type }] of (creation.weapons ?? []).entries()) {
			if (type in tables.weapons) noteForeign(findings, 'PL-QW-09', type, `/weapons/${index}`);
		}
	}
	checkMovement(creation, findings);
}

/** Choices that QuickWars does not have, and too many items for the hands. */
export function checkUnit(tables: Statistics, unit: Unit): Finding[] {
	const findings = new Findings(unit.id);
	if (unit.kind === 'figure') {
		noteForeign(findings, 'NS-01', 'figure', '');
	} else if (unit.kind === 'creation') {
		checkCreation(tables, unit, findings);
	} else {
		if (isOfficer(printedBy(tables, unit))) {
			const demote: RepairStep = { kind: 'rank', rank: LOWEST_RANK };
			findings.add('error', 'WRONG_BOOK', 'PL-QW-03', '/rank', { thing: 'officer' }, [demote]);
		}
		checkCoreOnly(unit, NO_COSTS, findings);
		checkGear(tables, unit, findings);
		checkHands(tables, unit, findings);
	}
	return findings.findings;
}
