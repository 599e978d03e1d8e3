import type { Dice } from '$lib/dice/notation';
import type { GearItem, Place } from './choices';

/** How far an attack reaches; `thrown` is the roll in inches. */
export type Reach =
	| { readonly kind: 'touch'; readonly thrown?: Dice }
	| { readonly kind: 'inches'; readonly inches: number }
	| { readonly kind: 'thrown'; readonly thrown: Dice };

/** One line of a weapon table as it stands on a card. */
export interface Attack {
	readonly item: GearItem | 'bareHands';
	readonly name?: string;
	readonly count: number;
	readonly place: Place;
	/** Skill roll that must be reached. */
	readonly use: number;
	readonly reach: Reach;
	/** Absent for what only pushes. */
	readonly damage?: Dice;
	/** What a shield takes off the damage. */
	readonly parry?: Dice;
}

/** The derived statistics of one figure: what a card prints. */
export interface Profile {
	readonly skill: Dice;
	/** Inches per turn after penalties. */
	readonly move: number;
	/** Inches per turn as bought, before penalties. */
	readonly boughtMove: number;
	readonly armor: Dice;
	/** Taken off every roll the hero makes (PL-HER-02). */
	readonly quirk: number;
	/** Unrelated actions in one turn. */
	readonly actions: number;
	/** Hand weapons he may attack with in one turn. */
	readonly handWeapons: number;
	readonly attacks: readonly Attack[];
}
