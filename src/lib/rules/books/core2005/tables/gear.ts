import type { CoreGearItem } from '../../../choices';
import type { RuleId } from '../../../citations';

export interface GearRow {
	readonly rule: RuleId;
	/** CP per piece. */
	readonly cost: number;
	/** Skill roll needed. */
	readonly use?: number;
	/** Inches; 0 for touch. */
	readonly range?: number;
	/** Rolled inches. */
	readonly thrown?: string;
	readonly damage?: string;
	readonly parry?: string;
	readonly armor?: string;
	/** Inches taken off the Move on foot (PL-WPN-11). */
	readonly burden?: number;
}

/** Weapons and armor of minifigs (PL-WPN-01 to PL-WPN-10). */
export const gear: Readonly<Record<CoreGearItem, GearRow>> = {
	shortHand: { rule: 'PL-WPN-01', cost: 2, use: 2, range: 0, thrown: '1d6', damage: '1d6' },
	heavyHand: { rule: 'PL-WPN-02', cost: 3, use: 4, range: 0, damage: '1d6+2' },
	twoHanded: { rule: 'PL-WPN-03', cost: 4, use: 5, range: 0, damage: '2d6', burden: 1 },
	shortRanged: { rule: 'PL-WPN-04', cost: 3, use: 3, range: 6, damage: '1d6' },
	longRanged: { rule: 'PL-WPN-05', cost: 5, use: 3, range: 12, damage: '1d6+1' },
	explosive: { rule: 'PL-WPN-06', cost: 1, use: 3, thrown: '1d6+2', damage: '1d10' },
	shield: { rule: 'PL-WPN-07', cost: 1, use: 2, range: 0, parry: '1d6' },
	bodyArmor: { rule: 'PL-WPN-08', cost: 2, armor: '1d6', burden: 1 },
	improvised: {
		rule: 'PL-WPN-10',
		cost: 0,
		use: 2,
		range: 0,
		thrown: '1d6-1',
		damage: '1d6-2'
	}
};

/** The gear items in the order of the book. */
export const gearItems = Object.keys(gear) as readonly CoreGearItem[];

/** The bare hands of every figure (PL-WPN-09): a push without wounds. */
export const unarmed = {
	bareHands: { rule: 'PL-WPN-09', use: 2, range: 0 }
} satisfies Record<string, { rule: RuleId; use: number; range: number }>;
