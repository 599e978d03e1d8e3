import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const skirmish: Record<RulesOf<'NS'>, RuleText> = {
	'NS-01': {
		title: 'General dice',
		text: 'A good fighter has 3 general dice, an average one 2, a poor one or a minion 1, a monster 4 or 5. They are spent on defending, attacking and moving. The list is lost from the source, so these numbers come from its prose. There are no points: compare sides by their general dice.'
	},
	'NS-02': {
		title: 'Toughness',
		text: 'Toughness is the same number as the general dice. It does not wear down like hit points: to slay the figure, as many hits have to fall within one turn. When the turn ends, the count starts again.'
	},
	'NS-03': {
		title: 'Distances',
		text: 'A group fits within 8″; figures not engaged may move up to 2″ to join it. You fight at 1″, or at 2″ with a spear, a halberd or another pole arm. Archers may react up to 18″. Whoever has an enemy within 1″ is engaged.'
	},
	'NS-04': {
		title: 'Buckler or main gauche',
		text: 'A buckler or a main gauche gives 1 bonus die, for defense only.'
	},
	'NS-05': {
		title: 'Shield in a skirmish',
		text: 'A shield gives 2 bonus dice for defense, or only 1 if its bearer has already moved in this activation.'
	},
	'NS-06': {
		title: 'Mounted',
		text: 'A figure that is mounted when the turn begins has 2 bonus dice for movement. It must use them before it dismounts.'
	},
	'NS-07': {
		title: 'Minions move for free',
		text: 'A minion has 1 bonus die for movement.'
	},
	'NS-08': {
		title: 'Attacking a prone opponent',
		text: 'Against an opponent who lies on the ground you have 1 bonus die for the attack, if you put at least one die of your own into it.'
	},
	'NS-09': {
		title: 'Attacking a wounded opponent',
		text: 'For each wound of the opponent you have 1 bonus die for the attack, if you put at least one die of your own into it.'
	},
	'NS-10': {
		title: 'Higher ground',
		text: 'A figure higher than all its opponents has 1 bonus die for attack and 1 for defense. A rider counts as higher than foes on foot.'
	},
	'NS-10a': {
		title: 'Covering terrain',
		text: 'Right beside terrain that gives cover, a figure has 1 bonus die for defense.'
	},
	'NS-10b': {
		title: 'Failed defense',
		text: 'When an opponent fails to defend against you, you have 1 free die to attack him at once.'
	},
	'NS-10c': {
		title: 'Heavy two-handed weapon',
		text: 'Put 2 action dice into the same target, and a heavy two-handed weapon gives 1 bonus die for attacking it.'
	}
};
