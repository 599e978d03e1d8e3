import { cpUp } from '$lib/points/points';
import type { Creation, CreationWeapon, LeveledPieces } from '../../../choices';
import type { Bill } from '../../../ledger';
import { countOf } from '../../../terms';
import type { CoreRuleset } from '../ruleset';
import type { CoreTables } from '../tables';
import type { CoreWeaponType } from '../tables/creation-weapons';

/** A weapon of PL-2005; `level` is the level it works at. */
export type CoreWeapon = CreationWeapon & { readonly type: CoreWeaponType };

export function isCoreWeapon(
	{ weapons }: CoreTables,
	weapon: CreationWeapon
): weapon is CoreWeapon {
	return weapon.type in weapons;
}

/** The size a weapon is built in: its level, unless weakened (PL-CWP-11). */
export function builtSizeOf({ level = 0, builtSize }: CreationWeapon): number {
	return builtSize ?? level;
}

function billPieces(
	{ tables }: CoreRuleset,
	bill: Bill,
	kind: 'explosive' | 'plate',
	entries: readonly LeveledPieces[] = []
): void {
	const { rule, cost } = tables.pieces[kind];
	for (const entry of entries) {
		bill.add(rule, kind, countOf(entry), cpUp(cost * entry.level), entry.level);
	}
}

/** Weapons by level (PL-CWP-01 to PL-CWP-06), weakened ones by their effective level. */
export function billWeapons(ruleset: CoreRuleset, bill: Bill, creation: Creation): void {
	const { tables, rulings } = ruleset;
	for (const weapon of creation.weapons ?? []) {
		if (!isCoreWeapon(tables, weapon)) continue;
		const { rule, cost } = tables.weapons[weapon.type];
		const { level = 0 } = weapon;
		const paid = rulings.weakenedPrice === 'physical' ? builtSizeOf(weapon) : level;
		bill.add(rule, `weapon.${weapon.type}`, countOf(weapon), cpUp(cost * paid), level);
		for (const load of weapon.payload ?? []) {
			const { rule: explosive, cost: each } = tables.pieces.explosive;
			const pieces = countOf(load) * countOf(weapon);
			bill.add(explosive, 'payload', pieces, cpUp(each * load.level), load.level);
		}
	}
	billPieces(ruleset, bill, 'explosive', creation.explosives);
	billPieces(ruleset, bill, 'plate', creation.plates);
}
