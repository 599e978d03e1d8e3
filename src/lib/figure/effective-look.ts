import type { Unit } from '$lib/rules/choices';
import { liveryOf, type Livery } from './creation/livery';
import { asCreature, isCreature } from './draw-figure';
import { lookOf, type Look } from './look';

/** Returns the effective slugs of a unit: its portrait's choices, or defaults from its name and gear. */
export function effectiveLook(unit: Unit): Look | Livery {
	if (unit.kind === 'creation') return liveryOf(unit);
	return unit.kind === 'figure' && isCreature(unit) ? liveryOf(asCreature(unit)) : lookOf(unit);
}
