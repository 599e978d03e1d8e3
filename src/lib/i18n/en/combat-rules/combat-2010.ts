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
		text: 'A ranged weapon reaches as many inches as its table says and needs a clear line from the barrel to the target.'
	},
	'E10-ATT-05': {
		title: 'Automatic hits',
		text: 'No Attack Roll is needed against an inanimate object within touch while nobody attacks the one who strikes, or for a Shove, a Grab or a collision of bodies; some of these can still be parried or avoided by Bailing. While a Grab lasts, close combat attacks on either of the two hit automatically too.'
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
		text: 'Only successful rolls join the sum. A missed shot that hits something all the same counts on its own.'
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
		text: 'In its own turn the victim is in close combat with all of them. If it attacks one, only that one may counter; if it Withdraws, all of them may, up to three. This contradicts the sequence of close combat, which we follow: there up to three may counter in either case.'
	},
	'E10-COMB-09': {
		title: 'Combined charge',
		text: 'Chargers from the same direction add their damage and their KnockBack. The target must be big enough for all to strike at once, or they spoil each other’s charge.'
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
		text: 'In every player’s turn each weapon or empty hand is used once. In its own turn it attacks, grabs, shoves or parries; in an opponent’s it parries or counterattacks. A minifig has two hands, so two uses.'
	},
	'E10-CC-03': {
		title: 'What takes the action',
		text: 'Starting a fight in the own turn with an attack, Grab or Shove takes the action. Counters need none: they are possible after it is spent, and afterwards it counts as spent.'
	},
	'E10-CC-04': {
		title: 'Sequence of close combat',
		text: 'First the active unit declares Attack, Grab, Shove, Ignore or Withdraw, and the defender Parry, Bail or nothing, before the Attack Roll. Then up to three standing opponents, attacked or not, may counterattack with an unused weapon; the active unit may parry or Bail, which costs its action if it Ignores or Withdraws. If it still stands, an Ignoring or Withdrawing unit moves and acts freely, unless that action is spent. A fighting unit with an unused hand may press the attack on the same target; a charge never does.'
	},
	'E10-CC-05': {
		title: 'No skipping',
		text: 'A unit in close combat cannot pass: doing nothing means to Ignore.'
	},
	'E10-CC-06': {
		title: 'Angry Inch',
		text: 'Before each close combat maneuver a unit may shift 1″ for free, also towards objects, but not to where the maneuver could not be finished. A Disrupted unit may use it in its own turn to recover and act at once.'
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
		text: 'A Grab needs a free hand and hits automatically unless it is parried or avoided by Bailing. It does no damage. While it lasts, close combat attacks on either of the two are automatic hits, also from outside; one hand stays on the victim; neither moves, Bails, Withdraws or takes an Angry Inch. The grabber may let go at any time. The victim gets free by shoving or killing the grabber.'
	},
	'E10-MAN-03': {
		title: 'Shove',
		text: 'Against a target of the same size or smaller within arm’s reach. It takes both hands, whatever they hold, or one hand with a shield. It hits automatically unless parried or Bailed from: the target goes 2″ straight away and is Disrupted.'
	},
	'E10-MAN-04': {
		title: 'Withdraw',
		text: 'Move away with the usual movement and an Angry (“Cowardly”) Inch, after letting go of anyone grabbed; a grabbed unit cannot. Up to three opponents with an unused weapon make one Counterattack each, anywhere along the way. Parrying or Bailing spends the action; otherwise it is still free. The unit may enter close combat again.'
	},
	'E10-MAN-05': {
		title: 'Ignore',
		text: 'Stay and do something else; a Grab may go on. The same Counterattacks come as against a Withdrawal, and the same rule for the action holds.'
	},

	'E10-CTR-01': {
		title: 'Number of counters',
		text: 'A unit has as many counters as weapons and empty hands. All of them are back in each player’s turn, and they do not depend on the action.'
	},
	'E10-CTR-02': {
		title: 'Counterattack',
		text: 'A Counterattack with a close combat weapon is like an attack, Angry Inch included. Bare hands do nothing.'
	},
	'E10-CTR-03': {
		title: 'Parrying a Counterattack',
		text: 'The active unit may parry it with a shield or a close combat weapon not used this turn. Here the text says “not while Ignoring or Withdrawing”; the sequence of close combat allows it for the action, and so do we.'
	},
	'E10-CTR-EX1': {
		title: 'Example: the cowboy’s counters',
		text: 'A cowboy holds a bottle and a table leg: two counters in each turn. In the own turn an outlaw attacks in response: the leg parries, the bottle counterattacks, and the action is spent. In the outlaw’s turn there are two fresh counters. In the ninjas’ turn two attack: two fresh counters, at −1 for being outnumbered. In the turn of three more attackers: again two, shared among the three.'
	}
};
