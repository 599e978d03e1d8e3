import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const league: Record<RulesOf<'LIG'>, RuleText> = {
	'PL-LIG-01': {
		title: 'At most 150 CP',
		text: 'An army in the small league costs 150 CP or less; exactly 150 is allowed. Each army you submit is counted on its own.'
	},
	'PL-LIG-02': {
		title: 'No faster than 10 inches',
		text: 'In the small league no unit, mount or machine may be faster than 10″. The speed you bought counts: a sprint is not added, and slowing by armor is not taken off. If your league reads it otherwise, the army’s settings can count the slowed speed instead.'
	},
	'PL-LIG-03': {
		title: 'Two armies at most',
		text: 'For a meeting of the small league you may prepare one or two armies, A and B. Each of them must keep within the limits. Before every game you choose which one you play. Between meetings you may change them, still within 150 CP.'
	},
	'PL-LIG-04': {
		title: 'Rules of the league',
		text: 'The small league plays by the Polish translation of BrikWars with three supplements: Healing, Magic, and Stealth, Perception and Weapon Master. An army at LUGPolWars prices is not accepted, nor one with prices of its own or readings that the league does not share.'
	}
};
