import type { Minifig } from '$lib/rules/choices';
import { drawPerson } from './draw-person';
import { personOf } from './person';
import { onSheet, type Drawing } from './shapes';

/** Draws a minifig by its name, rank, gear and the choices of its portrait. */
export function drawMinifig(minifig: Minifig): Drawing {
	return onSheet(drawPerson(personOf(minifig)));
}
