import type { Minifig } from '$lib/rules/choices';
import { drawPerson } from './draw-person';
import { personOf } from './person';
import { onSheet, type Drawing } from './shapes';

/** The portrait of a minifig: its looks by its name, its rank, its gear and its portrait's choices. */
export function drawMinifig(minifig: Minifig): Drawing {
	return onSheet(drawPerson(personOf(minifig)));
}
