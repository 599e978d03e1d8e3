import type { RulesOf } from '$lib/rules/citations';
import type { TextsOf } from '../../rule-text';

export const combat: TextsOf<RulesOf<'CMB' | 'CC' | 'RNG' | 'CHG'>> = {
	'PL-CMB-01': {
		title: 'Attack',
		text: 'First check that the target is within range. Then roll Skill: the attack hits if the result is at least the use of the weapon. A hit rolls its damage: more than the target’s Armor destroys it, anything else does nothing.',
		short:
			'In range? Skill roll at least the weapon’s Use? Then roll damage: more than the Armor destroys, anything else does nothing.'
	},
	'PL-CMB-02': {
		title: 'What can be reached',
		text: 'The attacker must see part of the target, or a sign of where it is. A hand weapon has to touch it. A ranged weapon needs the target within its range and a clear path for the shot. The range of a throw is rolled, so it may fall short.'
	},
	'PL-CMB-03': {
		title: 'To hit: size and cover',
		text: 'A target larger than a minifig adds +1 for each further 2″ of it in sight, +5 at most. A whole minifig, or about 2×4 studs, changes nothing. With two thirds of a minifig in sight, or about 2×2 studs, it is −1; with one third or 1×1, which includes most pieces of gear, −2. Only the part in sight counts.',
		short:
			'+1 for each 2″ that the target is larger, at most +5. Two thirds of a minifig in sight, or 2×2 studs: −1. One third, or 1×1: −2.'
	},
	'PL-CMB-04': {
		title: 'To hit: motion',
		text: 'A target that stands still adds +1; minifigs in close combat never stand still. A shooter who stands still and aims adds +1. Against a fast target it is −1 for each full 6″ that it moves a turn, so 5″ change nothing.',
		short:
			'Target still +1 (fighters in close combat never stand still). Shooter still and aiming +1. Target moves fast: −1 for each full 6″ of its speed.'
	},
	'PL-CMB-05': {
		title: 'Attacking together',
		text: 'Several units may attack one target together. All are named before the first roll, roll to hit at once, and nobody joins later. The damage dice of all who hit are added up into one roll; ranged attacks that miss are dealt with one by one.',
		short: 'Announced and rolled at once; the damage dice of all who hit are added up.'
	},
	'PL-CMB-06': {
		title: 'Several against one',
		text: 'At most three can attack one minifig hand to hand. For each attacker beyond the first it counters at −1. In its own turn it may fight one of them, and only that one may counter; or it withdraws, and all of them may.',
		short:
			'At most 3 at a minifig. For each beyond the first it counters at −1. It fights one of them, or withdraws: then all may counter.'
	},
	'PL-CMB-07': {
		title: 'Charging and shooting together',
		text: 'A group that charges one target adds up its momentum and damage, if the target is large enough for all of them. One attack may mix shots, blows and charges; but whoever fights hand to hand in it becomes a target of the charge and the shots too.'
	},
	'PL-CMB-08': {
		title: 'Height',
		text: 'For each 1″ that a shooter is above the target, its range grows by 1″. Measure from the ground or mount below it, not from a raised arm. Shooting upwards costs nothing.',
		short: '1″ more range for each 1″ above the target. Shooting upwards costs nothing.'
	},
	'PL-CMB-09': {
		title: 'Blind fire',
		text: 'A target that nobody sees can be shot at with −5, if the shooter knows roughly where it is.',
		short: '−5, with some notion of where the target is.'
	},

	'PL-CC-01': {
		title: 'Close combat',
		text: 'In its own turn a unit attacks once with each weapon it holds. Each attack goes like this: announce it, attack or push while the enemy may parry, then an enemy that survives may counter; after that comes the next weapon. If both survive they stay in combat, and in the next turn the defender attacks. An attack excludes a push, except with a shield, which then neither parries nor counters.',
		short:
			'Each weapon attacks once a turn: announce, attack, parry or counter, then the next weapon. The attacker does not withdraw and pushes only with a shield, which then neither parries nor counters.'
	},
	'PL-CC-02': {
		title: 'Angry inch',
		text: 'Before an attack or a counter in close combat a unit may move 1″ for free. This is for enemies only, not for bystanders, friends or things.',
		short: '1″ for free before an attack or a counter in close combat.'
	},
	'PL-CC-03': {
		title: 'Attack, push or withdraw',
		text: 'In close combat a unit does one of three things in its turn: it attacks, it pushes, or it withdraws.'
	},
	'PL-CC-04': {
		title: 'Damage adds up',
		text: 'All damage that a unit takes in one turn of close combat is added up before it is compared with the Armor.',
		short: 'All of one turn of close combat.'
	},
	'PL-CC-05': {
		title: 'More hands, more attacks',
		text: 'By this rule a figure with more armed hands attacks with each of them. The chapter on abilities asks for superdexterity beyond two hand weapons, and so do we.'
	},
	'PL-CC-06': {
		title: 'Push',
		text: 'After the angry inch, roll Skill against the highest use among the weapons in hand, or 2 with bare hands. If the enemy does not parry it, a push that succeeds moves the enemy 2″ away.',
		short:
			'Skill roll at least the highest Use in hand, 2 with bare hands. Not parried, the enemy goes 2″ away.'
	},
	'PL-CC-07': {
		title: 'Pushing with a shield',
		text: 'A unit cannot attack and push in the same round, unless it pushes with a shield. That shield then neither parries nor counters in this round, and only one shield a round may push.'
	},
	'PL-CC-08': {
		title: 'Withdraw',
		text: 'Withdrawing takes the action: a full move, without the angry inch. Each opponent in reach has one free strike with one weapon, which is neither parried nor countered.',
		short:
			'A full move for the action, without the angry inch. The enemy counters once, if in reach.'
	},
	'PL-CC-09': {
		title: 'What can parry',
		text: 'Each weapon in hand parries once a turn. Bare hands parry only the push of bare hands, once. If there are several attackers, each of them may be countered.'
	},
	'PL-CC-10': {
		title: 'Defense',
		text: 'Unless you say otherwise, a weapon counters and a shield parries. Say it before the attack is rolled, or at the latest before its damage is. Each of them parries once a turn.',
		short:
			'A weapon counters and a shield parries, unless said otherwise before the roll. Each of them parries once a turn.'
	},
	'PL-CC-11': {
		title: 'Counter',
		text: 'A counter is an ordinary attack, with the angry inch. Only a shield can parry it, and nobody counters a counter. A shield counters with a push.',
		short: 'An ordinary attack, with the angry inch. Only a shield parries it; nobody counters it.'
	},
	'PL-CC-12': {
		title: 'Parry',
		text: 'Roll Skill: the result must be at least the use of what parries and at least the attacker’s modified roll. Then roll the damage dice of what parries and take them off the damage; a parried push has no effect. If a one-handed weapon fails to parry a two-handed one, or the parry is a fumble, it flies 1d6″ away.',
		short:
			'Skill roll at least one’s own Use and the attacker’s roll: take the damage dice of what parries off the damage. One-handed against two-handed and failed, or a fumble: it flies 1d6″ away.'
	},
	'PL-CC-13': {
		title: 'Two weapons',
		text: 'A unit with two hand weapons may parry with one and counter with the other. Both have −1 to Skill and to damage, and there is only one angry inch.',
		short: 'One may parry and one counter, both at −1 to Skill and damage.'
	},

	'PL-RNG-01': { title: 'No counter to shots', text: 'An enemy that is shot at cannot counter.' },
	'PL-RNG-02': {
		title: 'Shots',
		text: 'A minifig shoots or throws once a turn, and not at all in a turn in which it is in close combat. Nobody counters a shot.',
		short: 'One a turn, none in a turn of close combat. Nobody counters them.'
	},
	'PL-RNG-03': {
		title: 'Miss',
		text: 'If you like to follow missed shots: the number by which the roll fell short is a radius in inches around the target. The defender points to the place within it that is hit. It may be a friend of the shooter or somebody of a third side that plays; only figures of people who do not play are safe. Damage is as usual.',
		short:
			'If you like: it lands within as many inches of the target as were missing. The defender says where.'
	},

	'PL-CHG-01': {
		title: 'Charge',
		text: 'A charge is the only action that goes together with a sprint: straight ahead, into the target.',
		short: 'The only action in a sprint: straight ahead, into the target.'
	},
	'PL-CHG-02': {
		title: 'Hitting a charger',
		text: 'A charging unit is no harder to hit for its speed: the penalty for fast targets does not hold against it.'
	},
	'PL-CHG-03': {
		title: 'Momentum',
		text: 'A charger gains 1 point of momentum (MOM) for every 2″ run in a straight line, but no more than its size. The book gives the same formula for the physical opposition (POP) of the target. We read it so: 1 point for every 2″ of the impact, up to the target’s own size. The impact is the charger’s run, plus that of the target if they meet head-on.'
	},
	'PL-CHG-04': {
		title: 'Size in a charge',
		text: 'A minifig counts as size 1 and a mounted one as 2. Anything else counts as its longest dimension in inches. So a minifig on foot never gets more than 1 point of momentum, however long it runs.'
	},
	'PL-CHG-05': {
		title: 'A run over several turns',
		text: 'A run may last more than one turn, if the unit goes at full speed in each of them. Any turn or obstacle starts it over. A collision by accident counts only the speed of the moment, and a fall goes straight down.'
	},
	'PL-CHG-06': {
		title: 'A target on the move',
		text: 'If you agree, the motion of the target counts too, when it is on the same line. The book adds both speeds for units moving the same way, but then speaks of a head-on meeting: we add them only when the two meet.'
	},
	'PL-CHG-07': {
		title: 'Braced for the charge',
		text: 'A braced target meets the charge with its full physical opposition (POP). What can never move, like a tree, a rock or a house, is always braced. Anything else must see the charge coming, turn towards it and spend a response. If it does not, its POP is at most half its size, rounded down.'
	},
	'PL-CHG-08': {
		title: 'Impact',
		text: 'The target takes 1d6 for each point of momentum (MOM), plus the damage of a charging weapon that hits; the charger takes 1d6 for each point of the target’s POP. The impact itself needs no Skill roll, the weapon does. A weapon strikes instead of the body: if it misses, the target takes no damage at all, but the charger still meets the POP, and one of both may fly.',
		short:
			'The target takes 1d6 for each MOM and the weapon’s damage, the charger 1d6 for each POP. The impact needs no Skill roll, the weapon does.'
	},
	'PL-CHG-09': {
		title: 'Crushing and trampling',
		text: 'If the charger reaches the same target again in the same move, it crushes it against the ground or a larger thing: the damage grows by 1 for each point of the charger’s size. The book does not say if it means points or dice; we take points.'
	},
	'PL-CHG-10': {
		title: 'Charging weapons',
		text: 'Large and pointed weapons work in a charge: lances, rams, bayonets, and pole arms if they have a point. Clubs, hatchets and swords do not. To hit with the weapon, roll Skill against its use.'
	},
	'PL-CHG-11': {
		title: 'Shields in a charge',
		text: 'A shield may parry on either side of a charge. A mounted minifig can hold a lance and a shield, as if the lance took one hand.'
	},
	'PL-CHG-12': {
		title: 'Knockback',
		text: 'Both sides roll 1d6 for each point of their MOM or POP. From the higher sum take the lower one and the size of the loser. If anything is left, the loser is knocked back that many inches. The winner decides how the loser moves, turns or falls; the loser topples only if moved further than the length of their own base. A tree or a building must be torn loose first.'
	},
	'PL-CHG-13': {
		title: 'After a knockback',
		text: 'A unit that was knocked back neither acts nor responds until it is on its feet again. A boat capsizes and sinks in the next turn; a flier crashes.'
	}
};
