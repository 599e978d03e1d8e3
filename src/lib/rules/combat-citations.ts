import type { RuleId, SourceId } from './citations';

/**
 * Rule ids of combat in other editions and of the narrative skirmish, by chapter, in the order of the books. They
 * have texts of their own (`i18n/<language>/combat-rules.ts`), which only the pages that show them load.
 */
export const COMBAT_CHAPTERS = {
	DICE: [
		'DICE-1',
		'DICE-2',
		'DICE-3',
		'DICE-4',
		'DICE-5',
		'DICE-6',
		'DICE-7',
		'DICE-8',
		'DICE-9',
		'DICE-10',
		'DICE-EX1',
		'DICE-EX2'
	],
	'E05-TURN': [
		'E05-TURN-01',
		'E05-TURN-02',
		'E05-TURN-03',
		'E05-TURN-04',
		'E05-TURN-05',
		'E05-TURN-06',
		'E05-TURN-07',
		'E05-TURN-08',
		'E05-TURN-09',
		'E05-TURN-10',
		'E05-TURN-11',
		'E05-TURN-12',
		'E05-TURN-13',
		'E05-TURN-14',
		'E05-TURN-15',
		'E05-TURN-16',
		'E05-TURN-17',
		'E05-TURN-18',
		'E05-TURN-EX1',
		'E05-TURN-19'
	],
	'E05-CMB': ['E05-CMB-15', 'E05-CMB-EX1', 'E05-CMB-31', 'E05-CMB-35'],
	'E10-ATT': [
		'E10-ATT-01',
		'E10-ATT-02',
		'E10-ATT-03',
		'E10-ATT-04',
		'E10-ATT-05',
		'E10-ATT-06',
		'E10-ATT-07',
		'E10-ATT-08'
	],
	'E10-MOD': [
		'E10-MOD-01',
		'E10-MOD-02',
		'E10-MOD-03',
		'E10-MOD-04',
		'E10-MOD-05',
		'E10-MOD-06',
		'E10-MOD-07',
		'E10-MOD-08',
		'E10-MOD-09',
		'E10-MOD-10',
		'E10-MOD-11',
		'E10-MOD-12',
		'E10-MOD-13',
		'E10-MOD-14',
		'E10-MOD-EX1'
	],
	'E10-COMB': [
		'E10-COMB-01',
		'E10-COMB-02',
		'E10-COMB-03',
		'E10-COMB-04',
		'E10-COMB-05',
		'E10-COMB-06',
		'E10-COMB-07',
		'E10-COMB-08',
		'E10-COMB-09',
		'E10-COMB-10'
	],
	'E10-CC': [
		'E10-CC-01',
		'E10-CC-02',
		'E10-CC-03',
		'E10-CC-04',
		'E10-CC-05',
		'E10-CC-06',
		'E10-CC-07'
	],
	'E10-MAN': ['E10-MAN-01', 'E10-MAN-02', 'E10-MAN-03', 'E10-MAN-04', 'E10-MAN-05'],
	'E10-CTR': ['E10-CTR-01', 'E10-CTR-02', 'E10-CTR-03', 'E10-CTR-EX1'],
	'E10-PAR': [
		'E10-PAR-01',
		'E10-PAR-02',
		'E10-PAR-03',
		'E10-PAR-04',
		'E10-PAR-05',
		'E10-PAR-06',
		'E10-PAR-07',
		'E10-BAIL-01',
		'E10-BAIL-02',
		'E10-EX-1a',
		'E10-EX-1b',
		'E10-EX-1c',
		'E10-EX-1d',
		'E10-EX-1e',
		'E10-EX-1f',
		'E10-EX-1g',
		'E10-EX-1h'
	],
	'E10-RNG': ['E10-RNG-01', 'E10-RNG-02', 'E10-MISS-01', 'E10-MISS-02', 'E10-MISS-03', 'E10-EX-2'],
	'E10-CHG': [
		'E10-CHG-01',
		'E10-CHG-02',
		'E10-CHG-03',
		'E10-CHG-04',
		'E10-CHG-05',
		'E10-CHG-06',
		'E10-CHG-07',
		'E10-CHG-08',
		'E10-CHG-09',
		'E10-CHG-10',
		'E10-COL-01',
		'E10-COL-02',
		'E10-COL-03',
		'E10-COL-04',
		'E10-COL-05'
	],
	'E20-ATT': [
		'E20-ATT-01',
		'E20-ATT-02',
		'E20-ATT-03',
		'E20-ATT-04',
		'E20-ATT-05',
		'E20-ATT-06',
		'E20-ATT-07'
	],
	'E20-BAD': ['E20-BAD-01', 'E20-BAD-02', 'E20-BAD-03', 'E20-BAD-04', 'E20-EX-1'],
	'E20-MOD': [
		'E20-MOD-01',
		'E20-MOD-02',
		'E20-MOD-03',
		'E20-MOD-04',
		'E20-MOD-05',
		'E20-MOD-06',
		'E20-MOD-07',
		'E20-MOD-08',
		'E20-MOD-09',
		'E20-MOD-10',
		'E20-MOD-EX1',
		'E20-EX-2'
	],
	'E20-COMB': ['E20-COMB-01', 'E20-COMB-02', 'E20-COMB-03', 'E20-COMB-04'],
	'E20-CC': [
		'E20-CC-01',
		'E20-CC-02',
		'E20-CC-03',
		'E20-MAN-01',
		'E20-MAN-02',
		'E20-MAN-03',
		'E20-MAN-04',
		'E20-MAN-05'
	],
	'E20-PAR': [
		'E20-PAR-01',
		'E20-PAR-02',
		'E20-PAR-03',
		'E20-PAR-04',
		'E20-PAR-05',
		'E20-PAR-06',
		'E20-PAR-07',
		'E20-PAR-08',
		'E20-EX-3'
	],
	'E20-RNG': ['E20-RNG-01', 'E20-MISS-01', 'E20-MISS-02', 'E20-EX-4'],
	'E20-CHG': [
		'E20-CHG-01',
		'E20-CHG-02',
		'E20-CHG-03',
		'E20-CHG-04',
		'E20-CHG-05',
		'E20-COL-01',
		'E20-COL-02'
	],
	'NS-TURN': ['NS-12', 'NS-13', 'NS-14', 'NS-15', 'NS-16', 'NS-17', 'NS-18', 'NS-19'],
	'NS-DEF': ['NS-20', 'NS-21', 'NS-22', 'NS-23', 'NS-24', 'NS-EX1'],
	'NS-ATT': ['NS-25', 'NS-26', 'NS-27', 'NS-28', 'NS-29', 'NS-30'],
	'NS-MIS': ['NS-40', 'NS-41', 'NS-42', 'NS-43', 'NS-44', 'NS-EX2'],
	'NS-STORY': ['NS-45', 'NS-46', 'NS-47', 'NS-47a', 'NS-48', 'NS-70'],
	'NS-MOVE': ['NS-50', 'NS-51', 'NS-52', 'NS-53', 'NS-54', 'NS-EX3'],
	'NS-PLAY': [
		'NS-EX4',
		'NS-EX5a',
		'NS-EX5b',
		'NS-EX5c',
		'NS-EX5d',
		'NS-EX5e',
		'NS-EX5f',
		'NS-EX5g',
		'NS-EX5h'
	],
	P: ['P-1', 'P-2', 'P-3', 'P-4', 'P-5', 'P-5b', 'P-6', 'P-7']
} as const;

