import type { AmbiguityId } from '$lib/rules/ambiguities';
import type { CombatChapterId, CombatRuleId, CombatSourceId } from '$lib/rules/combat-citations';
import type { ComparedEdition, ComparedTopic } from '$lib/rules/editions-compared';
import type { OmissionReason } from '$lib/rules/left-out';
import type { Readings } from './en/readings';
import type { RuleText } from './rule-text';

/** A row of the comparison: its topic and what each edition says. */
export interface ComparisonText extends Readonly<Record<ComparedEdition, string>> {
	readonly title: string;
}

export interface AmbiguityText {
	readonly question: string;
	/** How this app reads the rules. */
	readonly reading: string;
}

/** The texts of combat in all editions: the area `combatRules`. */
export interface CombatRuleTexts {
	readonly chapters: Record<CombatChapterId, string>;
	/** The titles of the sources. */
	readonly sources: Record<CombatSourceId, string>;
	readonly rules: Record<CombatRuleId, RuleText>;
	readonly comparison: Record<ComparedTopic, ComparisonText>;
	readonly ambiguities: Record<AmbiguityId, AmbiguityText>;
	readonly omissions: Record<OmissionReason, string>;
	/** Open questions of the other rulebooks, and the words around differences and questions. */
	readonly readings: Readings;
}
