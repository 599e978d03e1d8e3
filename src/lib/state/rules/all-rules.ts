import { CHAPTERS, SOURCE_OF, type ChapterId, type SourceId } from '$lib/rules/citations';
import {
	COMBAT_CHAPTERS,
	COMBAT_SOURCE_OF,
	type CitedRule,
	type CombatChapterId,
	type CombatRuleId,
	type CombatSourceId
} from '$lib/rules/combat-citations';

export type AnyChapter = ChapterId | CombatChapterId;
export type AnySource = SourceId | CombatSourceId;

export interface Chapter {
	readonly id: AnyChapter;
	readonly rules: readonly CitedRule[];
}

/** A rulebook with its chapters. */
export interface Source {
	readonly id: AnySource;
	readonly chapters: readonly Chapter[];
}

/** The rulebooks in the order of the page. */
const SOURCES: readonly AnySource[] = [
	'pl2005',
	'pl2005Supplements',
	'lpwPriceList',
	'quickRules',
	'smallLeague',
	'editions',
	'brikwars2005',
	'brikwars2010',
	'brikwars2020',
	'miniaturesCombat',
	'proposals'
];

const CHAPTER_RULES: Readonly<Record<AnyChapter, readonly CitedRule[]>> = {
	...CHAPTERS,
	...COMBAT_CHAPTERS
};
const CHAPTER_SOURCES: Readonly<Record<AnyChapter, AnySource>> = {
	...SOURCE_OF,
	...COMBAT_SOURCE_OF
};
const CHAPTER_IDS = Object.keys(CHAPTER_RULES) as AnyChapter[];

/** All rules by rulebook and chapter, in the order of the books. */
export const CONTENTS: readonly Source[] = SOURCES.map((id) => ({
	id,
	chapters: CHAPTER_IDS.filter((chapter) => CHAPTER_SOURCES[chapter] === id).map((chapter) => ({
		id: chapter,
		rules: CHAPTER_RULES[chapter]
	}))
}));

const chapterOfRule = new Map<string, AnyChapter>(
	CHAPTER_IDS.flatMap((chapter) =>
		CHAPTER_RULES[chapter].map((rule): [string, AnyChapter] => [rule, chapter])
	)
);

/** The chapter of a rule. */
export function chapterOf(rule: CitedRule): AnyChapter {
	// Every rule is in the map, because it is made of all of them.
	return chapterOfRule.get(rule) as AnyChapter;
}

export const sourceOf = (chapter: AnyChapter): AnySource => CHAPTER_SOURCES[chapter];

/** Whether the text of a rule is among those of combat, which load on their own. */
export const isOfCombat = (rule: CitedRule): rule is CombatRuleId =>
	String(chapterOf(rule)) in COMBAT_CHAPTERS;
