import { CHAPTERS } from '$lib/rules/citations';
import { COMBAT_CHAPTERS, type CitedRule } from '$lib/rules/combat-citations';

const known: ReadonlySet<string> = new Set(
	[...Object.values(CHAPTERS), ...Object.values(COMBAT_CHAPTERS)].flat()
);

/** Whether the app has a text for a rule. */
export const isRuleId = (id: string): id is CitedRule => known.has(id);
