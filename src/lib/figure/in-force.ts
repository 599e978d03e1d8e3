import type { Unit } from '$lib/rules/choices';
import { liveryOf, type Livery } from './creation/livery';
import { asCreature, isCreature } from './draw-figure';
import { lookOf, type Look } from './look';

/** The slugs in force for a unit: those of its portrait, or else what its name and its gear lead to. */
export function lookInForce(unit: Unit): Look | Livery {
	if (unit.kind === 'creation') return liveryOf(unit);
	return unit.kind === 'figure' && isCreature(unit) ? liveryOf(asCreature(unit)) : lookOf(unit);
}
