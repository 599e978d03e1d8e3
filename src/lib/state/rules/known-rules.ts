import { CHAPTERS, type RuleId } from '$lib/rules/citations';

const known: ReadonlySet<string> = new Set(Object.values(CHAPTERS).flat());

/** Whether the app has a text for a rule. */
export const isRuleId = (id: string): id is RuleId => known.has(id);
