import type { RuleId } from '../../../citations';

interface AbilityRow {
	readonly rule: RuleId;
	/** CP for a minifig; creatures pay it per inch of size, except for healing. */
	readonly cost: number;
}

/** Abilities of minifigs and brained creatures (PL-CHR-06, ABL, PIL, MED, SKL). */
export const abilities = {
	skillBonus: { rule: 'PL-CHR-06', cost: 1 },
	superdexterity: { rule: 'PL-ABL-02', cost: 1 },
	multitasking: { rule: 'PL-ABL-02', cost: 1 },
	pilot: { rule: 'PL-PIL-05', cost: 1 },
	healing: { rule: 'PL-MED-01', cost: 2 },
	stealth: { rule: 'PL-SKL-01', cost: 2 },
	perception: { rule: 'PL-SKL-02', cost: 2 },
	weaponMaster: { rule: 'PL-SKL-03', cost: 3 }
} satisfies Record<string, AbilityRow>;
