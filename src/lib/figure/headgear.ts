import type { Dress } from './dress';
import { HAIRS } from './hair';
import { HATS } from './hats';
import { drawPlume, HELMETS } from './helmets';
import type { Shape } from './shapes';
import type { Headgear } from './slugs';

const DRAWN: Record<Headgear, (dress: Dress) => Shape[]> = { ...HAIRS, ...HATS, ...HELMETS };

const PLUMED: readonly Headgear[] = ['openHelmet', 'visorHelmet', 'kettleHat', 'fieldHelmet'];

/** Draws hair, a hat or a helmet; heroes get a plume. */
export function drawHeadgear(dress: Dress, plumed: boolean): Shape[] {
	const { headgear } = dress.look;
	const plume = plumed && PLUMED.includes(headgear) ? drawPlume(dress) : [];
	return [...plume, ...DRAWN[headgear](dress)];
}
