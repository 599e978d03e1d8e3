/** What the table looks like when an attack is made. What is absent is as usual: a plain attack in range. */
export interface Situation {
	/** Inches to the target. */
	readonly distance?: number;
	/** Inches that the attacker is higher than the target. */
	readonly height?: number;
	/** Sections of a minifig that show, of three; 2 is also an area of 2×2 studs, 1 one of 1×1. */
	readonly visible?: 1 | 2 | 3;
	/** Inches of the target's Size that show. */
	readonly size?: number;
	/** The target is a Short minifig. */
	readonly short?: boolean;
	/** The target does not move. */
	readonly still?: boolean;
	/** Inches that the target moved in its turn. */
	readonly speed?: number;
	/** The target charges. */
	readonly charging?: boolean;
	/** Stealth of the target: it moves at half speed, or does not move (PL-SKL-01). */
	readonly stealth?: 'moving' | 'still';
	/** The attacker does not move and takes time to aim. */
	readonly aiming?: boolean;
	/** The target is not seen. */
	readonly blind?: boolean;
	/** Both are in close combat, so that nobody counts as still. */
	readonly close?: boolean;
	/** The attack is a counterattack. */
	readonly countering?: boolean;
	/** Opponents of the attacker in close combat. */
	readonly opponents?: number;
	/** Fighters on the attacker's side in close combat. */
	readonly friends?: number;
	/** Other heroes of the attacker's army that still fight (PL-HER-02). */
	readonly heroes?: number;
}

/** Sections that show, all of them unless stated. */
export const visibleOf = ({ visible = 3 }: Situation) => visible;

/** Nobody in close combat counts as still. */
export const isStill = ({ still, close, stealth }: Situation) =>
	still === true && close !== true && stealth === undefined;
export const isAiming = ({ aiming, close }: Situation) => aiming === true && close !== true;
export const isOutnumbered = ({ opponents = 1, friends = 1 }: Situation) => opponents > friends;

/** What is known of both sides unless the situation says otherwise: how large the target is, and the attacker's quirk. */
export const known = (
	{ size, quirk }: { readonly size: number; readonly quirk: number },
	situation: Situation
): Situation => ({
	...(size > 1 && { size }),
	...(quirk > 0 && { heroes: quirk }),
	...situation
});
