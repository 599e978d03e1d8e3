import type { WeaponType } from '$lib/rules/choices';
import type { Placement } from '../pen';
import type { Shape } from '../shapes';
import type { Device } from '../slugs';

/** What the drawing of a creation depends on beside its silhouette; the colours are hex. */
export interface Paint {
	readonly main: string;
	/** Of sails, saddles, wings and trim. */
	readonly second: string;
	readonly device: Device;
	/** The types of its weapons, one entry a piece. */
	readonly weapons: readonly WeaponType[];
	readonly barded: boolean;
}

/** A creation's body, standing on the ground or hanging over it, and where things are fixed to it. */
export interface Body {
	readonly draw: (paint: Paint) => Shape[];
	/** Where guns stand, the most important place first. */
	readonly tops?: readonly Placement[];
	/** Where a ram or a blade is, pointing left. */
	readonly front?: Placement;
	/** Where armour plates are riveted on. */
	readonly sides?: readonly Placement[];
	/** Where a thing that thinks has its eyes. */
	readonly eyes?: Placement;
	/** How many weapons are part of its drawing; only what it has beyond them is fixed to it. */
	readonly ownWeapons?: number;
}
