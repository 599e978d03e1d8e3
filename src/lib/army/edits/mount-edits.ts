import type { Army, Unit } from '$lib/rules/choices';
import { allUnits } from '$lib/rules/terms';
import { canMount } from '$lib/rules/formation/mounting';
import { edit, type Edit, type UnitName } from './edit';
import { withAnyUnit } from './edits';
import { mergeTwins, splitUnit, twinsOf } from './split-merge';

function dismounted(unit: Unit): Unit {
	if (!('mount' in unit)) return unit;
	const { mount: _, ...rest } = unit;
	return rest;
}

function withMount(army: Army, id: string, mount: string | undefined): Army {
	const unit = allUnits(army).find((found) => found.id === id);
	if (!unit) return army;
	const now = 'mount' in unit ? unit.mount : undefined;
	if (now === mount) return army;
	if (mount === undefined) return withAnyUnit(army, id, dismounted);
	const creation = allUnits(army).find((found) => found.id === mount);
	if (!creation || !canMount(army, unit, creation)) return army;
	return withAnyUnit(army, id, (found) => (found.kind === 'figure' ? found : { ...found, mount }));
}

/** Puts a unit on a mount, in a vehicle or at a gun; undefined puts it on foot. */
export function mountUnit({ id, name }: UnitName, mount: string | undefined): Edit {
	const key = mount === undefined ? 'dismount' : 'mountUnit';
	return edit(key, name, (army) => withMount(army, id, mount));
}

/** Puts one figure of an entry aboard; it joins equal ones that are there already. */
export function mountOne(unit: UnitName, mount: string): Edit {
	return edit('mountUnit', unit.name, (army) => {
		const known = new Set(allUnits(army).map(({ id }) => id));
		const split = splitUnit(unit, 1).apply(army);
		const one = allUnits(split).find(({ id }) => !known.has(id));
		if (!one) return army;
		const aboard = withMount(split, one.id, mount);
		if (aboard === split) return army;
		const [equal] = twinsOf(aboard, one.id);
		return equal ? mergeTwins(equal).apply(aboard) : aboard;
	});
}
