import type { Army, Unit } from '$lib/rules/choices';
import { allUnits } from '$lib/rules/terms';
import { canMount } from '$lib/rules/formation/mounting';
import { withAnyUnit } from './edits';

function dismounted(unit: Unit): Unit {
	if (!('mount' in unit)) return unit;
	const { mount: _, ...rest } = unit;
	return rest;
}

/** A unit on a mount, aboard a vehicle or at a gun; without one it is on foot. */
export function setMount(army: Army, id: string, mount: string | undefined): Army {
	const unit = allUnits(army).find((found) => found.id === id);
	if (!unit) return army;
	const now = 'mount' in unit ? unit.mount : undefined;
	if (now === mount) return army;
	if (mount === undefined) return withAnyUnit(army, id, dismounted);
	const creation = allUnits(army).find((found) => found.id === mount);
	if (!creation || !canMount(army, unit, creation)) return army;
	return withAnyUnit(army, id, (found) => (found.kind === 'figure' ? found : { ...found, mount }));
}
