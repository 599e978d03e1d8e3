import type { RulesOf } from '$lib/rules/citations';
import type { TextsOf } from '../../rule-text';

export const creations: TextsOf<RulesOf<'STR' | 'PRP' | 'DMG' | 'CCB'>> = {
	'PL-STR-01': {
		title: 'Creation, building, vehicle, creature',
		text: 'A creation is anything you build for the battle. A building does not move. A vehicle moves, but needs an operator. A creature moves on its own, because it is alive or has a mind of circuits or magic.'
	},
	'PL-STR-02': {
		title: 'Structure and external elements',
		text: 'The structure is every part with an inside: cabins, holds, organs, engine rooms. Whatever is mounted on it or in it, for looks or to move, is an external element. Walls, floors and roof are structure, furniture and gun nests are not. Chassis and cockpit are, wings, wheels and guns are not. A head and a torso are; limbs, wings, teeth and tail are not.'
	},
	'PL-STR-03': {
		title: 'What external elements cost',
		text: 'An external element that does something in battle is bought as a weapon or as armor. Decoration is free.'
	},
	'PL-STR-04': {
		title: 'Size and structure level',
		text: 'Every creation has a size and a structure level. A plain building needs nothing else. Propulsion, weapons and a brain are bought on top.'
	},
	'PL-STR-05': {
		title: 'Measuring the size',
		text: 'The size is the longest side of the structure in inches; external elements do not count. A wall is as long as it is, a dragon reaches from the root of its tail to its snout, a minifig is 1. Round up or down as it suits you, to one of the nearest whole inches; anything else gives a warning. You pay for the size you chose.'
	},
	'PL-STR-06': {
		title: 'The structure levels',
		text: 'Levels go from 0 to 5 and give an Armor roll of 1d6, 1d10, 2d10, 3d10, 4d10 or 5d10. Level 0 is rope, plastic or flesh (tent, hang-glider); 1 is wood or sheet metal (cottage, motorcycle, troll); 2 is brick or wrought iron (brick house, galleon, dragon). Level 3 is dressed stone (castle, armored vehicle, stone giant); 4 is heavy steel or titanium (nuclear bunker, spaceship, iron golem); 5 is adamantium or force fields (battle robot, Olympian god).'
	},
	'PL-STR-07': {
		title: 'Choosing the level',
		text: 'You choose the level yourself; the table only gives examples. Depending on age and kind, a dragon may have anything from 1d6 to 3d10. If a choice looks odd, talk it over with the others.'
	},
	'PL-STR-08': {
		title: 'Armor of external elements',
		text: 'An external element has Armor one level below the structure. If it sticks out, like a boom or a paddle wheel, it is two levels below. It never goes under level 0. Another chapter of the book says one level for protruding parts too; we use two.'
	},
	'PL-STR-09': {
		title: 'What the structure costs',
		text: 'The structure costs its size × its structure level, and level 0 counts as ½. So a warhorse of size 2 and level 0 costs 1 CP. The book speaks of size 0 here, but its own example comes out only this way. The army’s settings can make level 0 free, or put ½ in place of any zero.'
	},
	'PL-STR-10': {
		title: 'Critters',
		text: 'What is below 1″ is a critter: size 0, no Armor, and a structure that costs nothing. Armor costs ½ CP a point; more than 4 points give a warning. So does a structure level, which costs ½ CP × level. Propulsion costs as usual, a brain 1 CP, a half-brain ½ CP. A critter has no room for weapons of its own.'
	},

	'PL-PRP-01': {
		title: 'Ground and water',
		text: 'Moving on the ground, on water or under it costs 1 CP for every 2″ of top speed. So 10″ a turn cost 5 CP.'
	},
	'PL-PRP-02': {
		title: 'Flying',
		text: 'Every 2″ of speed in the air costs 2 CP plus the structure level, so 4 CP at level 2. Level 0 adds nothing: 10″ then cost 10 CP. The army’s settings can count level 0 as ½ here too.'
	},
	'PL-PRP-03': {
		title: 'Odd speeds',
		text: 'The book gives a price for every 2″ and says nothing of odd speeds. We charge by the inch: ½ CP on the ground and in water, (2 + structure level) ÷ 2 in the air. So 5″ on the ground cost 2½ CP, and nothing is rounded. The army’s settings can charge whole steps of 2″ instead, rounded up or down.'
	},
	'PL-PRP-04': {
		title: 'The fastest there is',
		text: 'On the ground, on water and under it no creation is faster than 16″. In the air and by any other means the limit is 24″.'
	},
	'PL-PRP-05': {
		title: 'Examples of speeds',
		text: '2″: spiders, scorpions, hot-air balloons, rowing boats. 5″: minifigs, alligators, monkeys. 8″: tanks, dogs, submarines. 10″: horses, bicycles, boats. 12″: cars, birds, trains, helicopters. 16″: sports cars, planes, motorcycles. 20″: fighters, spaceships. 24″: missiles, star fighters, superheroes.'
	},
	'PL-PRP-06': {
		title: 'Unusual ways to move',
		text: 'There is no formula for walking up walls, digging tunnels or teleporting. Agree on a price with the other players and enter it; the army keeps a warning that it is agreed.'
	},
	'PL-PRP-07': {
		title: 'Out of its element',
		text: 'A car may wade, a plane may taxi, a submarine may sail on the surface. This costs nothing, but it is done at half speed and never faster than 5″. It has to make sense: a boat cannot go ashore and a car cannot fly.'
	},
	'PL-PRP-08': {
		title: 'Damaged propulsion',
		text: 'A lost part of the propulsion, such as a wheel or a leg, takes 1″ of speed. With half of the parts lost, the creation moves 1″ at most; with all of them lost, it stands still. A flier may fall down.'
	},
	'PL-PRP-09': {
		title: 'More than one propulsion',
		text: 'A creation may have several kinds of propulsion, such as wheels and a screw. You pay for each of them in full: the rules give no discount. If one of them works in the air, the limit on weapons is that of a flier.'
	},

	'PL-DMG-01': {
		title: 'Small things',
		text: 'A minifig, or a creation of size 1 or less, is destroyed by the first attack that does damage. This chapter once says that damage equal to the Armor is enough; we ask for more than the Armor, as all the others do.'
	},
	'PL-DMG-02': {
		title: 'General damage',
		text: 'To wear a creation down, hit any part of its main structure that you can see. Size makes that easier: +1 to hit for each full 2″ beyond the first inch, at most +5. If the damage is greater than its Armor roll, it gets one size damage marker.'
	},
	'PL-DMG-03': {
		title: 'Size damage',
		text: 'Each marker takes 1″ of speed, down to 1″ at the least. The creation also acts as if it were one size smaller, with its weapons, in a charge and in everything else. When this brings it to size 0, it is destroyed; so one marker is enough for anything of size 1 or 0.'
	},
	'PL-DMG-04': {
		title: 'Targeted damage',
		text: 'You may aim at one element of a creation, 1″ or smaller. Its Armor is one level below the structure, or two if it sticks out, and never under level 0. If the damage is greater, remove the element, or bricks up to 1″ in size.'
	},
	'PL-DMG-05': {
		title: 'Broken in two',
		text: 'A hit on a joint that holds everything together may split a creation. Measure each part again; its size damage stays. A part uses only what is still attached to it, if its size and its controls allow.'
	},
	'PL-DMG-06': {
		title: 'Grinding',
		text: 'Announce it before you roll damage. Instead of rolling Armor, compare each die with the structure level: the dice above it are added up. The sum is not used up; it is added to every later attack on the same element. The book could also mean that such dice are counted, not summed.',
		short:
			'Announced before the roll: dice above the structure level add up and are added to every later attack on the same element.'
	},
	'PL-DMG-07': {
		title: 'Overkill',
		text: 'Damage beyond the Armor goes on: roll the Armor again against what is left over, and again, until it holds. It may spill over to what is beside it, within reach of the weapon.',
		short: 'Damage beyond the Armor is rolled against once more, again and again.'
	},

	'PL-CCB-01': {
		title: 'Whose Skill counts',
		text: 'A creation without a brain acts with the Skill of its operator. One that has a brain uses its own Skill, and its rider only gives it orders.'
	},
	'PL-CCB-02': {
		title: 'Counters of creations',
		text: 'Without a brain, a creation does not counter. A large one counters only opponents of at least half its size; one of size 0 only others of size 0. What has no propulsion of its own has no angry inch.',
		short:
			'Without a brain none. A large one counters only what is at least half its size. What cannot move has no angry inch.'
	},
	'PL-CCB-03': {
		title: 'Field of fire',
		text: 'A weapon built in fires up to 45° to each side of its barrel. Range and angle are measured from the muzzle. Turrets are free and turn with the shot.'
	},
	'PL-CCB-04': {
		title: 'Charge of a creation',
		text: 'Roll the momentum once, 1d6 for each MOM, and compare it with the POP roll of each target in the way: a creation may plow through many. It does not charge the same unit twice in a turn, but one that it knocked back and reaches again is trampled. The charge ends when it stops or turns.'
	}
};
