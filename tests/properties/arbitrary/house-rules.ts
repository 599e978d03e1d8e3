import fc from 'fast-check';
import type { HouseRules, RulebookId } from '$lib/rules/choices';
import { rulebookOf } from '$lib/rules/registry';
import { anyName, someOf, whole } from './values';

type Change = NonNullable<HouseRules['changes']>[number];

const anyDice = fc.constantFrom('0', '4', '1d6', '2k10', '1d6+2', '2d6−1', '3d6+1d10+20');

/** A value of the same kind: prices in halves, integers for integers, dice for dice. */
export function anyValue(field: string, old: number | string): fc.Arbitrary<number | string> {
	if (typeof old === 'string') return anyDice;
	const halves = field === 'cost' || !Number.isInteger(old);
	return halves ? whole(0, 1998, 12).map((value) => value / 2) : whole(0, 999);
}

/** Every field of a rulebook's tables that house rules can change. */
function changesOf(rulebook: RulebookId): fc.Arbitrary<Change>[] {
	return Object.entries(rulebookOf(rulebook).tables).flatMap(([table, rows]) =>
		Object.entries(rows).flatMap(([row, fields]) =>
			Object.entries(fields as Record<string, unknown>).flatMap(([field, old]) => {
				if (field === 'rule' || (typeof old !== 'string' && typeof old !== 'number')) return [];
				return [anyValue(field, old).map((value) => ({ table, row, field, value }))];
			})
		)
	);
}

/** House rules that fit the tables of their rulebook. */
export function anyHouseRules(rulebook: RulebookId): fc.Arbitrary<HouseRules> {
	const changes = someOf(fc.oneof(...changesOf(rulebook)), 4);
	return fc.record({ name: anyName, changes }, { requiredKeys: [] });
}
