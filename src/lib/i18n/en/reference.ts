import type { ShortRule } from '$lib/rules/rulebook/short-rules';
import type { RuleText } from '../rule-text';

/** Short rules by id, for rules that no cost breakdown and no card mentions. */
const rules = {
	'PL-GEN-04': {
		title: 'Lucky roll',
		text: 'Each 6 of a d6 and each 10 of a d10 is rolled again and added. A bonus is added once.'
	},
	'PL-GEN-05': {
		title: 'Fumble',
		text: 'If every die shows 1, the action fails, whatever the sum.'
	},
	'PL-GEN-06': { title: 'Disputes', text: 'Each side rolls 1d6: the higher roll is right.' },
	'PL-GEN-07': {
		title: 'Inches',
		text: '1″ is about 3 studs, 3 cm or the height of 3 bricks: 5″ are 15 studs, 10″ are 30.'
	},
	'PL-TRN-01': {
		title: 'Turn',
		text: 'First all moves, then all actions. The enemy responds during both.'
	},
	'PL-TRN-02': {
		title: 'Move',
		text: 'As far as its Move, any way: on flat ground, up stairs and ladders, over a gap. It jumps over nothing higher than 1″.'
	},
	'PL-TRN-03': {
		title: 'With both hands',
		text: 'Swimming, crawling and climbing cost double. Busy hands do not attack.'
	},
	'PL-TRN-04': {
		title: 'Past an enemy',
		text: 'Whoever moves within reach of an enemy’s hand weapon may be attacked. To counter ends the move.'
	},
	'PL-TRN-05': {
		title: 'Sprint',
		text: '1d6″ more, straight ahead. It takes the action, unless it ends in a charge.'
	},
	'PL-TRN-08': {
		title: 'Action and test',
		text: 'One action a turn. A test succeeds if the Skill roll is at least the difficulty.'
	},
	'PL-TRN-09': {
		title: 'Difficulty',
		text: 'Easy 2, normal 3, a trick 4, hard 5, very hard 6, heroic 8, legendary 10, divine 12 and more.'
	},
	'PL-TRN-13': {
		title: 'Response',
		text: 'An action not used in one’s own turn may be used in the enemy’s, with 1″ of movement for something simple.'
	},
	'PL-TRN-14': {
		title: 'Field of view',
		text: '45° to each side of where the head looks. No response to what is not seen.'
	},
	'PL-TRN-15': {
		title: 'Who goes first',
		text: 'A response to a move comes before it. To an action, both roll Skill less the difficulty: the higher is first, equal ones at once.'
	},
	'PL-TRN-16': {
		title: 'Bail',
		text: 'A response: 1d6″ any way, and down. No other action until one’s own next turn; getting up costs 2″. On a fumble it falls on the spot.'
	},
	'PL-CMB-01': {
		title: 'Attack',
		text: 'In range? Skill roll at least the weapon’s Use? Then roll damage: more than the Armor destroys, anything else does nothing.'
	},
	'PL-CMB-03': {
		title: 'To hit: size and cover',
		text: '+1 for each 2″ that the target is larger, at most +5. Two thirds of a minifig in sight, or 2×2 studs: −1. One third, or 1×1: −2.'
	},
	'PL-CMB-04': {
		title: 'To hit: motion',
		text: 'Target still +1 (fighters in close combat never stand still). Shooter still and aiming +1. Target moves fast: −1 for each full 6″ of its speed.'
	},
	'PL-CMB-05': {
		title: 'Together',
		text: 'Announced and rolled at once; the damage dice of all who hit are added up.'
	},
	'PL-CMB-06': {
		title: 'Several against one',
		text: 'At most 3 at a minifig. For each beyond the first it counters at −1. It fights one of them, or withdraws: then all may counter.'
	},
	'PL-CMB-08': {
		title: 'Height',
		text: '1″ more range for each 1″ above the target. Shooting upwards costs nothing.'
	},
	'PL-CMB-09': {
		title: 'Blind fire',
		text: '−5, with some notion of where the target is.'
	},
	'PL-CC-01': {
		title: 'Close combat',
		text: 'Each weapon attacks once a turn: announce, attack, parry or counter, then the next weapon. An attacker does not push or withdraw.'
	},
	'PL-CC-02': {
		title: 'Angry inch',
		text: '1″ for free before an attack or a counter in close combat.'
	},
	'PL-CC-04': { title: 'Damage adds up', text: 'All of one turn of close combat.' },
	'PL-CC-06': {
		title: 'Push',
		text: 'Skill roll at least the highest Use in hand, 2 with bare hands. Not parried, the enemy goes 2″ away.'
	},
	'PL-CC-08': {
		title: 'Withdraw',
		text: 'A full move for the action, without the angry inch. The enemy counters once, if in reach.'
	},
	'PL-CC-10': {
		title: 'Defense',
		text: 'A weapon counters and a shield parries, unless said otherwise before the roll. Each of them parries once a turn.'
	},
	'PL-CC-11': {
		title: 'Counter',
		text: 'An ordinary attack, with the angry inch. Only a shield parries it; nobody counters it.'
	},
	'PL-CC-12': {
		title: 'Parry',
		text: 'Skill roll at least one’s own Use and the attacker’s roll: take the damage dice of what parries off the damage. One-handed against two-handed and failed: it flies 1d6″ away.'
	},
	'PL-CC-13': {
		title: 'Two weapons',
		text: 'One may parry and one counter, both at −1 to Skill and damage.'
	},
	'PL-RNG-02': {
		title: 'Shots',
		text: 'One a turn, none in a turn of close combat. Nobody counters them.'
	},
	'PL-RNG-03': {
		title: 'Miss',
		text: 'If you like: it lands within as many inches of the target as were missing. The defender says where.'
	},
	'PL-CHG-01': {
		title: 'Charge',
		text: 'The only action in a sprint: straight ahead, into the target.'
	},
	'PL-CHG-08': {
		title: 'Impact',
		text: 'The target takes 1d6 for each MOM and the weapon’s damage, the charger 1d6 for each POP. The impact needs no Skill roll, the weapon does.'
	},
	'PL-CCB-02': {
		title: 'Counters of creations',
		text: 'Without a brain none. A large one counters only what is at least half its size. What cannot move has no angry inch.'
	},
	'PL-DMG-06': {
		title: 'Grinding',
		text: 'Announced before the roll: dice above the structure level add up, attack after attack, against the same element.'
	},
	'PL-DMG-07': {
		title: 'Overkill',
		text: 'Damage beyond the Armor is rolled against once more, again and again.'
	},
	'PL-SQM-03': {
		title: 'Action of a squad',
		text: 'One for all, and one kind of attack a turn. Members who take no part lose theirs.'
	},
	'PL-SQM-05': {
		title: 'Squad shoots',
		text: 'Range from the banner. One roll for each kind of weapon; the damage is added up.'
	},
	'PL-SQM-08': {
		title: 'Outnumbered',
		text: '2 to 1: the smaller squad has −1 to Skill and to the damage of counters; 3 to 1: −2, and so on.'
	},
	'PL-SDM-01': {
		title: 'Squad as a target',
		text: 'Any member in sight. One member can be chosen only if it is twice as large as the attacker.'
	},
	'PL-SDM-02': { title: 'One hit', text: 'The defender says who takes it.' },
	'PL-SDM-03': {
		title: 'Many hits',
		text: 'Sorted from high to low; the defender gives one to each of the living before anyone takes a second.'
	},
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
		text: 'With a new one, roll any of those saved, 1d6 each, and read the sum, or less, on the table of events. Each 6 gives the opponent one.'
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
} satisfies Record<ShortRule, RuleText>;

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
