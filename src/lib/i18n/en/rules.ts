import type { ChapterId, RuleId, SourceId } from '$lib/rules/citations';
import { plural } from '../plural';
import type { TextsOf } from '../rule-text';
import { combat } from './rules/combat';
import { creationWeapons } from './rules/creation-weapons';
import { creations } from './rules/creations';
import { league } from './rules/league';
import { minds } from './rules/minds';
import { minifigs } from './rules/minifigs';
import { otherBooks } from './rules/other-books';
import { play } from './rules/play';
import { skirmish } from './rules/skirmish';
import { squads } from './rules/squads';
import { supplements } from './rules/supplements';
import { weapons } from './rules/weapons';

export interface RuleTexts {
	readonly chapters: Record<ChapterId, string>;
	/** The titles of the source books. */
	readonly sources: Record<SourceId, string>;
	readonly rules: TextsOf<RuleId>;
	/** The words of the rules page. */
	readonly page: RulesPageTexts;
}

export interface RulesPageTexts {
	readonly intro: string;
	/** Leads from the text of a rule to the page. */
	readonly all: string;
	readonly contents: string;
	readonly search: string;
	readonly source: string;
	readonly allSources: string;
	readonly count: (p: { count: number }) => string;
	readonly entries: (p: { count: number }) => string;
	readonly found: (p: { count: number; all: number }) => string;
	readonly none: string;
	readonly clear: string;
	readonly share: (p: { rule: string }) => string;
	readonly copied: (p: { rule: string }) => string;
	readonly notCopied: string;
	readonly unknown: (p: { rule: string }) => string;
}

const page: RulesPageTexts = {
	intro:
		'The rules of all rulebooks in our own words, from minifigs to magic and the league, and combat in every edition. Costs, errors, cards and odds refer to them by number.',
	all: 'Read it among the other rules',
	contents: 'Contents',
	search: 'Search names, texts and numbers',
	source: 'Rulebook or edition',
	allSources: 'All rulebooks and editions',
	count: (p) => plural('en', p.count, { one: '# rule', other: '# rules' }),
	entries: (p) => plural('en', p.count, { one: '# entry', other: '# entries' }),
	found: (p) => `${p.count} of ${plural('en', p.all, { one: '# entry', other: '# entries' })}`,
	none: 'Nothing matches.',
	clear: 'Show all',
	share: (p) => `Share a link to ${p.rule}`,
	copied: (p) => `Link to ${p.rule} copied`,
	notCopied: 'The browser doesn’t allow copying: copy the address from the address bar.',
	unknown: (p) => `There is no rule “${p.rule}”. Here are all of them.`
};

export const rules: RuleTexts = {
	chapters: {
		GEN: 'General rules',
		QW: 'QuickWars',
		CHR: 'Minifigs',
		WPN: 'Weapons and armor',
		TRN: 'Turn and actions',
		CMB: 'Combat',
		CC: 'Close combat',
		RNG: 'Ranged combat',
		CHG: 'Charge',
		HER: 'Heroes',
		STR: 'Structure',
		PRP: 'Propulsion',
		CWP: 'Weapons on creations',
		MND: 'Brains',
		ABL: 'Extended abilities',
		PIL: 'Piloting',
		DMG: 'Damage to creations',
		CCB: 'Creations in combat',
		SQD: 'Squads',
		OFF: 'Officers',
		SQM: 'Squads on the move and in combat',
		SDM: 'Damage to squads',
		LPW: 'LUGPolWars price list',
		MED: 'Healing',
		MAG: 'Magic',
		LIG: 'Small League',
		SKL: 'Stealth, perception, weapon master',
		NS: 'Narrative skirmish'
	},
	sources: {
		pl2005: 'BrikWars 2005, main rules of the Polish translation',
		pl2005Supplements: 'Supplements of the Polish translator to BrikWars 2005',
		lpwPriceList: 'LUGPolWars price list',
		quickRules: 'QuickWars, the quick rules of BrikWars',
		smallLeague: 'Rules of the Small BrikWars League',
		miniaturesCombat: 'Miniatures combat by Malcolm McCallum, a separate game'
	},
	rules: {
		...play,
		...combat,
		...minifigs,
		...weapons,
		...creations,
		...creationWeapons,
		...minds,
		...squads,
		...supplements,
		...otherBooks,
		...league,
		...skirmish
	},
	page
};
