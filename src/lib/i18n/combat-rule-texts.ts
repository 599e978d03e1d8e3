import type { CombatChapterId, CombatRuleId, CombatSourceId } from '$lib/rules/combat-citations';
import type { RuleText } from './rule-text';

/** The texts of the area `combatRules`. */
export interface CombatRuleTexts {
	readonly chapters: Record<CombatChapterId, string>;
	readonly sources: Record<CombatSourceId, string>;
	readonly rules: Record<CombatRuleId, RuleText>;
}
