import type { ChapterId, RuleId, SourceId } from '$lib/rules/citations';
import type { RuleText } from '../rule-text';
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
	readonly rules: Record<RuleId, RuleText>;
}

export const rules: RuleTexts = {
	chapters: {
		GEN: 'General rules',
		QW: 'QuickWars',
		CHR: 'Minifigs',
		WPN: 'Weapons and armor',
		TRN: 'Turn and actions',
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
		SQM: 'Squads on the move',
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
	}
};
