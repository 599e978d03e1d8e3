import { BLADES } from './blades';
import { MATERIALS } from './colors';
import { outlined } from './pen';
import { SHAFTS } from './shafts';
import type { Shape } from './shapes';
import { SHOOTERS } from './shooters';
import type { WeaponForm } from './slugs';
import { TOOLS } from './tools';

/** Each weapon upright with its grip at the origin, edge and muzzle to the left or up. */
export const WEAPONS: Record<WeaponForm, readonly Shape[]> = {
	...BLADES,
	...SHAFTS,
	...SHOOTERS,
	...TOOLS
};

/** The blade attached to a rifle's muzzle. */
export const BAYONET: readonly Shape[] = [
	outlined('M-1.8 -58 L-1.8 -66 L0.4 -76 L2.6 -66 L2.6 -58 Z', MATERIALS.steel)
];
