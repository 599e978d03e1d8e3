import type { Army, HouseRules } from '$lib/rules/choices';
import { houseRuleProblem, type Row } from '$lib/rules/house-rules/house-rules';
import { rulebookOf } from '$lib/rules/registry';
import { MOST } from '../format/limits';
import { edit, type Edit } from './edit';

type Change = NonNullable<HouseRules['changes']>[number];
type Place = Pick<Change, 'table' | 'row' | 'field'>;

function samePlace(a: Place, b: Place): boolean {
	return a.table === b.table && a.row === b.row && a.field === b.field;
}

/** Sets the house rules of an army; removes the field if there are none. */
function withChanges({ houseRules, ...army }: Army, changes: readonly Change[]): Army {
	if (changes.length === 0) return army;
	return { ...army, houseRules: { ...houseRules, changes: [...changes] } };
}

function withoutChange(army: Army, place: Place): Army {
	const { changes = [] } = army.houseRules ?? {};
	const kept = changes.filter((known) => !samePlace(known, place));
	return kept.length === changes.length ? army : withChanges(army, kept);
}

function withChange(army: Army, change: Change): Army {
	const { tables } = rulebookOf(army.rulebook);
	if (houseRuleProblem(tables, change)) return army;
	const printed = (tables[change.table]?.[change.row] as Row | undefined)?.[change.field];
	if (printed === change.value) return withoutChange(army, change);
	const { changes = [] } = army.houseRules ?? {};
	const place = changes.findIndex((known) => samePlace(known, change));
	const others = changes.filter((known) => !samePlace(known, change));
	if (others.length >= MOST.entries) return army;
	return withChanges(army, others.toSpliced(place < 0 ? others.length : place, 0, change));
}

/** The ids that name the step; the catalogues have the words. */
const nameOf = ({ table, row }: Place) => `${table}/${row}`;

/** Sets one price or statistic. The printed value removes the house rule. */
export function setHouseRule(change: Change): Edit {
	return edit('setHouseRule', nameOf(change), (army) => withChange(army, change));
}

/** Restores the printed price or statistic. */
export function removeHouseRule(place: Place): Edit {
	return edit('removeHouseRule', nameOf(place), (army) => withoutChange(army, place));
}

/** Names the set of house rules; an empty name removes it. */
export function nameHouseRules(name: string): Edit {
	return edit('nameHouseRules', name, (army) => {
		const { name: old = '', ...rest } = army.houseRules ?? {};
		if (name === old || !army.houseRules?.changes?.length) return army;
		return { ...army, houseRules: name ? { name, ...rest } : rest };
	});
}
