import type { RuleId } from '../../../citations';

/** Quirk and discount of several heroes in one army (PL-HER-02, PL-HER-03). */
export const heroes = {
	quirk: { rule: 'PL-HER-02', maximum: 5 },
	/** CP off per quirk point, and the maximum share of the hero's base cost. */
	discount: { rule: 'PL-HER-03', cost: 1, share: 0.5 }
} satisfies Record<string, { rule: RuleId; maximum?: number; cost?: number; share?: number }>;
