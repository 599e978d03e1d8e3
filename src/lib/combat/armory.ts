import type { CoreGearItem } from '$lib/rules/choices';
import type { Reach } from '$lib/rules/profile';
import type { Dice } from '$lib/dice/notation';

/** How a weapon strikes in an edition. */
export interface Weapon {
	readonly use: number;
	readonly reach: Reach;
	/** Absent for a weapon that does no damage. */
	readonly damage?: Dice;
}

/** The weapons of an edition, for a fighter with this Skill: some do damage in Skill dice. */
export type Armory = (item: CoreGearItem | 'bareHands', skill: Dice) => Weapon | undefined;
