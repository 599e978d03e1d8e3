import type { RuleId } from '../../citations';

interface AbilityRow {
	readonly rule: RuleId;
	/** CP for a minifig, each. */
	readonly cost: number;
}

/** What a minifig can learn (PL-CHR-06, PL-ABL-02, PL-PIL-05). */
export const abilities = {
	skillBonus: { rule: 'PL-CHR-06', cost: 1 },
	superdexterity: { rule: 'PL-ABL-02', cost: 1 },
	multitasking: { rule: 'PL-ABL-02', cost: 1 },
	pilot: { rule: 'PL-PIL-05', cost: 1 }
} as const satisfies Record<string, AbilityRow>;
