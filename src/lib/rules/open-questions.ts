import type { RuleId } from './citations';
import type { RulingId } from './rulings/rulings';

interface OpenQuestion {
	/** The rules that it is about. */
	readonly rules: readonly RuleId[];
	/** The army's setting for it, if there is one. */
	readonly ruling?: RulingId;
}

/** Contradictions and gaps of PL-2005, LUGPolWars, QuickWars and the league, by their numbers. */
export const OPEN_QUESTIONS = {
	'X-01': { rules: ['PL-STR-09'], ruling: 'levelZeroFactor' },
	'X-02': { rules: ['PL-HER-02', 'PL-HER-03'], ruling: 'heroQuirkCount' },
	'X-03': { rules: ['PL-STR-10'] },
	'X-04': { rules: ['PL-STR-10', 'PL-PRP-01', 'PL-MND-02'] },
	'X-05': { rules: ['PL-PRP-03'], ruling: 'oddSpeed' },
	'X-06': { rules: ['PL-CWP-10'], ruling: 'weaponSumLimit' },
	'X-07': { rules: ['PL-PRP-02'], ruling: 'flyLevelZero' },
	'X-08': { rules: ['PL-PRP-09'] },
	'X-09': { rules: ['PL-MND-05'], ruling: 'halfBrainRounding' },
	'X-10': { rules: ['PL-ABL-02'], ruling: 'extensionHalfBrain' },
	'X-11': { rules: ['PL-PIL-05'], ruling: 'pilotScale' },
	'X-12': { rules: ['PL-STR-05'] },
	'X-13': { rules: ['PL-LPW-04', 'PL-LPW-08'], ruling: 'lpwVehicleBase' },
	'X-14': { rules: ['PL-LPW-03', 'PL-LPW-06'] },
	'X-15': { rules: ['PL-LIG-04', 'PL-LPW-07'] },
	'X-16': { rules: ['PL-MED-01'] },
	'X-17': { rules: ['PL-MND-08'], ruling: 'steedArmor' },
	'X-18': { rules: ['PL-CWP-12'], ruling: 'sumCounts' },
	'X-19': { rules: ['PL-CWP-11'], ruling: 'weakenedPrice' },
	'X-20': { rules: ['PL-CWP-04', 'PL-CWP-06', 'PL-CWP-09'] },
	'X-21': { rules: ['PL-MAG-05'], ruling: 'magicShield' },
	'X-22': { rules: ['PL-MAG-09', 'PL-MAG-10'] },
	'X-23': { rules: ['PL-LIG-02'], ruling: 'leagueSpeed' },
	'X-24': { rules: ['PL-CMB-01', 'PL-CHR-03', 'PL-DMG-01', 'PL-QW-03'] },
	'X-25': { rules: ['PL-CHG-03', 'PL-CHG-06', 'PL-CHG-07'] },
	'X-26': { rules: ['PL-STR-08', 'PL-DMG-04'] },
	'X-27': { rules: ['PL-DMG-06', 'PL-CC-12', 'PL-TRN-16'] },
	'X-28': { rules: ['PL-LIG-12'] },
	'X-29': { rules: ['PL-LIG-10', 'PL-LIG-11'] },
	'X-30': { rules: ['PL-WPN-21', 'PL-WPN-22'] },
	'X-31': { rules: ['PL-WPN-11'] },
	'X-32': { rules: ['PL-HER-03'] },
	'X-33': { rules: ['PL-MAG-01', 'PL-MAG-04'] },
	'X-34': { rules: ['PL-TRN-09', 'PL-WPN-01'] },
	'X-35': { rules: ['PL-CHR-06'] },
	'X-36': { rules: ['PL-ABL-02', 'PL-SKL-01'] },
	'X-37': { rules: ['PL-CHR-02', 'PL-STR-06'] },
	'X-38': { rules: ['PL-LIG-14', 'PL-LIG-15'] },
	'X-39': { rules: ['PL-SKL-01', 'PL-SKL-02'] },
	'X-40': { rules: ['PL-OFF-01', 'PL-HER-06'] },
	'X-41': { rules: ['PL-QW-05'] },
	'X-42': { rules: ['PL-CC-02', 'PL-STR-06'] },
	'X-43': { rules: ['PL-WPN-13', 'PL-CWP-06'] },
	'X-44': { rules: ['PL-HER-02'] },
	'X-45': { rules: ['PL-CC-05', 'PL-ABL-03', 'PL-CHR-05'] },
	'X-46': { rules: ['PL-LPW-07'] },
	'X-47': { rules: ['PL-MND-04'] },
	'X-48': { rules: ['PL-MAG-06'] },
	'X-49': { rules: ['PL-MAG-10'] },
	'X-50': { rules: ['PL-LIG-13', 'PL-LIG-16'] },
	'X-51': { rules: ['PL-CMB-03', 'PL-DMG-02', 'PL-TRN-12', 'PL-CCB-02'] }
} as const satisfies Readonly<Record<string, OpenQuestion>>;

export type QuestionId = keyof typeof OPEN_QUESTIONS;

/** Open questions are listed by what they are about. */
export type QuestionGroupId = 'books' | 'combat2005' | 'combat2010' | 'combat2020' | 'skirmish';
