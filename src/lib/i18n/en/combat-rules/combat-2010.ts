import type { CombatRulesOf } from '$lib/rules/combat-citations';
import type { RuleText } from '../../rule-text';

export const combat2010: Record<
	CombatRulesOf<'E10-ATT' | 'E10-MOD' | 'E10-COMB' | 'E10-CC' | 'E10-MAN' | 'E10-CTR'>,
	RuleText
> = {
	'E10-ATT-01': {
		title: 'Three steps of an attack',
		text: 'Check the range, make an Attack Roll with the Skill die, then a Damage Roll with the dice of the weapon.'
	},
	'E10-ATT-02': {
		title: 'Line of sight',
		text: 'The attacker’s eyes need a clear line to some visible part of the target.'
	},
	'E10-ATT-03': {
		title: 'Reach in close combat',
		text: 'A weapon with range CC must touch the target with the part that strikes. Common sense limits it: a jouster does not strike sideways.'
	},
	'E10-ATT-04': {
		title: 'Range of shots',
		text: 'A ranged weapon reaches as many inches as its table says, and nothing may stand between its barrel and the target.'
	},
	'E10-ATT-05': {
		title: 'Automatic hits',
		text: 'Some attacks need no Attack Roll: at lifeless things within touch, if nobody is attacking the one who strikes; Shoves and Grabs; and bodies that collide. Parries and Bails still help against some of them. A Grab also makes every close combat attack on its two figures automatic for as long as it lasts.'
	},
	'E10-ATT-06': {
		title: 'Hit',
		text: 'The attack hits if the Attack Roll is at least the weapon’s Use. A minifig rolls a d6.'
	},
	'E10-ATT-07': {
		title: 'Kill',
		text: 'Damage greater than Armor destroys the target, or damages something bigger. Equal or lower damage does nothing.'
	},
	'E10-ATT-08': {
		title: 'Where modifiers go',
		text: 'Bonuses may add to the Attack Roll, the range or the damage; penalties take from Skill, the Attack Roll or the damage. Since criticals depend on natural faces, no modifier makes success or failure certain.'
	},

	'E10-MOD-01': {
		title: 'Large targets',
		text: 'A target larger than a minifig gives +1 to Skill for each 2″ of its size. Only the part in sight and in range counts, in full steps of 2″ as we read it. There is no maximum.'
	},
	'E10-MOD-02': {
		title: 'Usual targets',
		text: 'A whole minifig, or an area like a 2×4 brick, changes nothing.'
	},
	'E10-MOD-03': {
		title: 'Two sections visible',
		text: 'Two of the three sections of a minifig in sight, or an area of 2×2: −1.'
	},
	'E10-MOD-04': {
		title: 'One section visible',
		text: 'One section of a minifig in sight, or an area of 1×1: −2. Carried equipment counts as 1×1.'
	},
	'E10-MOD-05': {
		title: 'Short minifigs',
		text: 'A Short minifig, a dwarf or a child, has −1 to be hit and ignores the first covered section. So −1 with three or two sections in sight, −2 with one. Its Move is 1″ lower.'
	},
	'E10-MOD-06': {
		title: 'Target stands still',
		text: 'A stationary target: +1 to hit.'
	},
	'E10-MOD-07': {
		title: 'Aiming',
		text: '+1 if the attacker stays where it is for the whole turn and aims. A rider in a moving vehicle is not stationary, except against a target on the same vehicle.'
	},
	'E10-MOD-08': {
		title: 'Never still in close combat',
		text: 'A unit that is fighting in close combat never counts as stationary.'
	},
	'E10-MOD-09': {
		title: 'Outnumbered',
		text: 'In close combat every unit of the side with fewer fighters has −1 to Skill.'
	},
	'E10-MOD-10': {
		title: 'Height',
		text: 'A ranged attack from above reaches 1″ further for each 1″ of height, at most 5″. Shooting up costs nothing. Measure from the surface or mount that the attacker stands on, not from raised arms.'
	},
	'E10-MOD-11': {
		title: 'Out of range',
		text: 'Each started inch beyond the range takes 1 off every die of the attack, Skill and damage alike. Criticals are read before that. Fire and Grinding use the lowered dice; Explosives keep their full damage.'
	},
	'E10-MOD-12': {
		title: 'Firing blind',
		text: 'An unseen target: −5 to Skill, along with all other modifiers. The attacker must know its place to within 1″.'
	},
	'E10-MOD-13': {
		title: 'Sections of a minifig',
		text: 'Head with helmet, hat or hair; torso with arms, backpack and armor, but not what the hands carry; legs. A section is visible if any part of it is.'
	},
	'E10-MOD-14': {
		title: 'Measuring size',
		text: 'Size is the longest dimension of the main body. A minifig has size 1.'
	},
	'E10-MOD-EX1': {
		title: 'Example: the frigate',
		text: 'A frigate of 24″ shows only 4″ within sight and range. The bonus is 4 ÷ 2 = +2, not +12.'
	},

	'E10-COMB-01': {
		title: 'One sum of damage',
		text: 'In a combined attack the damage of all who hit is added and compared with Armor as one sum.'
	},
	'E10-COMB-02': {
		title: 'All roll at once',
		text: 'Everybody who takes part rolls to hit together; nobody joins after a failure. A second group may make a combined attack of its own, but the totals of two groups are not added.'
	},
	'E10-COMB-03': {
		title: 'Waiting for an ally',
		text: 'A unit may delay to join an ally’s attack in that player’s turn. Afterwards it is back in its own place in the order.'
	},
	'E10-COMB-04': {
		title: 'Only hits count',
		text: 'Only those who hit add to the sum. If a missed shot strikes something all the same, that damage is counted by itself.'
	},
	'E10-COMB-05': {
		title: 'Combined fire',
		text: 'Shooters only add their damage. They need neither contact with each other nor a common point to aim at.'
	},
	'E10-COMB-06': {
		title: 'Ganging up',
		text: 'In close combat attackers add their damage and its side effects, and any unit or group that is outnumbered has −1 to Skill, even if its attackers are of different teams. In a fight of many sides all of them can be outnumbered.'
	},
	'E10-COMB-07': {
		title: 'At most three',
		text: 'At most three close combat attackers reach one target the size of a minifig or smaller in a turn. For bigger targets use common sense.'
	},
	'E10-COMB-08': {
		title: 'The victim’s turn',
		text: 'When its own turn comes, the victim is fighting every attacker. One section says: attack one, and that one alone may counter; Withdraw, and all of them may, up to three. The sequence of close combat lets up to three counter in either case, and we follow that.'
	},
	'E10-COMB-09': {
		title: 'Combined charge',
		text: 'Chargers from the same direction add their damage and their KnockBack. A target too small for all of them to strike at once makes them spoil each other’s charge.'
	},
	'E10-COMB-10': {
		title: 'Mixed attacks',
		text: 'Shots, blows and charges may be combined. Those who fight hand to hand are then in the way of missed shots and missed charges.'
	},

	'E10-CC-01': {
		title: 'When it starts',
		text: 'Close combat starts when one melee unit attacks another, also one that wanders into its reach. Units in close combat do not respond to anything outside it.'
	},
	'E10-CC-02': {
		title: 'Each hand once',
		text: 'In every player’s turn each weapon or empty hand is used once. In its own turn it attacks, grabs, shoves or parries; in an opponent’s it parries or counterattacks. With two hands a minifig can do two of these.'
	},
	'E10-CC-03': {
		title: 'What takes the action',
		text: 'Starting a fight in the own turn with an attack, Grab or Shove takes the action. Counters need none, so a unit without an action may still counter; one that has not acted yet loses its action by countering.'
	},
	'E10-CC-04': {
		title: 'Sequence of close combat',
		text: '1. The active unit announces Attack, Grab, Shove, Ignore or Withdraw; before any Attack Roll the defender announces a Parry, a Bail or neither.\n2. At most three opponents who still stand may counterattack with weapons not used yet, even if they were not attacked. The active unit may answer with a Parry or Bail; when Ignoring or Withdrawing, that takes its action.\n3. If it is still standing, a unit that Ignores or Withdraws is free to move, and to act if the action is left.\n4. A fighter with another unused hand may go on at the same target, except in a charge.'
	},
	'E10-CC-05': {
		title: 'No skipping',
		text: 'A unit in close combat cannot pass: doing nothing means to Ignore.'
	},
	'E10-CC-06': {
		title: 'Angry Inch',
		text: 'Before each close combat maneuver a unit may shift 1″ for free, also towards objects, but not to where the maneuver could not be finished. A unit that is Disrupted can recover with it when its turn comes, and act right away.'
	},
	'E10-CC-07': {
		title: 'Damage adds up',
		text: 'The damage of several close combat attacks on one target in one turn is added up.'
	},

	'E10-MAN-01': {
		title: 'Attack',
		text: 'Take the Angry Inch, declare the attack and let the defender declare a counter. Then roll against the Use, and the damage against Armor.'
	},
	'E10-MAN-02': {
		title: 'Grab',
		text: 'A Grab takes a free hand, does no damage and needs no roll, though a Parry or Bail can stop it. As long as it holds, every close combat attack on either figure hits by itself, from outside too; the holding hand stays busy; and both can neither move, Bail, Withdraw nor take an Angry Inch. The grabber lets go whenever it likes. A victim that shoves or kills the grabber is free.'
	},
	'E10-MAN-03': {
		title: 'Shove',
		text: 'For a target within arm’s reach that is no larger than the one who shoves. It takes both hands, whatever they hold, or one hand with a shield. No roll is needed, though a Parry or Bail can stop it: the target goes 2″ straight away and is Disrupted.'
	},
	'E10-MAN-04': {
		title: 'Withdraw',
		text: 'Move away with the usual movement and an Angry (“Cowardly”) Inch, after letting go of anyone grabbed; a grabbed unit cannot. On the way at most three opponents counterattack once each, with a weapon they have not used. To parry or Bail costs the action; without that the unit keeps it. It may enter close combat again.'
	},
	'E10-MAN-05': {
		title: 'Ignore',
		text: 'Stay and do something else; a Grab may go on. The same Counterattacks come as against a Withdrawal, and the same rule for the action holds.'
	},

	'E10-CTR-01': {
		title: 'Number of counters',
		text: 'Each weapon and each empty hand is one counter. All of them are back in each player’s turn, and they do not depend on the action.'
	},
	'E10-CTR-02': {
		title: 'Counterattack',
		text: 'With a close combat weapon it works as any attack does, and an Angry Inch comes with it. Empty hands cannot counterattack.'
	},
	'E10-CTR-03': {
		title: 'Parrying a Counterattack',
		text: 'The active unit may parry it with a shield or a close combat weapon not used this turn. This section excludes units that Ignore or Withdraw; the sequence of close combat allows it to them for the action, and so do we.'
	},
	'E10-CTR-EX1': {
		title: 'Example: the cowboy’s counters',
		text: 'A cowboy holds a bottle and a table leg: two counters in each turn. In the own turn an outlaw attacks in response: the leg parries, the bottle counterattacks, and the action is spent. In the outlaw’s turn there are two fresh counters. In the ninjas’ turn two attack: two fresh counters, at −1 for being outnumbered. In the turn of three more attackers: again two, shared among the three.'
	}
};
