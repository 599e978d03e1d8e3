import type { GearItem } from './choices';
import type { RuleId } from './citations';

export type Severity = 'error' | 'warning' | 'info';

/** Take pieces of a gear entry out of the hands, or give them up. */
export interface RepairStep {
	readonly kind: 'stow' | 'drop';
	/** Index in the unit's gear list. */
	readonly gear: number;
	readonly item: GearItem;
	readonly count: number;
}

/** A change that removes a violation. Steps name the gear list as it is before the first of them. */
export interface Repair {
	readonly unit: string;
	readonly steps: readonly RepairStep[];
}

/** Each code with the values its text needs. Points are in CP, speeds in inches. */
interface ParamsByCode {
	HANDS:
		| { reason: 'tooMany'; needed: number; hands: number }
		| { reason: 'pair' | 'mountedPair'; item: GearItem; beside: GearItem }
		| { reason: 'dexterity'; weapons: number }
		| { reason: 'swap' | 'bow' | 'bowOneHand' | 'reload' | 'secondPistol' };
	EXCLUSIVE: { reason: 'otherWeapon' | 'bayonet' };
	REDUNDANT: { item: GearItem };
	WRONG_BOOK: { item: GearItem };
	RULESET: Record<string, never>;
	LEAGUE_POINTS: { points: number; limit: number };
	LIMIT_POINTS: { points: number; limit: number };
	LEAGUE_SPEED: { speed: number; limit: number };
	LIMIT_SPEED: { speed: number; limit: number };
}

export type ViolationCode = keyof ParamsByCode;

/** What an army breaks, as data: its sentence stands in the message catalogues. */
export type Violation = {
	[C in ViolationCode]: {
		readonly code: C;
		readonly rule: RuleId;
		readonly severity: Severity;
		/** The unit's id, or `army`. */
		readonly unit: string;
		/** JSON Pointer into the army file. */
		readonly path: string;
		readonly params: ParamsByCode[C];
		readonly repairs?: readonly Repair[];
	};
}[ViolationCode];

export type ViolationParams<C extends ViolationCode> = ParamsByCode[C];
