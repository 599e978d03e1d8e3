import type { PrintedWeapon } from '../../../choices';
import type { RuleId } from '../../../citations';

/** All numbers are per level: those of a level 3 weapon are three times as high. */
interface CreationWeaponRow {
	readonly rule: RuleId;
	/** CP each. */
	readonly cost: number;
	/** Skill roll needed. */
	readonly use: number;
	/** Inches; 0 for touch. */
	readonly range?: number;
	/** Rolled inches. */
	readonly thrown?: string;
	readonly damage?: string;
	readonly armor?: string;
	/** Inches covered by the armor. */
	readonly area?: number;
}

export type CoreWeaponType = Exclude<PrintedWeapon, 'heavyWeapon'>;

/** Weapons built into creations (PL-CWP-01 to PL-CWP-06). */
export const weapons: Readonly<Record<CoreWeaponType, CreationWeaponRow>> = {
	closeCombat: { rule: 'PL-CWP-01', cost: 2, use: 2, range: 0, damage: '1d6' },
	ram: { rule: 'PL-CWP-02', cost: 2, use: 2, range: 0, damage: '1d6' },
	gun: { rule: 'PL-CWP-03', cost: 3, use: 3, range: 6, damage: '1d6' },
	launcher: { rule: 'PL-CWP-04', cost: 3, use: 3, thrown: '1d6', damage: '1d6' },
	rocket: { rule: 'PL-CWP-06', cost: 2, use: 4, range: 6, damage: '1d10' }
};

/** Items that creations buy by the piece (PL-CWP-05, PL-CWP-07). */
export const pieces = {
	explosive: { rule: 'PL-CWP-05', cost: 1, use: 3, range: 0, damage: '1d10' },
	plate: { rule: 'PL-CWP-07', cost: 2, use: 2, range: 0, armor: '1d6', area: 2 }
} satisfies Record<string, CreationWeaponRow>;

/** The maximum size of a weapon (PL-CWP-09), and of all weapons per inch of the creation (PL-CWP-10). */
export const weaponSizes = {
	single: { rule: 'PL-CWP-09', maximum: 5 },
	sum: { rule: 'PL-CWP-10', ground: 2, air: 1 }
} satisfies Record<string, { rule: RuleId; maximum?: number; ground?: number; air?: number }>;
