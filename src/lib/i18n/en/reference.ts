import type { ShortSkirmishRule } from '$lib/rules/rulebook/short-rules';
import type { RuleText } from '../rule-text';

/** Rules of the skirmish in short; those of the rulebooks are beside their whole texts. */
const rules = {
	'NS-12': {
		title: 'Turn',
		text: 'Players take turns, each with one group within 8″. Whoever is not engaged may come up to 2″ to join it.'
	},
	'NS-13': {
		title: 'Engaged',
		text: 'One member engaged, the whole group is.'
	},
	'NS-14': {
		title: 'Risk',
		text: 'Only the group whose turn it is, and whom it fights, can be hurt.'
	},
	'NS-15': {
		title: 'Dice',
		text: 'Each figure gives its dice to its opponents, and may keep some back until it has seen the first results.'
	},
	'NS-17': {
		title: 'Slain',
		text: 'As many hits in one turn as its toughness.'
	},
	'NS-18': {
		title: 'Shield and heavy armor',
		text: 'Each cancels one hit an activation. For each the opponent has a story point.'
	},
	'NS-19': {
		title: 'Hit, not slain',
		text: 'For each hit a story point for the opponent. They count until the turn ends.'
	},
	'NS-20': {
		title: 'Defense',
		text: 'One die at its number or above: good 1, average 2, minion 3; 1 more for each wound of its own.'
	},
	'NS-21': {
		title: 'No die for defense',
		text: 'It fails, and this enemy attacks at once.'
	},
	'NS-22': {
		title: 'Against whom',
		text: 'Every enemy in reach, each before attacking it, and all within the turn.'
	},
	'NS-23': {
		title: 'Fall back',
		text: 'Defense at 2 more, without the shield’s dice: up to 2″ straight back.'
	},
	'NS-24': {
		title: 'Failed',
		text: 'That enemy attacks with one free die and its bonus dice.'
	},
	'NS-25': { title: 'Attack', text: 'After the defense. Each 5 and 6 is a hit.' },
	'NS-27': {
		title: 'Lunge',
		text: 'Up to 2″ straight at an enemy farther than 1″, then the attack. Then defend against it, unless it is slain or prone.'
	},
	'NS-28': {
		title: 'Push',
		text: 'After a defense, within 1″: on 5 and 6 the enemy goes up to 2″ away. No room: it falls.'
	},
	'NS-29': {
		title: 'Sweep',
		text: 'With a heavy two-handed weapon: two dice for each die of action, each 5 and 6 drives an enemy within 1″ back by 2″.'
	},
	'NS-40': {
		title: 'Archers',
		text: 'When a group that is not engaged has its turn, archers who are not engaged may shoot at it up to 18″.'
	},
	'NS-41': {
		title: 'How many arrows',
		text: '3 dice for each figure of the group; against one alone 5.'
	},
	'NS-42': { title: 'Arrow hits', text: 'Each 6.' },
	'NS-43': {
		title: 'Whom they hit',
		text: 'Minions take half, the larger half; the others as the player of the group decides.'
	},
	'NS-46': {
		title: 'Story points',
		text: 'With a new one, roll any of those saved, 1d6 each, and read the sum, or less, among the events. Each 6 gives the opponent one.'
	},
	'NS-47': {
		title: 'Events',
		text: '5: an enemy figure has one die less. 7: you choose which group the opponent activates next. 9: 2 more dice for the attack in progress. 11: a wound; a minion is knocked out. 13: story event. 15: a volley of arrows at a group, engaged or not. 17: 3 more dice. 18: an enemy figure falls, or off its mount. 20: minions flee. 21: 4 more dice. 24: major story event. 27: the target is out of the fight.'
	},
	'NS-50': {
		title: 'Moving when engaged',
		text: 'Only after defense against all who attack. One die: up to 2″.'
	},
	'NS-51': {
		title: 'Moving when not engaged',
		text: 'The whole group by its slowest: 1d6″ a die, each at least 3.'
	},
	'NS-70': {
		title: 'Protected by the story',
		text: 'What would slay it endangers it: the opponent has a story point, and who stands within 1″ after a later activation takes it prisoner.'
	}
} satisfies Record<ShortSkirmishRule, RuleText>;

/** The quick reference of a rulebook. */
export const reference = {
	inForce: (p: { what: string }) => `Supplements in force: ${p.what}`,
	noSupplements: 'No supplements in force',
	per: {
		level: 'for one level',
		levelOrSize: 'for one level, the last two for a size of 1',
		inch: 'for an inch of size',
		twoInches: 'for 2″ a turn'
	},
	sections: {
		generalDice: 'General dice',
		dice: 'Dice and inches',
		turn: 'Turn',
		attack: 'Attack',
		close: 'Close combat',
		charge: 'Charge',
		abilities: 'Special abilities',
		creations: 'Creations in combat',
		squads: 'Squads',
		healing: 'Healing',
		game: 'At the table',
		defence: 'Defense',
		missiles: 'Archers',
		movement: 'Movement',
		story: 'Hits and story'
	},
	rules
};
