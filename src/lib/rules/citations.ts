/**
 * Ids of the rules that a bill, a violation or a reader can name, by chapter, in the order of the book.
 * Each has its text in every language: the message catalogues are held to this list by the compiler.
 */
export const CHAPTERS = {
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
	HER: ['PL-HER-01', 'PL-HER-02', 'PL-HER-03', 'PL-HER-04', 'PL-HER-05', 'PL-HER-06', 'PL-HER-07'],
	ABL: ['PL-ABL-01', 'PL-ABL-02', 'PL-ABL-03', 'PL-ABL-04', 'PL-ABL-05'],
	PIL: ['PL-PIL-05'],
	TRN: ['PL-TRN-07'],
	QW: ['PL-QW-05'],
	GEN: ['PL-GEN-01', 'PL-GEN-10', 'PL-GEN-11'],
	LIG: ['PL-LIG-01', 'PL-LIG-02', 'PL-LIG-04']
} as const;

export type ChapterId = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterId][number];
