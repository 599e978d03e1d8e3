import type { LADDER } from '$lib/play/turn-help';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';

export type LadderId = (typeof LADDER)[number]['id'];
export const LADDER_RULE = 'PL-TRN-09';

/** What else a unit may do with its Action, or in answer to the enemy. */
export const ACTIONS = [
	{ id: 'sprint', rule: 'PL-TRN-05' },
	{ id: 'extended', rule: 'PL-TRN-11' },
	{ id: 'large', rule: 'PL-TRN-12' },
	{ id: 'response', rule: 'PL-TRN-13' },
	{ id: 'bail', rule: 'PL-TRN-16' }
] as const;
export type ActionId = (typeof ACTIONS)[number]['id'];

/** What a model of the skirmish spends its dice on. */
export const SKIRMISH_ACTIONS = [
	{ id: 'defence', rule: 'NS-20' },
	{ id: 'fallBack', rule: 'NS-23' },
	{ id: 'attack', rule: 'NS-25' },
	{ id: 'lunge', rule: 'NS-27' },
	{ id: 'push', rule: 'NS-28' },
	{ id: 'sweep', rule: 'NS-29' },
	{ id: 'volley', rule: 'NS-40' },
	{ id: 'move', rule: 'NS-51' }
] as const;
export type SkirmishActionId = (typeof SKIRMISH_ACTIONS)[number]['id'];

/** Whether a game has the ladder and quick actions; the skirmish has actions of its own. */
export const hasLadder = (rules: CombatRules): boolean => rules !== 'skirmish';
