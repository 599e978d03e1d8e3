import type { WeaponType } from '$lib/rules/choices';
import type { Placement } from '../pen';
import type { Shape } from '../shapes';
import type { Device } from '../slugs';

/** Everything besides the silhouette that the drawing of a creation depends on; colors are hex. */
export interface Paint {
	readonly main: string;
	/** The color of sails, saddles, wings and trim. */
	readonly second: string;
	readonly device: Device;
	/** Weapon types, one entry per weapon. */
	readonly weapons: readonly WeaponType[];
	readonly barded: boolean;
}

/** A creation's body, with the points where parts are attached. */
export interface Body {
	readonly draw: (paint: Paint) => Shape[];
	/** Mounting points for guns, most important first. */
	readonly tops?: readonly Placement[];
	/** Mounting point for a ram or blade pointing left. */
	readonly front?: Placement;
	/** Mounting points for armor plates. */
	readonly sides?: readonly Placement[];
	/** Mounting point for the eyes of a creation with a brain. */
	readonly eyes?: Placement;
	/** The number of weapons that are part of the drawing; only further weapons are attached. */
	readonly ownWeapons?: number;
}
