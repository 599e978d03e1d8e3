import type { CombatRulesOf } from '$lib/rules/combat-citations';
import type { RuleText } from '../../rule-text';

export const skirmish: Record<
	CombatRulesOf<'NS-TURN' | 'NS-DEF' | 'NS-ATT' | 'NS-MIS' | 'NS-STORY' | 'NS-MOVE'>,
	RuleText
> = {
	'NS-12': {
		title: 'Turn',
		text: 'Players take turns; a turn is the activation of one group, whose figures are all within 8″ of each other. Figures that are not engaged may come up to 2″ to join it if they stay unengaged.'
	},
	'NS-13': {
		title: 'Engaged',
		text: 'If one member is engaged, the whole group is.'
	},
	'NS-14': {
		title: 'Risk',
		text: 'Only the activated group and those it fights can be harmed: to activate is the risk.'
	},
	'NS-15': {
		title: 'Dice',
		text: 'Each figure gives its dice to its opponents and may keep some back until it sees the first results. After a failed defense a second die may be added, before the free attack.'
	},
	'NS-16': {
		title: 'Order',
		text: 'In an engaged group each figure in reach of an enemy defends against it before attacking it, and against all in reach before the end. At a group that is not engaged the enemy’s archers may shoot first.'
	},
	'NS-17': {
		title: 'Slain',
		text: 'As many hits in one turn as its toughness slay a figure at once: a minion 1, an average one 2, a good one 3, a monster 4 or more. The story may protect it.'
	},
	'NS-18': {
		title: 'Shield and heavy armor',
		text: 'A shield and heavy armor each cancel one hit in an activation; both may be used. For each canceled hit the opponent gains a story point.'
	},
	'NS-19': {
		title: 'Hit, not slain',
		text: 'At the end of the activation the opponent gains a story point for each hit that did not slay. Hits count until the turn ends, so more of them, bought with story points, may still add up.'
	},

	'NS-20': {
		title: 'Defense',
		text: 'One die at its number or above is enough: 1 for a very good fighter, 2 for an average one, 3 for a poor one or a minion, and 1 more for each wound of its own. The enemy’s skill does not matter.'
	},
	'NS-21': {
		title: 'No die for defense',
		text: 'It fails, and this enemy attacks at once.'
	},
	'NS-22': {
		title: 'Against whom',
		text: 'Against every enemy in reach with a clear line between the middles of the bases, so spearmen in a second rank stand staggered. Each before attacking it, and all within the turn. Figures that only move straight into contact need no defense in that activation.'
	},
	'NS-23': {
		title: 'Fall back',
		text: 'A defense with a number 2 higher and without the shield’s dice: up to 2″ straight back, touching nobody. If nobody is within 1″ then, no more defense is needed.'
	},
	'NS-24': {
		title: 'Failed',
		text: 'That enemy attacks at once with one free die and its bonus dice.'
	},
	'NS-EX1': {
		title: 'Example: five against one',
		text: 'A good fighter with a shield has 3 + 2 dice and succeeds on a 1. Five enemies never get through, but no die is left to attack with.'
	},

	'NS-25': {
		title: 'Attack',
		text: 'After the defense against that enemy. To the dice you choose add 1 for higher ground, 1 against a prone target, 1 for each of its wounds, and 1 for a heavy two-handed weapon used with two dice. Each 5 and 6 is a hit.'
	},
	'NS-26': {
		title: 'Reach of weapons',
		text: 'Close weapons reach base contact, basic ones 1″, spears and halberds 2″.'
	},
	'NS-27': {
		title: 'Lunge',
		text: 'After all defense within 1″: up to 2″ straight at an enemy farther than 1″, touching nobody else, then the attack on 5 and 6. Unless the target is slain or prone, defend against it afterwards.'
	},
	'NS-28': {
		title: 'Push',
		text: 'After a defense against an enemy within 1″: on 5 and 6 you move it up to 2″, past its friends. If there is no room, it falls and others give way. The pusher may follow, touching no enemy. It does no damage.'
	},
	'NS-29': {
		title: 'Sweep',
		text: 'Standing and engaged, with a heavy two-handed weapon, after all defense: two dice for each action die. Each 5 and 6 drives one enemy within 1″ straight back by 2″; one that touches somebody on its way falls. For each wound of your own the number is 1 higher, unless you give up a story die for it.'
	},
	'NS-30': {
		title: 'After a failed defense',
		text: 'Attacks are still allowed, but not movement in combat.'
	},

	'NS-40': {
		title: 'Archers',
		text: 'When a group that is not engaged is activated, enemy archers who are not engaged, within 18″ and with sight of it at some point of its way, may shoot. They may shoot again at other groups later.'
	},
	'NS-41': {
		title: 'How many arrows',
		text: 'At most 3 dice for each figure of the group; at most 5 if the target is a single character.'
	},
	'NS-42': {
		title: 'Arrow hits',
		text: 'Each 6 on the arrow dice is a hit.'
	},
	'NS-43': {
		title: 'Whom they hit',
		text: 'Minions take half, the larger half; the player of the group gives the rest to the others. Shields and heavy armor cancel as usual. The owner of a character that the story protects may refuse all of these hits for it.'
	},
	'NS-44': {
		title: 'After the volley',
		text: 'If it brought the shooter a story point, the shooter may make a story roll.'
	},
	'NS-EX2': {
		title: 'Example: Conan and the bandits',
		text: 'Conan (good, with a shield) leads 6 bandits: 7 figures, so at most 21 arrows. Four dice show 6: four hits. Two bandits fall, Conan bears the other two, and 2 < 3.'
	},

	'NS-45': {
		title: 'How story points come',
		text: 'For each hit a shield or armor cancels, for hits that do not slay and for a hit on a character that the story protects. Each 6 on a story die gives one to the opponent.'
	},
	'NS-46': {
		title: 'Story points',
		text: 'With each new point you may spend any number of those you saved: roll 1d6 for each and read the sum, or anything less, on the table of events. Each 6 gives the opponent a point.'
	},
	'NS-47': {
		title: 'Table of events',
		text: 'Each number means that sum or more.\n1: nothing.\n5: an opposing figure stumbles and has one die less in its turn.\n7: you choose which group the opponent activates next turn.\n9: two more dice for the current attack.\n11: the target is wounded; a minion is knocked unconscious.\n13: a story event.\n15: one volley at the opposing group, engaged or not, if there are archers.\n17: three more dice for the current attack.\n18: one enemy of your choice falls prone and off its mount.\n20: minions flee.\n21: four more dice for the current attack.\n24: a major story event.\n27: the target is unconscious and incapacitated.'
	},
	'NS-47a': {
		title: 'Events in detail',
		text: 'The scenario says what its story events are, such as reinforcements or a clock that runs out. To choose a group of the opponent (7 or 15), name one figure; its owner puts a legal group together around it.'
	},
	'NS-48': {
		title: 'Minions flee',
		text: 'The roller names any minion, friend or foe: it and all minions of its side within 4″ move 8″ straight away from their nearest enemies; the owner moves them and may pick safer ground. The owner may first include level-2 characters in the radius and widen it to 8″. For widening, the opponent chooses one: a d6 where 3–6 adds that many inches and 1–2 nothing; level-2 characters in the radius must flee, each resisting on 4–6; or the distance is 12″. When one that fled is next activated, none of them may become engaged; after that the rest are normal. A scenario may remove those that flee.'
	},
	'NS-70': {
		title: 'Protected by the story',
		text: 'A blow that would slay the character endangers it instead, and the opponent gains a story die at once. If an active enemy is within 1″ at the end of a later activation of its group, it is captured, and may be incapacitated then. Another killing blow while it is endangered incapacitates it too.'
	},

	'NS-50': {
		title: 'Moving when engaged',
		text: 'Only after successful defense against all who attack. Each movement die, the free ones first, or action die is a move of up to 2″, as the examples show.'
	},
	'NS-51': {
		title: 'Moving when not engaged',
		text: 'The slowest member rolls for the whole group: 1d6″ for each die, free movement dice and action dice alike. After modifiers each die is at least 3 and, as the examples show, at most 6.'
	},
	'NS-52': {
		title: 'Into contact',
		text: 'Figures that go straight into contact and do not attack need no defense. To attack, defend first against the one you attack, then against all others within 1″ before the activation ends. After a way that is not the straightest, defend against all within 1″.'
	},
	'NS-53': {
		title: 'Captives',
		text: 'For each level of a prisoner it takes one figure to carry it, and the carriers count as loaded unless captives are smaller than captors. With too few captors the prisoners cannot be moved.'
	},
	'NS-54': {
		title: 'Modifiers for each movement die',
		text: 'Athletic: +1. Carrying two wounded halflings: −3. The rest of the list is lost from the source.'
	},
	'NS-EX3': {
		title: 'Example: the Uruks carry halflings',
		text: 'Each has 1 action die and 1 free die, +1 for being athletic and at least 3 on a die: 6″ to 12″ in all. With two wounded halflings both dice have −3 and so always count 3: 6″.'
	}
};
