/**
 * Rule ids for bills, violations and the rule reader, by chapter, in the order of the book. The compiler checks
 * that every catalogue has a text for each.
 */
export const CHAPTERS = {
	GEN: ['PL-GEN-01', 'PL-GEN-02', 'PL-GEN-10', 'PL-GEN-11'],
	QW: [
		'PL-QW-01',
		'PL-QW-02',
		'PL-QW-03',
		'PL-QW-04',
		'PL-QW-05',
		'PL-QW-06',
		'PL-QW-07',
		'PL-QW-08',
		'PL-QW-09',
		'PL-QW-10',
		'PL-QW-11',
		'PL-QW-12',
		'PL-QW-13',
		'PL-QW-14'
	],
	CHR: ['PL-CHR-01', 'PL-CHR-02', 'PL-CHR-03', 'PL-CHR-04', 'PL-CHR-05', 'PL-CHR-06'],
	WPN: [
		'PL-WPN-01',
		'PL-WPN-02',
		'PL-WPN-03',
		'PL-WPN-04',
		'PL-WPN-05',
		'PL-WPN-06',
		'PL-WPN-07',
		'PL-WPN-08',
		'PL-WPN-09',
		'PL-WPN-10',
		'PL-WPN-11',
		'PL-WPN-12',
		'PL-WPN-13',
		'PL-WPN-14',
		'PL-WPN-15',
		'PL-WPN-16',
		'PL-WPN-17',
		'PL-WPN-18',
		'PL-WPN-19',
		'PL-WPN-20',
		'PL-WPN-21',
		'PL-WPN-22',
		'PL-WPN-23'
	],
	TRN: ['PL-TRN-07', 'PL-TRN-12'],
	CHG: ['PL-CHG-03', 'PL-CHG-04', 'PL-CHG-07', 'PL-CHG-12'],
	HER: ['PL-HER-01', 'PL-HER-02', 'PL-HER-03', 'PL-HER-04', 'PL-HER-05', 'PL-HER-06', 'PL-HER-07'],
	STR: [
		'PL-STR-01',
		'PL-STR-02',
		'PL-STR-03',
		'PL-STR-04',
		'PL-STR-05',
		'PL-STR-06',
		'PL-STR-07',
		'PL-STR-08',
		'PL-STR-09',
		'PL-STR-10'
	],
	PRP: [
		'PL-PRP-01',
		'PL-PRP-02',
		'PL-PRP-03',
		'PL-PRP-04',
		'PL-PRP-05',
		'PL-PRP-06',
		'PL-PRP-07',
		'PL-PRP-08',
		'PL-PRP-09'
	],
	CWP: [
		'PL-CWP-01',
		'PL-CWP-02',
		'PL-CWP-03',
		'PL-CWP-04',
		'PL-CWP-05',
		'PL-CWP-06',
		'PL-CWP-07',
		'PL-CWP-08',
		'PL-CWP-09',
		'PL-CWP-10',
		'PL-CWP-11',
		'PL-CWP-12',
		'PL-CWP-13',
		'PL-CWP-14',
		'PL-CWP-15'
	],
	MND: [
		'PL-MND-01',
		'PL-MND-02',
		'PL-MND-03',
		'PL-MND-04',
		'PL-MND-05',
		'PL-MND-06',
		'PL-MND-07',
		'PL-MND-08'
	],
	ABL: ['PL-ABL-01', 'PL-ABL-02', 'PL-ABL-03', 'PL-ABL-04', 'PL-ABL-05'],
	PIL: ['PL-PIL-01', 'PL-PIL-02', 'PL-PIL-03', 'PL-PIL-04', 'PL-PIL-05'],
	DMG: ['PL-DMG-02', 'PL-DMG-03', 'PL-DMG-04'],
	CCB: ['PL-CCB-03'],
	SQD: ['PL-SQD-01', 'PL-SQD-02', 'PL-SQD-03', 'PL-SQD-04', 'PL-SQD-05', 'PL-SQD-06'],
	OFF: ['PL-OFF-01'],
	SQM: ['PL-SQM-01', 'PL-SQM-02'],
	LPW: [
		'PL-LPW-01',
		'PL-LPW-02',
		'PL-LPW-03',
		'PL-LPW-04',
		'PL-LPW-05',
		'PL-LPW-06',
		'PL-LPW-07',
		'PL-LPW-08'
	],
	MED: ['PL-MED-01', 'PL-MED-02', 'PL-MED-03', 'PL-MED-04', 'PL-MED-05', 'PL-MED-06'],
	MAG: [
		'PL-MAG-01',
		'PL-MAG-02',
		'PL-MAG-03',
		'PL-MAG-04',
		'PL-MAG-05',
		'PL-MAG-06',
		'PL-MAG-07',
		'PL-MAG-08',
		'PL-MAG-09',
		'PL-MAG-10',
		'PL-MAG-11'
	],
	LIG: [
		'PL-LIG-01',
		'PL-LIG-02',
		'PL-LIG-03',
		'PL-LIG-04',
		'PL-LIG-05',
		'PL-LIG-06',
		'PL-LIG-07',
		'PL-LIG-08',
		'PL-LIG-09',
		'PL-LIG-10',
		'PL-LIG-11',
		'PL-LIG-12',
		'PL-LIG-13',
		'PL-LIG-14',
		'PL-LIG-15',
		'PL-LIG-16',
		'PL-LIG-17',
		'PL-LIG-18',
		'PL-LIG-19'
	],
	SKL: ['PL-SKL-01', 'PL-SKL-02', 'PL-SKL-03'],
	NS: [
		'NS-01',
		'NS-02',
		'NS-03',
		'NS-04',
		'NS-05',
		'NS-06',
		'NS-07',
		'NS-08',
		'NS-09',
		'NS-10',
		'NS-10a',
		'NS-10b',
		'NS-10c'
	]
} as const;

export type ChapterId = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterId][number];
/** The rules of some chapters: exactly the keys of one file of texts. */
export type RulesOf<C extends ChapterId> = (typeof CHAPTERS)[C][number];

/** The book that a chapter is from. */
export type SourceId =
	| 'pl2005'
	| 'pl2005Supplements'
	| 'lpwPriceList'
	| 'quickRules'
	| 'smallLeague'
	| 'miniaturesCombat';

export const SOURCE_OF: Record<ChapterId, SourceId> = {
	GEN: 'pl2005',
	QW: 'quickRules',
	CHR: 'pl2005',
	WPN: 'pl2005',
	TRN: 'pl2005',
	CHG: 'pl2005',
	HER: 'pl2005',
	STR: 'pl2005',
	PRP: 'pl2005',
	CWP: 'pl2005',
	MND: 'pl2005',
	ABL: 'pl2005',
	PIL: 'pl2005',
	DMG: 'pl2005',
	CCB: 'pl2005',
	SQD: 'pl2005',
	OFF: 'pl2005',
	SQM: 'pl2005',
	LPW: 'lpwPriceList',
	MED: 'pl2005Supplements',
	MAG: 'pl2005Supplements',
	LIG: 'smallLeague',
	SKL: 'pl2005Supplements',
	NS: 'miniaturesCombat'
};
