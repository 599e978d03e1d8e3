import type { RuleId } from '../../../citations';

/** Quirk of several heroes in one army and the discount for it (PL-HER-02, PL-HER-03). */
export const heroes = {
	quirk: { rule: 'PL-HER-02', maximum: 5 },
	/** CP off for a quirk point, and the share of the hero's base cost that may be taken off at most. */
	discount: { rule: 'PL-HER-03', cost: 1, share: 0.5 }
} satisfies Record<string, { rule: RuleId; maximum?: number; cost?: number; share?: number }>;
