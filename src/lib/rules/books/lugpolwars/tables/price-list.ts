import type { CoreGearItem, PropulsionMode, PrintedRank } from '../../../choices';
import type { RuleId } from '../../../citations';

interface RankRow {
	readonly rule: RuleId;
	/** CP each. */
	readonly cost: number;
	/** Inches. */
	readonly move: number;
	readonly armor: string;
}

/** Minifigs (PL-LPW-01); they have no Skill. */
export const ranks: Readonly<Record<PrintedRank, RankRow>> = {
	mercenary: { rule: 'PL-LPW-01', cost: 4, move: 5, armor: '4' },
	officer: { rule: 'PL-LPW-01', cost: 7, move: 6, armor: '1d6+2' },
	hero: { rule: 'PL-LPW-01', cost: 11, move: 7, armor: '2d6' }
};

interface GearRow {
	readonly rule: RuleId;
	/** CP per piece. */
	readonly cost: number;
	/** Inches; 0 for touch. */
	readonly range?: number;
	/** Rolled inches. */
	readonly thrown?: string;
	readonly damage?: string;
	readonly armor?: string;
}

/** Gear of minifigs and vehicles (PL-LPW-02), under the ids of PL-2005. */
export const gear: Readonly<Record<CoreGearItem, GearRow>> = {
	shortHand: { rule: 'PL-LPW-02', cost: 2, range: 0, damage: '1d6+2' },
	heavyHand: { rule: 'PL-LPW-02', cost: 3, range: 0, damage: '2d6' },
	twoHanded: { rule: 'PL-LPW-02', cost: 3, range: 0, damage: '2d6' },
	shortRanged: { rule: 'PL-LPW-02', cost: 3, range: 10, damage: '1d6' },
	longRanged: { rule: 'PL-LPW-02', cost: 3, range: 10, damage: '1d6' },
	explosive: { rule: 'PL-LPW-02', cost: 1, thrown: '1d6+2', damage: '2d6-1' },
	shield: { rule: 'PL-LPW-02', cost: 1, armor: '1d6' },
	bodyArmor: { rule: 'PL-LPW-02', cost: 1, armor: '1d6' },
	improvised: { rule: 'PL-LPW-02', cost: 0, range: 0, damage: '1d6-2' }
};

export const gearItems = Object.keys(gear) as readonly CoreGearItem[];

interface HeavyWeaponRow {
	readonly rule: RuleId;
	readonly cost: number;
	readonly range: number;
	readonly damage: string;
	/** Bonus of each crew member after the first. */
	readonly crewRange: number;
	readonly crewDamage: string;
	readonly crew: number;
}

/** Mounted or set on the ground (PL-LPW-02, PL-LPW-06). */
export const weapons: Readonly<Record<'heavyWeapon', HeavyWeaponRow>> = {
	heavyWeapon: {
		rule: 'PL-LPW-02',
		cost: 5,
		range: 10,
		damage: '2d6',
		crewRange: 5,
		crewDamage: '1d6',
		crew: 3
	}
};

interface VehicleRow {
	readonly rule: RuleId;
	/** CP per inch of size (PL-LPW-04). */
	readonly cost: number;
	/** The factor of level 0 in the other reading of X-13. */
	readonly levelZero: number;
	readonly level: number;
	readonly crew: number;
	readonly speed: number;
}

/** Vehicles: price (PL-LPW-04) and limits (PL-LPW-03). */
export const vehicles: Readonly<Record<'vehicle', VehicleRow>> = {
	vehicle: { rule: 'PL-LPW-04', cost: 1, levelZero: 0.5, level: 1, crew: 1, speed: 15 }
};

/** A vehicle's defence by its level (PL-LPW-08). */
export const vehicleLevels: Readonly<Record<string, { rule: RuleId; armor: string }>> = {
	'0': { rule: 'PL-LPW-08', armor: '1d6' },
	'1': { rule: 'PL-LPW-08', armor: '1d10' }
};

interface PropulsionRow {
	readonly rule: RuleId;
	/** CP per 2″ a turn, and extra CP per level. */
	readonly cost: number;
	readonly costPerLevel: number;
}

/** Propulsion (PL-LPW-05). */
export const propulsion: Readonly<Record<Exclude<PropulsionMode, 'special'>, PropulsionRow>> = {
	ground: { rule: 'PL-LPW-05', cost: 1, costPerLevel: 0 },
	water: { rule: 'PL-LPW-05', cost: 1, costPerLevel: 0 },
	underwater: { rule: 'PL-LPW-05', cost: 1, costPerLevel: 0 },
	air: { rule: 'PL-LPW-05', cost: 2, costPerLevel: 1 }
};

/** The whole price list. House rules patch it. */
export const priceList = { ranks, gear, weapons, vehicles, vehicleLevels, propulsion };
export type PriceList = typeof priceList;
