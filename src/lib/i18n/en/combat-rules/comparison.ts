import type { ComparedTopic } from '$lib/rules/editions-compared';
import type { ComparisonText } from '../../combat-rule-texts';

/** What the editions say about each topic. */
export const comparison: Record<ComparedTopic, ComparisonText> = {
	hitTest: {
		title: 'Hitting',
		'2005': 'Skill roll at least the Use',
		'2010': 'Attack Roll at least the Use',
		'2020': 'Action Roll at least the Use'
	},
	killTest: {
		title: 'Killing',
		'2005': 'damage greater than Armor',
		'2010': 'damage greater than Armor',
		'2020': 'damage greater than Armor'
	},
	equalDamage: {
		title: 'Damage equal to Armor',
		'2005': 'nothing',
		'2010': 'nothing',
		'2020': 'Something Bad of the victim’s choice'
	},
	largerTargets: {
		title: 'Larger targets',
		'2005': 'each success takes 1 from the size',
		'2010': 'damaged',
		'2020': 'parts destroyed'
	},
	minifigArmor: {
		title: 'A minifig’s Armor',
		'2005': '4; body armor +1d6',
		'2010': '4; body armor +2 (from another chapter)',
		'2020': '4'
	},
	criticalFailure: {
		title: 'Critical failure',
		'2005': 'all dice 1: fails',
		'2010': 'all dice 1: fails (our reading); a parrying item may fly away',
		'2020': 'all dice 1: fails (our reading); a parrying item is knocked away'
	},
	criticalSuccess: {
		title: 'Critical success',
		'2005': 'highest face: rolled again and added',
		'2010': 'highest face: a bonus die; on Skill an Overskill',
		'2020': 'action die of 6 or more: an Over The Top Benny'
	},
	explodingDamage: {
		title: 'Damage dice that explode',
		'2005': 'yes: the same die, without end',
		'2010': 'yes: a bonus die, a d6 as we read it',
		'2020': 'yes: a bonus d6 for the highest face'
	},
	spareCritical: {
		title: 'Use of a spare critical',
		'2005': 'none',
		'2010':
			'one more damage die, a second level of Deflection, or landing on the feet after Bailing',
		'2020': '1d6 to the roll, 1d6″ of range, one more damage die or a second level of Deflection'
	},
	heroDie: {
		title: 'A Hero’s die',
		'2005': 'Skill 1d10; MOM always d6',
		'2010': 'with a MOM, damage of the own Skill die',
		'2020': 'action die d10: a Benny on 6 to 10; damage may use it too'
	},
	lowest: { title: 'Lowest result', '2005': '0', '2010': '0 (our reading)', '2020': '0' },
	largeTarget: {
		title: 'Large target',
		'2005': '+1 for each extra 2″, at most +5',
		'2010': '+1 for each 2″ of size, without limit',
		'2020': 'as in 2010; also for an explosion’s damage'
	},
	smallTarget: {
		title: 'Small target',
		'2005': '−1 or −2',
		'2010': '−1 or −2',
		'2020': '−1 or −2; also for an explosion’s damage'
	},
	visibility: {
		title: 'Visible part of a minifig',
		'2005': 'in thirds: all 0, two −1, one −2',
		'2010': 'in sections: three 0, two −1, one −2',
		'2020': 'in sections: three 0, two −1, one −2'
	},
	shortMinifig: {
		title: 'Short minifig',
		'2005': 'not in the text',
		'2010': '−1; the first covered section does not count; Move −1″',
		'2020': 'not in the text'
	},
	stillTarget: {
		title: 'Target stands still',
		'2005': '+1',
		'2010': '+1',
		'2020': 'not in the text'
	},
	fastTarget: {
		title: 'Fast target',
		'2005': '−1 for each 6″, from 6″ on; not against a charge',
		'2010': 'none',
		'2020': 'none'
	},
	aiming: {
		title: 'Aiming',
		'2005': '+1 if the attacker stands still',
		'2010': '+1 if still for the whole turn',
		'2020': 'not in the text'
	},
	outnumbered: {
		title: 'Outnumbered',
		'2005': '−1 to counters for each opponent after the first; squads −1 at 2 to 1, −2 at 3 to 1',
		'2010': 'smaller side: −1 to Skill',
		'2020': 'smaller side: −1 to every Action Roll'
	},
	outOfRange: {
		title: 'Out of range',
		'2005': 'not allowed; the range of a throw is rolled',
		'2010': '−1 to every die for each inch; explosives keep their damage',
		'2020': '−1 to the Action Roll and −1 to the Damage Roll for each inch; side effects by die'
	},
	height: {
		title: 'Height',
		'2005': '+1″ of range for each 1″, no limit given',
		'2010': '+1″ of range for each 1″, at most +5″',
		'2020': '+1″ of range for each 1″, at most +5″'
	},
	blind: { title: 'Firing blind', '2005': '−5', '2010': '−5', '2020': '−5' },
	combined: {
		title: 'Combined attack',
		'2005': 'damage added, all roll together',
		'2010': 'the same; allies may delay; KnockBack is added too',
		'2020': 'damage and side effects added; allies may delay'
	},
	attackersOnOne: {
		title: 'Close combat attackers on one minifig',
		'2005': '3',
		'2010': '3 a turn',
		'2020': '3 a turn'
	},
	automaticHits: {
		title: 'Automatic hits',
		'2005': 'ramming with the body',
		'2010': 'inanimate objects, Shove, Grab, collision, anything in a Grab',
		'2020': 'Grab, Shove, Strikes in a Grab'
	},
	attacksPerTurn: {
		title: 'Attacks in a turn',
		'2005': 'one with each weapon, in turns with counters',
		'2010': 'the same, by pressing the attack',
		'2020': 'up to two, both of one kind of maneuver'
	},
	angryInch: {
		title: 'Angry Inch',
		'2005': 'only against living enemies',
		'2010': 'also against objects',
		'2020': 'only against opponents'
	},
	grab: { title: 'Grab', '2005': 'none', '2010': 'yes', '2020': 'yes' },
	shove: {
		title: 'Push or Shove',
		'2005': 'Skill roll at least the highest Use in hand, 2 with bare hands; 2″',
		'2010': 'automatic; 2″ and Disrupted; not against larger targets; two hands or a shield',
		'2020': 'automatic; 2″ of KnockBack, a minifig is Disrupted; no limit of size'
	},
	leaving: {
		title: 'Leaving close combat',
		'2005': 'Withdraw: takes the action; a free counter of each opponent, which is not countered',
		'2010':
			'Withdraw or Ignore: up to 3 Counterattacks; the action stays free without a Parry or Bail',
		'2020': 'Disengage: up to 3 Counterstrikes; the action stays free without a Parry or Bail'
	},
	counterattack: {
		title: 'Counterattack',
		'2005': 'after every attack, one with each weapon',
		'2010':
			'after every maneuver, one with each unused weapon; at once with a charge of equal reach',
		'2020': 'only against a unit that Disengages; saved actions still respond'
	},
	parryTest: {
		title: 'Parry roll',
		'2005': 'at least the own Use and the attack roll',
		'2010': 'at least the own Use',
		'2020': 'at least the own Use'
	},
	parryWith: {
		title: 'What may parry',
		'2005': 'hand weapons and shields; bare hands only a push with bare hands',
		'2010': 'damage: any held item; Grabs and Shoves: bare hands too',
		'2020': 'damage: only a shield; Grabs and Shoves: anything'
	},
	parryEffect: {
		title: 'What a Parry does',
		'2005': 'the parrying item’s damage dice, 1d6 for a shield, are subtracted',
		'2010': 'Deflection: one die of each kind less; limited against piercing',
		'2020': 'Deflection: one die of each kind less; a flat bonus stays'
	},
	secondDie: {
		title: 'A second die taken away',
		'2005': 'no',
		'2010': 'with an Overskill: one more of each kind',
		'2020': 'with Over The Top: one more of each kind'
	},
	parryTwoHanded: {
		title: 'Parrying a Two-Handed Weapon',
		'2005': 'no bonus',
		'2010': '+1 to Skill',
		'2020': '+1'
	},
	failedParry: {
		title: 'Failed Parry',
		'2005': 'the weapon flies 1d6″: one-handed against two-handed, or a fumble',
		'2010':
			'it flies as many inches as the Attack Roll, for the same two reasons; shields only on a fumble',
		'2020': 'only on a Critical Failure, as in Disarmed!'
	},
	parryAndCounter: {
		title: 'Parry and counter at once',
		'2005': 'allowed with two weapons, both at −1 to Skill and damage',
		'2010': 'each weapon is one counter, without a penalty',
		'2020': 'not possible'
	},
	bail: {
		title: 'Bail',
		'2005': '1d6″, then prone and unable to act; on a natural 1 it falls in place',
		'2010': 'in close combat a Skill roll in inches, which must beat the Attack Roll',
		'2020': 'a response that needs an unspent action; avoids one maneuver'
	},
	rangedAndMelee: {
		title: 'Shots and close combat in one turn',
		'2005': 'never',
		'2010': 'only if close combat took no action',
		'2020': 'never while engaged; allowed after Disengaging without an action'
	},
	missedShot: {
		title: 'Missed shot',
		'2005': 'within the inches it missed by; the defender chooses',
		'2010': 'the same; third players are safe',
		'2020': 'the same; allies of both sides may be chosen too'
	},
	runUp: {
		title: 'Run-up of a charge',
		'2005': '2″ for each MOM, up to the size',
		'2010': '4″ for one MOM',
		'2020': '4″ for one MOM'
	},
	momSize: {
		title: 'Number of MOM dice',
		'2005': 'inches ÷ 2, at most the size',
		'2010': '1 for a minifig',
		'2020': '1 for a minifig'
	},
	chargeDamage: {
		title: 'Damage of a charge',
		'2005': 'weapon + MOM × d6; with the body MOM × d6, and POP × d6 back',
		'2010': 'weapon + 1 Skill die; the body does none',
		'2020': 'weapon + 1 action die; the body does none'
	},
	chargeToHit: {
		title: 'Hitting with a charge',
		'2005': 'a weapon needs a Skill roll, the body none',
		'2010': 'a weapon needs an Attack Roll, a collision none',
		'2020': 'a weapon needs an Action Roll, a collision none'
	},
	counterToCharge: {
		title: 'Facing a charge',
		'2005': 'brace; a weapon longer by more than 1″ strikes first; shields may parry',
		'2010':
			'a weapon longer by 1″ or more strikes first, otherwise both at once; only shields parry',
		'2020': 'only shields parry; otherwise Bail'
	},
	pop: {
		title: 'Physical Opposition (POP)',
		'2005': 'inches of impact ÷ 2, at most the size, or half of it when not braced',
		'2010': 'always one d6',
		'2020': 'always one d6'
	},
	knockback: {
		title: 'KnockBack',
		'2005': 'MOM × d6 − POP × d6 − the loser’s size',
		'2010': 'MOM d6 − POP d6; a Charging Shove d10',
		'2020': 'MOM d6 − POP d6; a Charging Shove 2″ + d6'
	},
	knockbackEnds: {
		title: 'After KnockBack',
		'2005': 'no actions until it stands',
		'2010': 'Disrupted',
		'2020': 'Disrupted'
	},
	headOn: {
		title: 'Head-on collision',
		'2005': 'the larger difference wins',
		'2010': 'both at once',
		'2020': 'both at once'
	},
	smash: {
		title: 'Trample and Smash',
		'2005': 'for each point of the attacker’s size when reached again or crushed',
		'2010': '1 for each inch prevented by something at least as large',
		'2020': '1 for each inch prevented by something larger'
	},
	rangedParry: {
		title: 'Parrying shots',
		'2005': 'only shields; not bullets, magic or plasma',
		'2010': 'none: shots are not countered',
		'2020': 'a shield parries any damage it can see coming'
	},
	parryPerTurn: {
		title: 'Parries in a turn',
		'2005': 'one with each weapon',
		'2010': 'one with each item, in every player’s turn',
		'2020': 'one with each hand, in every player’s turn'
	},
	defaultUse: { title: 'Use of unusual tasks', '2005': '3', '2010': '3', '2020': '3' },
	handWeapon: {
		title: 'Short hand weapon',
		'2005': 'Use 2, 1d6; thrown 1d6″',
		'2010': 'Use 2, 1 Skill die; thrown 3″',
		'2020': 'Use 2 when thrown, 1 action die; the rest as in 2010, assumed'
	},
	heavyWeapon: {
		title: 'Heavy weapon',
		'2005': 'Use 4, 1d6+2',
		'2010': 'Use 3, 1 Skill die + 2; in two hands it pierces',
		'2020': 'Use 3; damage as in 2010, assumed'
	},
	twoHandedWeapon: {
		title: 'Two-handed weapon',
		'2005': 'Use 5, 2d6; on foot Move −1″',
		'2010': 'Use 4, 2 Skill dice; no sprint (from another chapter)',
		'2020': 'as in 2010, assumed'
	},
	shortRanged: {
		title: 'Short ranged weapon',
		'2005': 'Use 3, 6″, 1d6',
		'2010': 'Use 3, 6″, 1d6 (from another chapter)',
		'2020': 'as in 2010, assumed'
	},
	longRanged: {
		title: 'Long ranged weapon',
		'2005': 'Use 3, 12″, 1d6+1',
		'2010': 'Use 3, 10″, 1d6+1 (from another chapter)',
		'2020': 'Use 3, 10″, 1d6+1'
	},
	explosive: {
		title: 'Explosives',
		'2005': 'Use 3, thrown 1d6+2″, 1d10; no radius given, we use 2″',
		'2010': 'Use 1, thrown 3″, 1d10 to all within 2″ (from another chapter)',
		'2020': 'radius 2″; the rest as in 2010, assumed'
	},
	shield: {
		title: 'Shield',
		'2005': 'Use 2, absorbs 1d6; may push',
		'2010': 'Use 2, a Heavy Shield 3 and also cover; parries (from another chapter)',
		'2020': 'a Heavy Shield Use 3; parries'
	},
	bareHands: {
		title: 'Bare hands',
		'2005': 'Use 2, only push',
		'2010': 'Use 0 to parry; Shove or Grab',
		'2020': 'Use 0 to parry; Shove or Grab'
	},
	randomObject: {
		title: 'Any object at hand',
		'2005': 'Use 2, 1d6−2; thrown 1d6−1″',
		'2010': 'Use 4, 1 Skill die − 2',
		'2020': 'Use 4, 1 action die − 2'
	},
	minifigTool: {
		title: 'Minifig Tool',
		'2005': 'none of its own',
		'2010': 'Use 3, 1 Skill die − 1',
		'2020': 'Use 3'
	}
};