export type CombatChapterId = keyof typeof COMBAT_CHAPTERS;
export type CombatRuleId = (typeof COMBAT_CHAPTERS)[CombatChapterId][number];
/** The rules of some chapters: exactly the keys of one file of texts. */
export type CombatRulesOf<C extends CombatChapterId> = (typeof COMBAT_CHAPTERS)[C][number];

/** The rules of the skirmish itself, without examples and our proposals. */
export type SkirmishRuleId = CombatRulesOf<
	'NS-TURN' | 'NS-DEF' | 'NS-ATT' | 'NS-MIS' | 'NS-STORY' | 'NS-MOVE'
>;

/** A rule of either list. */
export type CitedRule = RuleId | CombatRuleId;

/** Sources of combat rules that no price is from; `proposals` are our own. */
export type CombatSourceId =
	'editions' | 'brikwars2005' | 'brikwars2010' | 'brikwars2020' | 'proposals';

export const COMBAT_SOURCE_OF: Record<CombatChapterId, CombatSourceId | SourceId> = {
	DICE: 'editions',
	'E05-TURN': 'brikwars2005',
	'E05-CMB': 'pl2005',
	'E10-ATT': 'brikwars2010',
	'E10-MOD': 'brikwars2010',
	'E10-COMB': 'brikwars2010',
	'E10-CC': 'brikwars2010',
	'E10-MAN': 'brikwars2010',
	'E10-CTR': 'brikwars2010',
	'E10-PAR': 'brikwars2010',
	'E10-RNG': 'brikwars2010',
	'E10-CHG': 'brikwars2010',
	'E20-ATT': 'brikwars2020',
	'E20-BAD': 'brikwars2020',
	'E20-MOD': 'brikwars2020',
	'E20-COMB': 'brikwars2020',
	'E20-CC': 'brikwars2020',
	'E20-PAR': 'brikwars2020',
	'E20-RNG': 'brikwars2020',
	'E20-CHG': 'brikwars2020',
	'NS-TURN': 'miniaturesCombat',
	'NS-DEF': 'miniaturesCombat',
	'NS-ATT': 'miniaturesCombat',
	'NS-MIS': 'miniaturesCombat',
	'NS-STORY': 'miniaturesCombat',
	'NS-MOVE': 'miniaturesCombat',
	'NS-PLAY': 'miniaturesCombat',
	P: 'proposals'
};
