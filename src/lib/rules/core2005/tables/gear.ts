import type { CoreGearItem } from '../../choices';
import type { RuleId } from '../../citations';

interface GearRow {
	readonly rule: RuleId;
	/** CP for a piece. */
	readonly cost: number;
	/** Skill roll needed. */
	readonly use?: number;
	/** `touch`, or inches. */
	readonly range?: 'touch' | number;
	/** Inches, rolled. */
	readonly thrown?: string;
	readonly damage?: string;
	readonly parry?: string;
	readonly armor?: string;
	/** Hands on foot; mounted when that differs. */
	readonly hands: number;
	readonly mountedHands?: number;
	/** Inches off the Move on foot (PL-WPN-11). */
	readonly burden?: number;
	readonly weapon: boolean;
}

/** Weapons and armor of minifigs (PL-WPN-01 to PL-WPN-10). */
export const gear = {
	shortHand: {
		rule: 'PL-WPN-01',
		cost: 2,
		use: 2,
		range: 'touch',
		thrown: '1d6',
		damage: '1d6',
		hands: 1,
		weapon: true
	},
	heavyHand: {
		rule: 'PL-WPN-02',
		cost: 3,
		use: 4,
		range: 'touch',
		damage: '1d6+2',
		hands: 1,
		weapon: true
	},
	twoHanded: {
		rule: 'PL-WPN-03',
		cost: 4,
		use: 5,
		range: 'touch',
		damage: '2d6',
		hands: 2,
		mountedHands: 1,
		burden: 1,
		weapon: true
	},
	shortRanged: {
		rule: 'PL-WPN-04',
		cost: 3,
		use: 3,
		range: 6,
		damage: '1d6',
		hands: 1,
		weapon: true
	},
	longRanged: {
		rule: 'PL-WPN-05',
		cost: 5,
		use: 3,
		range: 12,
		damage: '1d6+1',
		hands: 2,
		weapon: true
	},
	explosive: {
		rule: 'PL-WPN-06',
		cost: 1,
		use: 3,
		thrown: '1d6+2',
		damage: '1d10',
		hands: 0,
		weapon: false
	},
	shield: {
		rule: 'PL-WPN-07',
		cost: 1,
		use: 2,
		range: 'touch',
		parry: '1d6',
		hands: 1,
		weapon: false
	},
	bodyArmor: { rule: 'PL-WPN-08', cost: 2, armor: '1d6', hands: 0, burden: 1, weapon: false },
	improvised: {
		rule: 'PL-WPN-10',
		cost: 0,
		use: 2,
		range: 'touch',
		thrown: '1d6-1',
		damage: '1d6-2',
		hands: 1,
		weapon: false
	}
} as const satisfies Record<CoreGearItem, GearRow>;

/** The same in the order of the book. */
export const gearItems = Object.keys(gear) as readonly (keyof typeof gear)[];

/** What every figure has (PL-WPN-09): it pushes and wounds nobody. */
export const bareHands = { rule: 'PL-WPN-09', cost: 0, use: 2, range: 'touch' } as const;

/** Explosives in the army's common stock, each (PL-WPN-13). */
export const stock = {
	explosives: { rule: 'PL-WPN-13', cost: gear.explosive.cost }
} as const satisfies Record<string, { rule: RuleId; cost: number }>;
