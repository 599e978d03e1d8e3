import type { CitedRule } from './combat-citations';

/** Why a rule has no text of its own. */
export type OmissionReason = 'restated' | 'repeatedPrices';

export interface Omission {
	/** The rule whose text says it. */
	readonly see: CitedRule;
	readonly reason: OmissionReason;
}

const restated = (see: CitedRule): Omission => ({ see, reason: 'restated' });
const repeatedPrices = (see: CitedRule): Omission => ({ see, reason: 'repeatedPrices' });

/** Rule ids without a text: another rule says the same. */
export const LEFT_OUT = {
	'E05-CMB-01': restated('PL-CMB-02'),
	'E05-CMB-02': restated('PL-CMB-01'),
	'E05-CMB-03': restated('PL-DMG-01'),
	'E05-CMB-04': restated('PL-CMB-03'),
	'E05-CMB-05': restated('PL-CMB-03'),
	'E05-CMB-06': restated('PL-CMB-03'),
	'E05-CMB-07': restated('PL-CMB-03'),
	'E05-CMB-08': restated('PL-CMB-04'),
	'E05-CMB-09': restated('PL-CMB-04'),
	'E05-CMB-10': restated('PL-CMB-04'),
	'E05-CMB-11': restated('PL-CMB-04'),
	'E05-CMB-12': restated('PL-CMB-04'),
	'E05-CMB-13': restated('PL-CMB-08'),
	'E05-CMB-14': restated('PL-CMB-09'),
	'E05-CMB-16': restated('PL-CMB-06'),
	'E05-CMB-17': restated('PL-SQM-08'),
	'E05-CMB-18': restated('PL-CMB-07'),
	'E05-CMB-19': restated('PL-CC-01'),
	'E05-CMB-20': restated('PL-CC-02'),
	'E05-CMB-21': restated('PL-CC-06'),
	'E05-CMB-22': restated('PL-CC-08'),
	'E05-CMB-23': restated('PL-CC-11'),
	'E05-CMB-24': restated('PL-CC-12'),
	'E05-CMB-25': restated('PL-CC-12'),
	'E05-CMB-26': restated('PL-CC-13'),
	'E05-CMB-27': restated('PL-CC-10'),
	'E05-CMB-28': restated('PL-RNG-02'),
	'E05-CMB-29': restated('PL-CHG-03'),
	'E05-CMB-30': restated('PL-CHG-07'),
	'E05-CMB-32': restated('PL-CHG-10'),
	'E05-CMB-33': restated('PL-CHG-12'),
	'E05-CMB-34': restated('PL-CHG-09'),
	'E05-CMB-36': restated('PL-DMG-02'),
	'E05-CMB-37': restated('PL-DMG-04'),
	'E05-CMB-38': restated('PL-DMG-06'),
	'E05-CMB-39': restated('PL-DMG-07'),
	'E05-CMB-40': restated('PL-CCB-02'),
	'E05-CMB-41': restated('PL-CCB-04'),
	'E05-CMB-42': restated('PL-SQM-03'),
	'E05-CMB-43': restated('PL-SQM-06'),
	'E05-CMB-44': restated('PL-SDM-01'),
	'E05-CMB-45': restated('PL-SDM-03'),
	'E05-CMB-46': restated('PL-SQM-09'),
	'NS-11': restated('NS-18'),
	'PL-COS-01': repeatedPrices('PL-CHR-02'),
	'PL-COS-02': repeatedPrices('PL-STR-09'),
	'PL-COS-03': repeatedPrices('PL-CWP-10')
} as const satisfies Readonly<Record<string, Omission>>;

export type LeftOutId = keyof typeof LEFT_OUT;
