import type { PropulsionMode } from '../../../choices';
import type { RuleId } from '../../../citations';

interface PropulsionRow {
	readonly rule: RuleId;
	/** CP per 2″ a turn. */
	readonly cost?: number;
	/** Extra CP per 2″ and structure level. */
	readonly costPerLevel?: number;
	/** Inches per turn. */
	readonly maximum?: number;
}

/** Propulsion by medium (PL-PRP-01, PL-PRP-02, PL-PRP-06); standard ones stop at 16″ (PL-PRP-04). */
export const propulsion: Readonly<Record<PropulsionMode, PropulsionRow>> = {
	ground: { rule: 'PL-PRP-01', cost: 1, maximum: 16 },
	water: { rule: 'PL-PRP-01', cost: 1, maximum: 16 },
	underwater: { rule: 'PL-PRP-01', cost: 1, maximum: 16 },
	air: { rule: 'PL-PRP-02', cost: 2, costPerLevel: 1 },
	special: { rule: 'PL-PRP-06' }
};

/** Inches per turn: maximum of any creation (PL-PRP-04), and in a medium that was not paid for (PL-PRP-07). */
export const speeds = {
	any: { rule: 'PL-PRP-04', maximum: 24 },
	alternative: { rule: 'PL-PRP-07', maximum: 5, share: 0.5 }
} satisfies Record<string, { rule: RuleId; maximum: number; share?: number }>;
