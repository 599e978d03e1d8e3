import type { ComparedEdition } from '$lib/rules/editions-compared';
import type { QuestionGroupId } from '$lib/rules/open-questions';
import { questions } from './questions';
import { rulings } from './rulings';

const editions: Record<ComparedEdition, string> = {
	'2005': 'PL-2005',
	'2010': '2010',
	'2020': '2020'
};

const groups: Record<QuestionGroupId, string> = {
	books: 'PL-2005, LUGPolWars, QuickWars and the league',
	combat2005: 'Combat in 2005',
	combat2010: 'Combat in 2010',
	combat2020: 'Combat in 2020',
	skirmish: 'Narrative skirmish'
};

/** What the rules page says about editions and about questions that the books leave open. */
export const readings = {
	questions,
	rulings,
	editions,
	groups,
	differences: 'Differences between editions',
	differencesIntro: 'Combat in three editions of BrikWars, side by side, with the rules of each.',
	topic: 'Topic',
	open: 'Open questions and our readings',
	openIntro: 'Where a book contradicts itself or is silent, the app reads it as follows.',
	about: 'Rules:',
	setting: (p: { ruling: string }) => `Army setting: ${p.ruling}`,
	usual: (p: { reading: string }) => `${p.reading} (default)`,
	toArmy: (p: { army: string }) => `Open settings of ${p.army}`,
	noArmy: 'You can change it in the settings of any army.',
	leftOut: (p: { rule: string; reason: string }) => `Shown for ${p.rule}. ${p.reason}`
};
export type Readings = typeof readings;
