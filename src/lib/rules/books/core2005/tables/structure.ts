import type { RuleId } from '../../../citations';

/** The cost of a body (PL-STR-09, PL-STR-10): CP per inch of size and level, or per armor point. */
export const structure = {
	body: { rule: 'PL-STR-09', cost: 1, levelZero: 0.5 },
	critterArmor: { rule: 'PL-STR-10', cost: 0.5, maximum: 4 },
	critterLevel: { rule: 'PL-STR-10', cost: 0.5 }
} satisfies Record<string, { rule: RuleId; cost: number; levelZero?: number; maximum?: number }>;

/** Armor by structure level (PL-STR-06); there is no higher level. */
export const structureLevels: Readonly<Record<string, { rule: RuleId; armor: string }>> = {
	'0': { rule: 'PL-STR-06', armor: '1d6' },
	'1': { rule: 'PL-STR-06', armor: '1d10' },
	'2': { rule: 'PL-STR-06', armor: '2d10' },
	'3': { rule: 'PL-STR-06', armor: '3d10' },
	'4': { rule: 'PL-STR-06', armor: '4d10' },
	'5': { rule: 'PL-STR-06', armor: '5d10' }
};
export const HIGHEST_LEVEL = 5;
