import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { FIGHTS } from './fights';
import { SKIRMISH } from './skirmish';
import { SUPPLEMENTS } from './supplements';
import type { Topic } from './topic';
import { TOPIC_IDS, type TopicId } from '$lib/combat/topics';

export const TOPICS: Readonly<Record<TopicId, Topic>> = { ...FIGHTS, ...SUPPLEMENTS, ...SKIRMISH };

/** The topics that some rules have. */
export const topicsOf = (rules: CombatRules): readonly TopicId[] =>
	TOPIC_IDS.filter((id) => TOPICS[id].rules.includes(rules));

/** The topic of a question, or the first one of its rules. */
export function topicOf(topic: string, rules: CombatRules): TopicId {
	const all = topicsOf(rules);
	return all.find((id) => id === topic) ?? all[0] ?? 'squads';
}
