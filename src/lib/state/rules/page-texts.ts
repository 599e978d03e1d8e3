import type { AmbiguityText, CombatRuleTexts } from '$lib/i18n/combat-rule-texts';
import type { RuleTexts } from '$lib/i18n/en/rules';
import type { RuleText } from '$lib/i18n/rule-text';
import type { CitedRule } from '$lib/rules/combat-citations';
import { memoByIdentity } from '$lib/rules/memo';
import { locale } from '../app/locale.svelte';
import type { AnyQuestion } from './all-questions';
import type { AnyChapter, AnySource } from './all-rules';

/** The texts of all rulebooks. */
export interface PageTexts {
	readonly chapters: Readonly<Record<AnyChapter, string>>;
	readonly sources: Readonly<Record<AnySource, string>>;
	readonly rules: Readonly<Record<CitedRule, RuleText>>;
	readonly questions: Readonly<Record<AnyQuestion, AmbiguityText>>;
	readonly comparison: CombatRuleTexts['comparison'];
}

const together = memoByIdentity((core: RuleTexts) =>
	memoByIdentity((combat: CombatRuleTexts): PageTexts => ({
		chapters: { ...core.chapters, ...combat.chapters },
		sources: { ...core.sources, ...combat.sources },
		rules: { ...core.rules, ...combat.rules },
		questions: { ...combat.readings.questions, ...combat.ambiguities },
		comparison: combat.comparison
	}))
);

/** The texts of both areas together; the same object while they stay the same. */
export const joinedTexts = (core: RuleTexts, combat: CombatRuleTexts) => together(core)(combat);

/** The texts of the rules page in the language of the app. */
export const pageTexts = () => joinedTexts(locale.ruleTexts, locale.combatRules);
