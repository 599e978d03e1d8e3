import type { CombatRulesOf } from '$lib/rules/combat-citations';
import type { RuleText } from '../../rule-text';

export const parriesAndCharges2010: Record<
	CombatRulesOf<'E10-PAR' | 'E10-RNG' | 'E10-CHG'>,
	RuleText
> = {
	'E10-PAR-01': {
		title: 'Parry roll',
		text: 'Roll Skill against the Use of what you parry with; the Attack Roll does not matter. A ranged weapon parries like a Minifig Tool (Use 3) or a Random Object (Use 4), not with its shooting numbers. Bare hands have Use 0, but a natural 1 still fails.'
	},
	'E10-PAR-02': {
		title: 'Against two-handed weapons',
		text: 'Parrying a Two-Handed Weapon: +1 to Skill.'
	},
	'E10-PAR-03': {
		title: 'Deflection',
		text: 'Against an Attack or Counterattack the unit needs something in its hands. Success gives Deflection: the damage loses one die of every kind. Bare hands succeed without reducing anything.'
	},
	'E10-PAR-04': {
		title: 'Overskill on a Parry',
		text: 'A Parry that is an Overskill can deflect one level more, though not with bare hands.'
	},
	'E10-PAR-05': {
		title: 'Against Grabs and Shoves',
		text: 'Whatever the hands hold parries a Grab or Shove; with nothing in them the hands do it themselves. You may let go of everything first, because bare hands have Use 0. A success stops the maneuver.'
	},
	'E10-PAR-06': {
		title: 'Failed Parry',
		text: 'The attack goes through. The item also flies off, directly away from the attacker and as far in inches as the Attack Roll, in two cases: the Parry was a Critical Failure, or a one-handed item met a two-handed attack, be it with a Two-Handed Weapon or a Heavy Weapon in both hands. The second case never takes a Shield or Heavy Shield.'
	},
	'E10-PAR-07': {
		title: 'Piercing blows',
		text: 'A Heavy Weapon in both hands pierces, so Deflection does less. The only example turns one die + 2 into one die: the bonus goes and the last die stays. As we read it, the first level takes the flat bonus and each further level one die of every kind, never the last.'
	},
	'E10-BAIL-01': {
		title: 'Bail in close combat',
		text: 'Bailing needs no unspent action. Roll Skill and leap that many inches or less, half as far at Half Speed, to end prone and Disrupted. An Overskill lets the unit land on its feet.'
	},
	'E10-BAIL-02': {
		title: 'Bail that fails',
		text: 'The Bail must roll higher than the Attack Roll and end out of reach. Otherwise the unit is hit as well as lying there Disrupted, if it survives. Grabs and Shoves have no Attack Roll, so against them, as we read it, only the distance counts.'
	},
	'E10-EX-1a': {
		title: 'Example: Yoko attacks',
		text: 'Yoko and Dan both have Skill 1d6 and Armor 4. Yoko swings a katana in both hands: a Heavy Weapon, Use 3, Skill die + 2, piercing. The die shows 4, and 4 ≥ 3 hits.'
	},
	'E10-EX-1b': {
		title: 'Example: Dan parries',
		text: 'Dan parries with a frying pan, a Minifig Tool of Use 3. A Heavy Weapon in two hands is no Two-Handed Weapon, so there is no +1. The die shows 4, and 4 ≥ 3 parries: Deflection.'
	},
	'E10-EX-1c': {
		title: 'Example: damage after Deflection',
		text: 'Deflection takes the + 2 from the piercing blow and leaves 1d6. It shows 3, and 3 is not greater than 4: Dan lives.'
	},
	'E10-EX-1d': {
		title: 'Example: Dan counterattacks',
		text: 'Dan strikes back with the chef’s knife, a Hand Weapon of Use 2. The die shows a natural 1: a Critical Failure and a miss.'
	},
	'E10-EX-1e': {
		title: 'Example: Dan’s turn',
		text: 'In the next turn Dan attacks with the knife. The die shows 2, and 2 ≥ 2 hits.'
	},
	'E10-EX-1f': {
		title: 'Example: damage adds up',
		text: 'The knife does 1d6 damage and shows 3, which is not greater than 4: Yoko lives. Another 2 points in the same turn would make 5 > 4 and kill.'
	},
	'E10-EX-1g': {
		title: 'Example: Overskill',
		text: 'Yoko counterattacks and rolls a natural 6: a hit, and an Overskill. Spent on a die of damage, it makes 2d6 + 2.'
	},
	'E10-EX-1h': {
		title: 'Example: the end of Dan',
		text: 'The dice show 3 and 5: 3 + 5 + 2 = 10 > 4. Dan dies before attacking with the pan.'
	},

	'E10-RNG-01': {
		title: 'One target a turn',
		text: 'Nobody counters a ranged attack. A unit shoots at one target a turn, even with several weapons, and not in a turn in which it spends an action in close combat. After a Withdrawal or Ignoring that left it its action, it may shoot.'
	},
	'E10-RNG-02': {
		title: 'Seeing and reaching',
		text: 'Both the eyes and the weapon need a clear line. Beyond the range the attack loses 1 from every die for each inch.'
	},
	'E10-MISS-01': {
		title: 'Where a miss lands',
		text: 'A miss usually does nothing, but any player may ask to follow it. The difference between the needed roll and the real total is the radius: it lands at most that many inches from the target. Where a natural 1 failed although the total was enough, we use 1″.'
	},
	'E10-MISS-02': {
		title: 'Who picks the place',
		text: 'The target’s owner does, if that is an opponent; otherwise the attacker names an enemy who does. Any place that the weapon could have hit will do. Damage is rolled as usual; if the place is out of range, only the damage dice suffer for it.'
	},
	'E10-MISS-03': {
		title: 'Third parties are safe',
		text: 'The chosen unit must belong to the chooser or to the attacker, not to a third player, unless that cannot be avoided.'
	},
	'E10-EX-2': {
		title: 'Example: the Viking’s axe',
		text: 'A thrown Hand Weapon: Use 2, range 3″, damage 1d6. The die shows 1 where 2 was needed, so it lands within 1″ of the target and is sent to a pirate barely out of range. The damage die shows 4: 4 − 1 = 3, not greater than Armor 4. The pirate lives.'
	},

	'E10-CHG-01': {
		title: 'Momentum',
		text: 'Momentum needs at least 4″ straight at the target, running, sprinting, flying or falling. Less gives nothing.'
	},
	'E10-CHG-02': {
		title: 'One MOM',
		text: 'A minifig has one MOM at most: a bonus d6. It comes after 4″ and lasts from turn to turn, for a unit that keeps to a straight line at full speed and leaves no Move unused. A leap over an obstacle or a downhill run does no harm, but a turn, a door or a staircase ends it. Another 4″ earns a new one.'
	},
	'E10-CHG-03': {
		title: 'Using the MOM',
		text: 'Along the line of the charge a MOM adds 1d6 to whatever speed helps: inches of a pole vault, a long jump or a thrown spear’s range, or KnockBack in a collision. A Charging Shove gets 1d10″. Once rolled, it is spent.'
	},
	'E10-CHG-04': {
		title: 'Charge with a weapon',
		text: 'If the weapon is made for charging, the MOM is one more Skill die of damage, which for a Hero is a d10.'
	},
	'E10-CHG-05': {
		title: 'No stopping',
		text: 'In the turn in which the unit rolls its MOM, or tries to and misses, it must run straight on to the end of its Move.'
	},
	'E10-CHG-06': {
		title: 'Charging Weapons',
		text: 'Heavy and Two-Handed Weapons. On foot they must be made for thrusting, like a lance, a ram or a bayonet; flying or falling, any of them will do that strikes downwards. Agree on exotic ones.'
	},
	'E10-CHG-07': {
		title: 'A fight of one blow',
		text: 'A charge is a special close combat: one Attack and one Counterattack, with their counters, no Angry Inches, and the usual Attack Roll. Charge and sprint together are one action.'
	},
	'E10-CHG-08': {
		title: 'Missed charge',
		text: 'The MOM is kept. If the target is in the way, the charger runs into it; otherwise it runs on.'
	},
	'E10-CHG-09': {
		title: 'Who can parry it',
		text: 'Only shields and Heavy Shields parry the attack of a Charging Weapon.'
	},
	'E10-CHG-10': {
		title: 'The longer weapon first',
		text: 'Between a charge and a Counterattack the weapon that is longer by 1″ or more strikes first. Otherwise both strike at once and both may die.'
	},
	'E10-COL-01': {
		title: 'Collision',
		text: 'A unit with Momentum that runs into a minifig collides with it as part of its movement, without an action and without direct damage. The MOM gives 1d6″ of KnockBack, or 1d10″ with a Shove.'
	},
	'E10-COL-02': {
		title: 'POP, the opposition',
		text: 'A target has one die of Physical Opposition whatever it is: that cancels 1d6″, once for each MOM or group of MOMs, and is never used up.'
	},
	'E10-COL-03': {
		title: 'Thrown or stopped',
		text: 'If POP is at least MOM, the charger stops dead and close combat begins. Otherwise the difference is how many inches the target flies; it ends Disrupted, and the charger has to run on.'
	},
	'E10-COL-04': {
		title: 'Head-on',
		text: 'When two chargers meet head-on, both throw each other back at the same time.'
	},
	'E10-COL-05': {
		title: 'Smash',
		text: 'If something immovable of the unit’s own size or larger cuts its flight short, each inch it did not fly is 1 point of damage, added to the other damage of the charge.'
	}
};
