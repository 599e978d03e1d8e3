import type { CombatRulesOf } from '$lib/rules/combat-citations';
import type { RuleText } from '../../rule-text';

export const combat2020: Record<
	CombatRulesOf<
		'E20-ATT' | 'E20-BAD' | 'E20-MOD' | 'E20-COMB' | 'E20-CC' | 'E20-PAR' | 'E20-RNG' | 'E20-CHG'
	>,
	RuleText
> = {
	'E20-ATT-01': {
		title: 'Three steps of an attack',
		text: 'Check the range or the reach, make an Action Roll, then a Damage Roll.'
	},
	'E20-ATT-02': {
		title: 'Reach in close combat',
		text: 'The striking part of the weapon must reach the target, within common sense: a jouster strikes only forward, and a poleaxe stuck in an arrow slit does not swing.'
	},
	'E20-ATT-03': {
		title: 'Range of shots',
		text: 'A shot needs a clear line from the weapon to the target, and its range is measured from the business end. A target beyond the range may be attacked with penalties.'
	},
	'E20-ATT-04': {
		title: 'Hit',
		text: 'Spend the action and roll. The attack hits if the Action Roll with its modifiers is at least the Use.'
	},
	'E20-ATT-05': {
		title: 'More or less than Armor',
		text: 'Damage greater than Armor destroys the target, or a part of something bigger. Less damage does nothing.'
	},
	'E20-ATT-06': {
		title: 'Equal to Armor',
		text: 'Damage equal to Armor means Something Bad. The victim’s player chooses what.'
	},
	'E20-ATT-07': {
		title: 'Criticals are natural',
		text: 'Only natural faces make a critical roll; modifiers neither add nor take one away.'
	},

	'E20-BAD-01': {
		title: 'Disarmed!',
		text: 'A minifig drops something useful it holds; the item flies as many inches as the Action Roll, if there was one. By agreement it may be something else of equal value: armor, a crown, a backpack, a mount. Other targets lose an important item, like a hitch, a rider or a mounted launcher.'
	},
	'E20-BAD-02': {
		title: 'Struck to the Ground!',
		text: 'The minifig falls where it is and is Disrupted.'
	},
	'E20-BAD-03': {
		title: 'Mortally Wounded!',
		text: 'The minifig fights on and dies when the current turn ends. In its own turn it finishes its movement and action; in another’s it can still make a response or keep an opponent busy. Last words are allowed. Other targets suffer a successful Damage Roll after the turn: a fresh horse is wounded, a wounded one dies.'
	},
	'E20-BAD-04': {
		title: 'Unexpected Twist!',
		text: 'The victim’s player invents something simple, immediate and bad enough, and the other players approve it. Nobody should have to remember it longer than a turn.'
	},
	'E20-EX-1': {
		title: 'Example: the big rock',
		text: 'A rock is a Random Object: Use 4, damage action die − 2. The Action Roll shows 6 ≥ 4: a hit, with an Over The Top Benny. The damage die shows 3: 3 − 2 = 1. The Benny becomes another damage die and shows 3: 3 + 3 − 2 = 4. That equals Armor 4: Something Bad, here an Unexpected Twist.'
	},

	'E20-MOD-01': {
		title: 'Large targets',
		text: 'For each 2″ of the part that can be hit: +1 to the Action Roll, or to the damage of an explosion.'
	},
	'E20-MOD-02': {
		title: 'Usual targets',
		text: 'A 2×4 brick or a minifig in full view changes nothing.'
	},
	'E20-MOD-03': {
		title: 'Two sections visible',
		text: 'A 2×2 brick, or two sections of a minifig in sight: −1 to the Action Roll or to the damage of an explosion.'
	},
	'E20-MOD-04': {
		title: 'One section visible',
		text: 'A 1×1 brick, a piece of equipment, or one section of a minifig in sight: −2 to the Action Roll or to the damage of an explosion.'
	},
	'E20-MOD-05': {
		title: 'Explosions and areas',
		text: 'For explosions and other area effects size and visibility change the damage as well as a roll to hit. Only sections inside the area count: with head and torso outside a blast of 2″, the damage is 2 lower.'
	},
	'E20-MOD-06': {
		title: 'Outnumbered',
		text: 'In close combat the side with fewer fighters has −1 to all its Action Rolls, parries included.'
	},
	'E20-MOD-07': {
		title: 'Height',
		text: 'From above the range is 1″ longer for each 1″ of height, at most 5″. Shooting up changes nothing.'
	},
	'E20-MOD-08': {
		title: 'Out of range',
		text: 'Each started inch beyond the range takes 1 from the Action Roll and 1 from the Damage Roll, once for each roll and not for each die. Side effects read every die as 1 lower for each inch. Explosives keep their full damage.'
	},
	'E20-MOD-09': {
		title: 'Firing blind',
		text: 'An unseen target: −5 to the Action Roll. Its place must be known to within 1″.'
	},
	'E20-MOD-10': {
		title: 'What is missing',
		text: 'This edition’s chapter has no modifiers for stationary targets, for aiming or for Short minifigs.'
	},
	'E20-MOD-EX1': {
		title: 'Example: the frigate',
		text: 'Of a frigate of 24″ only 4″ are in reach, so the bonus is 4 ÷ 2 = +2.'
	},
	'E20-EX-2': {
		title: 'Example: the hangman',
		text: 'A Hero shoots at a rope with a longbow: Use 3, range 10″, damage 1d6+1. The rope gives −2, and 15″ is 5″ too far: −5. So 3 + 7 = 10 is needed on a d10. The die shows 8, which earns a Benny. Spent on range it shows 2: range 12″, so only 3″ too far. 8 − 2 − 3 = 3 ≥ 3 hits. The damage die shows 2: 2 + 1 − 3 = 0, no effect.'
	},

	'E20-COMB-01': {
		title: 'Combined attacks',
		text: 'The damage of all who take part is added and applied once, side effects too. Units may delay to join an ally’s attack.'
	},
	'E20-COMB-02': {
		title: 'Who may join',
		text: 'Shots: anybody able to shoot. Close combat: at most three against one minifig in a turn, and −1 to the Action Rolls of the outnumbered side; different teams count together. Charges: damage and KnockBack are added if they come from one direction and the target is big enough.'
	},
	'E20-COMB-03': {
		title: 'Mixed attacks',
		text: 'Different kinds of attack may be combined. Missed shots and missed charges then endanger those in close combat.'
	},
	'E20-COMB-04': {
		title: 'Does everybody roll first?',
		text: 'This text does not repeat that all must roll before anybody joins. We keep the rule of 2010: all roll at once.'
	},

	'E20-CC-01': {
		title: 'Two hands, two maneuvers',
		text: 'Units in close combat do not respond to anything outside it. In each player’s turn each hand is used once, with or without an object, so a minifig with two hands makes two maneuvers at most.'
	},
	'E20-CC-02': {
		title: 'One kind of maneuver',
		text: 'A normal minifig uses one kind of maneuver in a turn: it does not Shove and then Strike.'
	},
	'E20-CC-03': {
		title: 'Angry Inch',
		text: 'Before each active maneuver or Counterstrike a unit may shift 1″, only towards opponents and only to where the maneuver can work. It also lets a unit that was Disrupted before get up in its own turn.'
	},
	'E20-MAN-01': {
		title: 'Strike',
		text: 'Roll the action against the Use, then the damage. With another weapon the same target can be struck once more. All damage of one turn adds up.'
	},
	'E20-MAN-02': {
		title: 'Grab',
		text: 'A Grab needs no roll, though a Parry or Bail can stop it. As long as it holds, Strikes and Counterstrikes at both figures hit by themselves, and neither can move, Bail, Disengage or take an Angry Inch. The holding hand stays busy; letting go is always possible. The victim strikes back in its own turn, or sometimes as a response. A Shove or the grabber’s death ends it.'
	},
	'E20-MAN-03': {
		title: 'Shove',
		text: 'Within arm’s reach, with any object in hand or with bare hands. Automatic unless parried or Bailed from: 2″ of KnockBack straight away, and a minifig is Disrupted. No limit of size and no rule of two hands is given.'
	},
	'E20-MAN-04': {
		title: 'Disengage',
		text: 'This replaces Withdraw and Ignore; engaging nobody counts as Disengaging too. At most three opponents may shift 1″ and make one Counterstrike each, with a weapon they have not used. A unit that lives and is not held then has an Angry Inch and its movement; out of reach, its close combat is over. To parry or Bail costs the action; without that the unit keeps it.'
	},
	'E20-MAN-05': {
		title: 'Counterstrike',
		text: 'A Strike with one weapon, possible with a spent action too; afterwards the action counts as spent. It comes against a unit that Disengages: this edition has no counterattack after every attack.'
	},

	'E20-PAR-01': {
		title: 'Parry roll',
		text: 'A Parry succeeds if the Action Roll is at least the Use of the item, without a look at the attack. Ranged weapons count as Minifig Tools of Use 3. Bare hands have Use 0.'
	},
	'E20-PAR-02': {
		title: 'Against two-handed weapons',
		text: '+1 against an attack or a Shove that comes with a Two-Handed Weapon.'
	},
	'E20-PAR-03': {
		title: 'Shields against damage',
		text: 'Only a shield parries damage: Deflection takes away one die of each kind. Anything parries a Grab or a Shove, even two empty hands; let go of what they hold before the roll, and the Use is 0. Success cancels it.'
	},
	'E20-PAR-04': {
		title: 'Over The Top on a Parry',
		text: 'An Over The Top Parry of damage buys one more level of Deflection. Parrying damage with bare hands takes a Heroic Feat.'
	},
	'E20-PAR-05': {
		title: 'No action needed',
		text: 'A Parry works without an unspent action, as long as what parries has done nothing yet this turn. Afterwards the action counts as spent.'
	},
	'E20-PAR-06': {
		title: 'Failed Parry',
		text: 'Nothing is deflected. A Critical Failure also costs the item, which flies off as in Disarmed!'
	},
	'E20-PAR-07': {
		title: 'Shields against shots',
		text: 'Outside close combat too a shield may parry any damage that comes from within the field of view.'
	},
	'E20-PAR-08': {
		title: 'Bail',
		text: 'The last resort: a response action that needs an unspent action. It avoids one maneuver and leaves the unit Disrupted.'
	},
	'E20-EX-3': {
		title: 'Example: twelve against Fred',
		text: 'Fred has a nightstick (Heavy Weapon, Use 3) and a riot shield (Heavy Shield, Use 3) against twelve attackers: three at a time, and −1. A Grab: the nightstick rolls 2 − 1 = 1 < 3, Fred is grabbed. A rolling pin strikes automatically; the shield rolls 5 − 1 = 4 ≥ 3 and takes away its only die. A frying pan strikes automatically too, and nothing is left to parry it with.'
	},

	'E20-RNG-01': {
		title: 'One target a turn',
		text: 'A unit shoots at one target a turn, even with several weapons, and not while engaged in close combat. After Disengaging without spending the action it may shoot.'
	},
	'E20-MISS-01': {
		title: 'Where a miss lands',
		text: 'As in 2010: the needed number less the roll is the radius in inches. The target’s owner, if an opponent, picks the place; otherwise an enemy named by the attacker does. The damage has the out-of-range penalty.'
	},
	'E20-MISS-02': {
		title: 'Whom it may hit',
		text: 'Only units of the chooser, of the attacker, or of their allies, which is new; nobody else, unless that cannot be avoided.'
	},
	'E20-EX-4': {
		title: 'Example: the Viking’s axe',
		text: '2 was needed and the die shows 1, so the axe lands within 1″ of the target. It goes to a pirate barely out of range: −1. The damage die shows 4: 4 − 1 = 3 < 4, no effect.'
	},

	'E20-CHG-01': {
		title: 'Momentum',
		text: '4″ of straight run, sprint, flight or fall earn a MOM; a minifig has one at most. It is lost by turning, by whatever slows the unit down and by ending a turn with Move left. Charge and sprint together are one action.'
	},
	'E20-CHG-02': {
		title: 'Using the MOM',
		text: 'Along the charge it adds 1d6 to what it helps (a vault, a jump, a spear’s range); 1d6″ to the KnockBack of a collision or Charging Shove; or an action die to the damage of a Charging Weapon. Once rolled it is spent, and the unit must run on to the end of its Move unless what it hit stops it.'
	},
	'E20-CHG-03': {
		title: 'Charging Weapons',
		text: 'Two-Handed Weapons, and Heavy Weapons if both hands hold them. On foot it must be shaped for thrusting; flying or falling, any will do.'
	},
	'E20-CHG-04': {
		title: 'A fight of one blow',
		text: 'Both sides have one attack and one Parry, and no Angry Inch. The MOM may be added to a hit; with a Charging Shove the target goes 2″ + 1d6″.'
	},
	'E20-CHG-05': {
		title: 'Missed charge',
		text: 'The MOM is kept; the charger runs into a target that is in the way, otherwise it runs on. Only a shield parries a charge; without one, Bail. Nothing is said of a counterattack against a charge.'
	},
	'E20-COL-01': {
		title: 'Collision',
		text: 'The MOM gives 1d6″ of KnockBack, without damage and without an action; the target’s POP cancels 1d6″. If nothing is left, the charger stops dead and close combat begins. Otherwise the target flies that far and is Disrupted, and the charger runs on. Head-on, both are thrown.'
	},
	'E20-COL-02': {
		title: 'Smash',
		text: 'If something larger cuts the flight short, each missing inch is 1 point of damage, added to that of the charge.'
	}
};
