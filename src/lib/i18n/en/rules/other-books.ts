import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const otherBooks: Record<RulesOf<'QW' | 'LPW'>, RuleText> = {
	'PL-QW-01': {
		title: 'No points',
		text: 'QuickWars has no costs. Everyone brings any army they like. If you want a fair game, bring two armies of the same line-up.'
	},
	'PL-QW-02': {
		title: 'A turn in QuickWars',
		text: 'A turn has a movement phase and a combat phase, and each minifig has one action in each of them. In the movement phase, for instance, it either moves or picks something up. A die decides who starts, and you play until one army is left. Every 6 is rolled again and added.'
	},
	'PL-QW-03': {
		title: 'A minifig in QuickWars',
		text: 'Every minifig has Move 5″, on flat ground or up a ladder, and Armor 2d6. No more than 2″ of a move may be a jump or a swim; the other 3″ stay usable before and after it. A minifig that is hit rolls its Armor and survives if it rolls at least as much as the damage.'
	},
	'PL-QW-04': {
		title: 'A hero in QuickWars',
		text: 'A hero has the values of any minifig, but two attacks a round, which can be combined into one of double strength. Once in each of its own turns, a hero may use an extraordinary power. The hero and the opponent each roll 1d6: it works unless the hero’s roll is lower. On a failure, the hero bears the consequences.'
	},
	'PL-QW-05': {
		title: 'Gear of QuickWars',
		text: 'Bare hands cannot attack. A hand weapon does 2d6 by touch, a ranged one 1d6 up to 10″ in plain sight. A brick does 1d6, in hand or thrown up to 5″; a heavy weapon does 2d6 up to 10″. Protection (armor or a shield) adds 1d6 to Armor; the rules do not say whether both together add two dice, so agree on it. QuickWars has no points, so in an army of another rulebook this gear costs nothing and has no effect.'
	},
	'PL-QW-06': {
		title: 'A shield in the free hand',
		text: 'If the weapon needs only one hand, the other one may hold a shield.'
	},
	'PL-QW-07': {
		title: 'Attacking together',
		text: 'When several minifigs can attack the same target, you may add their attacks up into a single big one.'
	},
	'PL-QW-08': {
		title: 'Heavy weapon and its crew',
		text: 'A heavy weapon must be mounted or stand on the ground. It attacks once a turn and needs at least one minifig right beside it. With one it does 2d6 up to 10″; each further minifig adds 1d6 and 5″, so a crew of three does 4d6 up to 20″. QuickWars sets no limit to the crew.'
	},
	'PL-QW-09': {
		title: 'Mounts',
		text: 'An animal or a simple vehicle made of one brick or a few, such as a motorcycle, is a mount: Speed 10″, Armor 3d6. When its rider gets off or dies, any minifig of any side may take it.'
	},
	'PL-QW-10': {
		title: 'Breaking and mending constructions',
		text: 'A construction does not roll for Armor. Attack one particular brick: it comes off if the damage is greater than the number of studs that hold it, and the surplus may take off more. To mend it, a minifig brings a brick and puts it in place instead of attacking, one brick a turn.'
	},
	'PL-QW-11': {
		title: 'Controls',
		text: 'A steering wheel, a console or a lever is fixed to its construction for good and works everything in it. Whoever can reach the controls may use the construction in their own turn.'
	},
	'PL-QW-12': {
		title: 'One aboard, 15 inches at most',
		text: 'A vehicle carries one minifig. With one more aboard it is overloaded and must stop or land. It moves 5″ for each propulsion module, but never more than 15″.'
	},
	'PL-QW-13': {
		title: 'Driving and crashing',
		text: 'A vehicle may turn freely at the start of its move, then it goes straight. Without a driver or its controls it keeps its heading and speed. In a collision the vehicle and the obstacle each take 1d6 for every propulsion module in use.'
	},
	'PL-QW-14': {
		title: 'Propulsion modules',
		text: 'One module is a pair of wheels, legs or runners for hard ground, one sail or a pair of oars for open water, one propeller for the air, or a pair of jets for any terrain.'
	},

	'PL-LPW-01': {
		title: 'Figures of LUGPolWars',
		text: 'A mercenary costs 4 CP: Move 5″, Armor 4. An officer costs 7 CP: Move 6″, Armor 1d6+2. A hero costs 11 CP: Move 7″, Armor 2d6. Nobody has Skill. Extra actions are tested on 1d6, rolling a 6 again, against a difficulty from 2 (easy) to 12 and more (divine).'
	},
	'PL-LPW-02': {
		title: 'Prices of gear',
		text: 'Short one-handed weapon 2 CP, 1d6+2. Heavy one-handed or two-handed weapon 3 CP, 2d6. Ranged weapon, short or long, 3 CP, 1d6 up to 10″. Explosive 1 CP a piece, 2d6−1 up to (1d6+2)″. Shield or armor 1 CP each, +1d6. Heavy weapon, mounted or on the ground, 5 CP, 2d6 up to 10″. Bare hands (push only) and an improvised weapon (1d6−2) cost nothing.'
	},
	'PL-LPW-03': {
		title: 'Limits of vehicles',
		text: 'A vehicle may have any size, measured along its longest line in inches. Its level is 0 or 1, its crew one minifig at most, its speed 15″ at most.'
	},
	'PL-LPW-04': {
		title: 'What a vehicle costs',
		text: 'A vehicle costs 1 CP for each inch of its size, at level 0 and at level 1 alike, plus its propulsion, defense and armament. That is how the price list puts it. The army’s settings can take size × level instead, with level 0 as ½.'
	},
	'PL-LPW-05': {
		title: 'Propulsion and armament',
		text: 'On the ground, on water and under it every 2″ of speed cost 1 CP; in the air they cost 2 CP plus the level, 0 or 1. An odd inch costs half of that; the army’s settings can round odd speeds up or down to whole steps, or let level 0 add a half in the air. A vehicle may carry any weapon that it can work, at the prices of the list.'
	},
	'PL-LPW-06': {
		title: 'Crew of a heavy weapon',
		text: 'One minifig fires a heavy weapon for 2d6 up to 10″. Each further one adds 1d6 and 5″, up to a crew of three: 4d6 up to 20″. As a vehicle holds only one minifig, its heavy weapon stays at 2d6 and 10″. A weapon that stands on the ground costs only its 5 CP.'
	},
	'PL-LPW-07': {
		title: 'What is not on the list',
		text: 'The price list has no Skill to buy, no brains, magic or healing, no weapon levels and no quirk, so several heroes get no discount. It repeats no limits for hands and no slowing by gear either. We keep what two hands can hold, but a rifle then excludes no other weapon and heavy gear takes no Move.'
	},
	'PL-LPW-08': {
		title: 'Defense of a vehicle',
		text: 'The list does not say how a vehicle defends itself. We give it 1d6 at level 0 and 1d10 at level 1; each shield or armor you buy for it costs 1 CP and adds 1d6. On a minifig shield and armor both add 1d6 to Armor, as there is no parrying without Skill. Other constructions follow QuickWars. The list is silent on collisions too: QuickWars counts propulsion modules, which LUGPolWars does not have, so agree on the damage.'
	},
	'PL-LPW-09': {
		title: 'How LUGPolWars is fought',
		text: 'The price list has neither Skill nor use, so we read it like QuickWars: what is in range hits by itself, with one attack for each action. Roll the damage of the list against the target’s Armor; it dies if the damage is higher. Damage of several attackers adds up, and the range of explosives is rolled. A push succeeds on 1d6 of 2 or more, whatever is held. There is no parry, counterattack, leap, charge, quirk, size modifier or size damage. Other actions are tests on 1d6, rolling sixes again, against the ladder of difficulty.'
	}
};
