import type { RuleId } from '../../../citations';

/** Brains by inch of size, at least one inch (PL-MND-02, PL-MND-03, PL-MND-05). */
export const brains = {
	full: { rule: 'PL-MND-02', cost: 1, skill: '1d6' },
	half: { rule: 'PL-MND-05', share: 0.5, skill: '1d6' },
	skillBonus: { rule: 'PL-MND-03', cost: 1 },
	/** The Skill penalty of incompetence (PL-MND-06). */
	incompetent: { rule: 'PL-MND-06', penalty: 2 }
} satisfies Record<
	string,
	{ rule: RuleId; cost?: number; share?: number; skill?: string; penalty?: number }
>;

/** Armor of a steed (PL-MND-08): CP, Armor, and inches off its speed. */
export const steeds = {
	barding: { rule: 'PL-MND-08', cost: 2, armor: '1d6', burden: 1 }
} satisfies Record<string, { rule: RuleId; cost: number; armor: string; burden: number }>;
