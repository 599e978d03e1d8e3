import type { CORE_GEAR } from './gear';

/** How a weapon built into a creation behaves, in every rulebook that has it. */
export interface WeaponKind {
	readonly shoots?: true;
	/** Used up, and explodes (PL-CWP-06). */
	readonly explodes?: true;
	/** Fires explosives that it is loaded with (PL-CWP-04). */
	readonly takesPayload?: true;
	/** Only adds to a collision (PL-CWP-02). */
	readonly rams?: true;
	/** Has a crew and no level (PL-QW-08, PL-LPW-06). */
	readonly crewed?: true;
	readonly charge?: 'pointed' | 'large';
	readonly era?: 'medieval' | 'modern';
	readonly icon: string;
	/** What a creature with hands is drawn with. */
	readonly inHand: keyof typeof CORE_GEAR;
}

/** The weapons of creations, in the order of the book. */
export const WEAPONS = {
	closeCombat: { charge: 'pointed', icon: 'claws', inHand: 'shortHand' },
	ram: { rams: true, charge: 'pointed', icon: 'ram', inHand: 'heavyHand' },
	gun: { shoots: true, era: 'modern', icon: 'emplacement', inHand: 'longRanged' },
	launcher: {
		shoots: true,
		takesPayload: true,
		era: 'modern',
		icon: 'launcher',
		inHand: 'longRanged'
	},
	rocket: { shoots: true, explodes: true, era: 'modern', icon: 'rocket', inHand: 'longRanged' },
	heavyWeapon: { shoots: true, crewed: true, icon: 'emplacement', inHand: 'longRanged' }
} as const satisfies Record<string, WeaponKind>;

/** The weapon that a creation is drawn with if nothing else is said, and the one to shoot with. */
export const FIRST_BUILT = 'closeCombat';
export const FIRST_BUILT_TO_SHOOT = 'launcher';
