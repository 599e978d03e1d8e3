import type { CoreGearItem } from '$lib/rules/choices';
import type { Dice } from '$lib/dice/notation';

/** How a weapon strikes in an edition. */
export interface Weapon {
	readonly use: number;
	/** Inches; absent for close combat and thrown objects. */
	readonly range?: number;
	/** Absent for a weapon that does no damage. */
	readonly damage?: Dice;
}

/** The weapons of an edition, for a fighter with this Skill: some do damage in Skill dice. */
export type Armory = (item: CoreGearItem | 'bareHands', skill: Dice) => Weapon | undefined;
