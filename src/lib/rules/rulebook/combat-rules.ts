/** The rules that attacks follow: an edition of BrikWars, or the skirmish, which counts dice. */
export const RULES_OF_COMBAT = [
	'2005',
	'2010',
	'2020',
	'quickwars',
	'lugpolwars',
	'skirmish'
] as const;
export type CombatRules = (typeof RULES_OF_COMBAT)[number];
