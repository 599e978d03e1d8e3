import type { RulesOf } from '$lib/rules/citations';
import type { TextsOf } from '../../rule-text';

export const play: TextsOf<RulesOf<'GEN' | 'TRN'>> = {
	'PL-GEN-01': {
		title: 'Even armies',
		text: 'Armies should cost about the same. The rules set no limit; you agree on one before the game. Uneven armies are fine if everyone agrees.'
	},
	'PL-GEN-02': {
		title: 'Points for the terrain',
		text: 'Besides the armies you may agree on a separate pool of points for what is built up: buildings, fortifications, war machines. It is not part of the armies’ cost; settle it before the game.'
	},
	'PL-GEN-03': {
		title: 'Dice',
		text: 'Nearly everything is rolled with six-sided dice (d6); ten-sided ones (d10) are for effects on a large scale. The result of a roll is never below 0.'
	},
	'PL-GEN-04': {
		title: 'Lucky roll',
		text: 'A die with its highest face up, a 6 on a d6 or a 10 on a d10, is rolled again and added, again and again. A bonus such as +2 is added once only. For example, 3d6 show 3, 6 and 4, which makes 13; the 6 is rolled again for another 6 (19) and then a 3, so the result is 22.',
		short: 'Each 6 of a d6 and each 10 of a d10 is rolled again and added. A bonus is added once.'
	},
	'PL-GEN-05': {
		title: 'Fumble',
		text: 'If every die of a roll shows 1, the action fails, whatever the sum. With one die this happens on each 1, with two dice only on a pair of ones.',
		short: 'If every die shows 1, the action fails, whatever the sum.'
	},
	'PL-GEN-06': {
		title: 'Disputes',
		text: 'If you cannot agree on what happens, each side says how it sees it and rolls 1d6; a 6 is rolled again and added. The higher roll is right.',
		short: 'Each side rolls 1d6: the higher roll is right.'
	},
	'PL-GEN-07': {
		title: 'Inches',
		text: 'Distances are measured in inches. 1″ is about 3 studs, 3 cm or the height of 3 bricks, so 5″ are 15 studs and 10″ are 30. You may agree on another unit.',
		short: '1″ is about 3 studs, 3 cm or the height of 3 bricks: 5″ are 15 studs, 10″ are 30.'
	},
	'PL-GEN-08': {
		title: 'Setting up and winning',
		text: 'How the armies are set up is agreed, laid down by the scenario or decided by dice. A good custom: one player builds the terrain, and the other chooses first where to start. Unless a scenario says otherwise, you win when the enemy has no units left.'
	},
	'PL-GEN-09': {
		title: 'Carrying things',
		text: 'A minifig can carry one thing no larger than a 2×4 brick. Larger things take several minifigs: one for every 8 studs, or for every 2×4 brick that would fit into it.'
	},
	'PL-GEN-10': {
		title: 'Stat cards',
		text: 'Ordinary minifigs of one kind share a card. Heroes and special figures get a card of their own, printed on both sides.'
	},
	'PL-GEN-11': {
		title: 'Who made the rules',
		text: 'BrikWars was written by Mike Rayhawk (© 1995–2006). Tomasz “Szerszen” Misterka translated it into Polish. Anyone who passes the translation on must name both.'
	},

	'PL-TRN-01': {
		title: 'Turn',
		text: 'In its turn an army first makes all its moves and then takes all its actions. The enemy may respond during either.',
		short: 'First all moves, then all actions. The enemy responds during both.'
	},
	'PL-TRN-02': {
		title: 'Move',
		text: 'A minifig goes as far as its Move, in any direction and round any corner: on flat ground, up stairs and ladders, or across a gap no wider than that. It cannot pass through obstacles, and it jumps over nothing higher than 1″.',
		short:
			'As far as its Move, any way: on flat ground, up stairs and ladders, over a gap. It jumps over nothing higher than 1″.'
	},
	'PL-TRN-03': {
		title: 'With both hands',
		text: 'Movement that takes hands, like swimming, crawling or climbing a wall or a rope, costs double: 2″ of Move for 1″. Busy hands do not attack.',
		short: 'Swimming, crawling and climbing cost double. Busy hands do not attack.'
	},
	'PL-TRN-04': {
		title: 'Past an enemy',
		text: 'A unit that moves within reach of an enemy’s hand weapon may be attacked, unless the enemy lets it pass. If it counters, its move ends there; if it does not and survives, it goes on.',
		short:
			'Whoever moves within reach of an enemy’s hand weapon may be attacked. To counter ends the move.'
	},
	'PL-TRN-05': {
		title: 'Sprint',
		text: 'A sprint adds 1d6″ to the move, but only straight ahead. It costs the action of this turn, unless it ends in a charge.',
		short: '1d6″ more, straight ahead. It takes the action, unless it ends in a charge.'
	},
	'PL-TRN-06': {
		title: 'Free quick actions',
		text: 'Talking costs nothing, and neither does picking up or dropping something small, weapons and other gear included.'
	},
	'PL-TRN-07': {
		title: 'Quick actions for 1 inch',
		text: 'Each of these takes 1″ of Move: lifting a brick of about 2×4, opening a door, swapping a weapon, reloading one. Picking up or dropping something small costs nothing, and neither does talking.'
	},
	'PL-TRN-08': {
		title: 'Action and test',
		text: 'Each minifig has one action a turn. If it is not sure to work, test it: roll Skill, and it succeeds if the result is at least the difficulty.',
		short: 'One action a turn. A test succeeds if the Skill roll is at least the difficulty.'
	},
	'PL-TRN-09': {
		title: 'Ladder of difficulty',
		text: 'Closing a door needs no roll. Easy is 2 (jumping to a rope), normal 3 (kicking in a locked door), a trick 4 (a vertical rock face), hard 5, very hard 6 (minor surgery), heroic 8 (hacking into a military satellite), legendary 10 (catching a crossbow bolt), divine 12 and more (throwing a dinosaur). The book has attacks among its examples, but some differ from its own table of weapons: an attack always tests the use of its weapon.',
		short:
			'Easy 2, normal 3, a trick 4, hard 5, very hard 6, heroic 8, legendary 10, divine 12 and more.'
	},
	'PL-TRN-10': {
		title: 'Building with bricks',
		text: 'Putting bricks together during the game needs no roll, but takes the whole action.'
	},
	'PL-TRN-11': {
		title: 'Extended actions',
		text: 'Some actions fill a whole turn, such as piloting a machine or programming a computer. A minifig that does one does nothing else in that turn.'
	},
	'PL-TRN-12': {
		title: 'Large actions',
		text: 'To work something big, like a gate, a battering ram or a ship, takes as many minifigs as it is inches long, or as many turns of one minifig. Up to about 1″, one will do; a large figure counts for as many as it is inches tall. So a 24″ ship needs 24 minifigs or 24 turns. We read it that one pilot is enough if the thing has a control panel.'
	},
	'PL-TRN-13': {
		title: 'Response',
		text: 'A unit that has not used its action in its own turn may use it in the enemy’s, to respond to what the enemy does. For something simple, such as pressing a button or a blow in close combat, it may also move 1″.',
		short:
			'An action not used in one’s own turn may be used in the enemy’s, with 1″ of movement for something simple.'
	},
	'PL-TRN-14': {
		title: 'Field of view',
		text: 'A unit sees 45° to each side of where its head looks, 90° in all. What it does not see it cannot respond to.',
		short: '45° to each side of where the head looks. No response to what is not seen.'
	},
	'PL-TRN-15': {
		title: 'Who goes first',
		text: 'A response to movement always comes in time. When it answers an action, both sides roll Skill and subtract the difficulty of what they try: the higher result goes first, even if it is below 0. Equal results happen at once, or, where that is impossible, the player whose turn it is goes first.',
		short:
			'A response to a move comes before it. To an action, both roll Skill less the difficulty: the higher is first, equal ones at once.'
	},
	'PL-TRN-16': {
		title: 'Bail',
		text: 'As a response, a unit may throw itself 1d6″ any way and end lying down. It can do nothing more until its own next turn, and getting up then costs 2″. On a fumble it falls where it is.',
		short:
			'A response: 1d6″ any way, and down. No other action until one’s own next turn; getting up costs 2″. On a fumble it falls on the spot.'
	}
};
