import { cpUp } from '$lib/points/points';
import type { Creation, Gear, Minifig, Propulsion } from '../../../choices';
import { Bill, type LedgerLine } from '../../../ledger';
import { isRow, pricesIn, rowOf } from '../../../items/rows';
import { countOf, piecesOf } from '../../../terms';
import { isListed, type LpwRuleset } from '../ruleset';

/** Gear by the piece (PL-LPW-02). */
function billGear({ tables }: LpwRuleset, bill: Bill, gear: readonly Gear[] = []): void {
	for (const { item, rule, key, each } of pricesIn(tables.gear)) {
		bill.add(rule, key, piecesOf(gear, item), each);
	}
}

/** The lines of a minifig and its gear (PL-LPW-01, PL-LPW-02). */
export function minifigLines(ruleset: LpwRuleset, minifig: Minifig): LedgerLine[] {
	const bill = new Bill(minifig.id, countOf(minifig));
	const row = rowOf(ruleset.tables.ranks, minifig.rank);
	if (row) bill.add(row.rule, `rank.${minifig.rank}`, 1, cpUp(row.cost));
	billGear(ruleset, bill, minifig.gear);
	return bill.lines;
}

/** CP per inch of a vehicle: 1, or its level in the other reading of X-13 (PL-LPW-04). */
function costPerInch(
	{ tables, rulings }: LpwRuleset,
	{ structureLevel: level = 0 }: Creation
): number {
	const { cost, levelZero } = tables.vehicles.vehicle;
	if (rulings.lpwVehicleBase === 'size') return cost;
	return cost * (level === 0 ? levelZero : level);
}

/** Steps of 2″ (PL-LPW-05); odd speeds as in PL-2005. */
function steps({ rulings }: LpwRuleset, speed: number): number {
	if (rulings.oddSpeed === 'up') return Math.ceil(speed / 2);
	return rulings.oddSpeed === 'down' ? Math.floor(speed / 2) : speed / 2;
}

function billPropulsion(
	ruleset: LpwRuleset,
	bill: Bill,
	{ mode, speed = 0 }: Propulsion,
	level: number
): void {
	if (mode === 'special') return;
	const { tables, rulings } = ruleset;
	const { rule, cost, costPerLevel } = tables.propulsion[mode];
	const half = level === 0 && rulings.flyLevelZero === 'half';
	const counted = half ? tables.vehicles.vehicle.levelZero : level;
	const each = cpUp((cost + costPerLevel * counted) * steps(ruleset, speed));
	bill.add(rule, `propulsion.${mode}`, 1, each, speed);
}

/**
 * A vehicle costs by size, propulsion and weapons; a weapon on the ground by the weapon (PL-LPW-04, PL-LPW-05).
 */
export function creationLines(ruleset: LpwRuleset, creation: Creation): LedgerLine[] {
	if (!isListed(creation)) return [];
	const bill = new Bill(creation.id, countOf(creation));
	const { form, size = 0, structureLevel = 0 } = creation;
	const { vehicles, weapons } = ruleset.tables;
	if (form === 'vehicle') {
		const each = cpUp(costPerInch(ruleset, creation) * size);
		bill.add(vehicles.vehicle.rule, 'structure', 1, each);
	}
	for (const drive of creation.propulsion ?? [])
		billPropulsion(ruleset, bill, drive, structureLevel);
	for (const weapon of creation.weapons ?? []) {
		const { type } = weapon;
		if (!isRow(weapons, type)) continue;
		const { rule, cost } = weapons[type];
		bill.add(rule, `weapon.${type}`, countOf(weapon), cpUp(cost));
	}
	if (form === 'vehicle') billGear(ruleset, bill, creation.gear);
	return bill.lines;
}
