import type { QuickGearItem } from '../../../choices';
import type { RuleId } from '../../../citations';

/** Minifigs (PL-QW-03, PL-QW-04): inches, Armor, attacks per round. */
export const ranks: Readonly<
	Record<'mercenary' | 'hero', { rule: RuleId; move: number; armor: string; attacks: number }>
> = {
	mercenary: { rule: 'PL-QW-03', move: 5, armor: '2d6', attacks: 1 },
	hero: { rule: 'PL-QW-04', move: 5, armor: '2d6', attacks: 2 }
};

interface GearRow {
	readonly rule: RuleId;
	/** Inches; 0 for touch. */
	readonly range?: number;
	readonly damage?: string;
	readonly armor?: string;
}

/** Gear (PL-QW-05). */
export const gear: Readonly<Record<QuickGearItem, GearRow>> = {
	handWeapon: { rule: 'PL-QW-05', range: 0, damage: '2d6' },
	rangedWeapon: { rule: 'PL-QW-05', range: 10, damage: '1d6' },
	protection: { rule: 'PL-QW-05', armor: '1d6' },
	brick: { rule: 'PL-QW-05', range: 5, damage: '1d6' }
};

export const gearItems = Object.keys(gear) as readonly QuickGearItem[];

interface HeavyWeaponRow {
	readonly rule: RuleId;
	readonly range: number;
	readonly damage: string;
	/** Bonus of each crew member after the first. */
	readonly crewRange: number;
	readonly crewDamage: string;
}

/** Mounted or on the ground, with a crew of any size (PL-QW-08). */
export const weapons: Readonly<Record<'heavyWeapon', HeavyWeaponRow>> = {
	heavyWeapon: { rule: 'PL-QW-08', range: 10, damage: '2d6', crewRange: 5, crewDamage: '1d6' }
};

/** Mounts (PL-QW-09), and vehicles by propulsion modules (PL-QW-12). */
export const mounts: Readonly<Record<'mount', { rule: RuleId; speed: number; armor: string }>> = {
	mount: { rule: 'PL-QW-09', speed: 10, armor: '3d6' }
};
export const vehicles: Readonly<
	Record<'vehicle', { rule: RuleId; speedPerModule: number; maximum: number; crew: number }>
> = {
	vehicle: { rule: 'PL-QW-12', speedPerModule: 5, maximum: 15, crew: 1 }
};

/** All statistics of QuickWars. House rules patch them. */
export const statistics = { ranks, gear, weapons, mounts, vehicles };
export type Statistics = typeof statistics;
