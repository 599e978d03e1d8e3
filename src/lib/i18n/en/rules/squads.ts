import type { RulesOf } from '$lib/rules/citations';
import type { TextsOf } from '../../rule-text';

export const squads: TextsOf<RulesOf<'SQD' | 'OFF' | 'SQM' | 'SDM'>> = {
	'PL-SQD-01': {
		title: 'Forming squads',
		text: 'Putting units into squads costs no points. Any units may go together, and a squad may be as large as you like; only the number of dice in your hand sets a limit.'
	},
	'PL-SQD-02': {
		title: 'The base of a squad',
		text: 'A base takes about 2×4 studs for each figure on foot and 4×8 for each rider. You may depart from that a little, as your plates and the shape of the squad require.'
	},
	'PL-SQD-03': {
		title: 'Measuring from the banner',
		text: 'All distances to and from a squad are measured from its banner. It is near the middle and may be a flag, a drummer, a radio, an officer or a stud on the base. If everyone plays fair, you may agree to do without it.'
	},
	'PL-SQD-04': {
		title: 'Joining and leaving',
		text: 'Squads formed at the start of the battle cost nothing, and leaving one is always free. Joining a squad, merging, splitting off as a new squad or changing the base costs each unit concerned its action, and it takes no part in what the squad does that turn. You may leave and come back in one turn, but not join and leave.'
	},
	'PL-SQD-05': {
		title: 'Examples of forming up',
		text: 'Squads of three and two and a single figure merge on the largest base: the three newcomers spend their actions and only the first three act. Two of six leave as a squad: those two spend their actions, the other four may act; leaving one by one would cost nothing. Those four take a smaller base: that is one action. With an officer in the main squad, the two leavers pay nothing and may act at once. At a narrow gate a squad splits and forms again; if nobody attacks it there, just carry the base through.'
	},
	'PL-SQD-06': {
		title: 'The banner is free',
		text: 'A banner costs nothing and does not count as held. Its bearer may use even a two-handed weapon.'
	},

	'PL-OFF-01': {
		title: 'Officer and Command',
		text: 'An officer costs 7 CP, a price found only in the cost tables: Skill 1d6+1, Move 6″, Armor 1d6+2. Under an officer’s Command, squads form and re-form without spending actions and may act at once; even a squad that has already acted may be re-formed. An officer is not a hero and has no Heroic Ego and no quirk.'
	},

	'PL-SQM-01': {
		title: 'As fast as the slowest',
		text: 'A squad moves as fast as its slowest member, jumps as high as its worst jumper and so on. Its base must not end where it cannot stand. If the move is interrupted there, the squad goes back or breaks up.'
	},
	'PL-SQM-02': {
		title: 'Infantry and cavalry',
		text: 'A squad on foot moves like a minifig. With any vehicle, beast or driven unit in it (a catapult, undead, artillery), a squad is cavalry: it turns only about one of its front corners, never steps sideways and backs up at half speed.'
	},
	'PL-SQM-03': {
		title: 'Action of a squad',
		text: 'A squad has one action a turn and makes one kind of attack in it: shooting, close combat or a charge. Members who take no part lose their action.',
		short: 'One for all, and one kind of attack a turn. Members who take no part lose theirs.'
	},
	'PL-SQM-04': {
		title: 'Hands on one thing',
		text: 'At most three members of a squad can get at a minifig or at something up to 2×4 studs large, two at something of 2×2, one at something of 1×1.'
	},
	'PL-SQM-05': {
		title: 'Squad shoots',
		text: 'Range is measured from the banner. Roll to hit for each kind of weapon and add up the damage of all hits. For example, 18 of 24 pistols hit (1d6 each), 5 of 12 rifles (1d6+1) and 1 of 3 guns (2d10): that is 23d6 + 2d10 + 5 in one roll.',
		short: 'Range from the banner. One roll for each kind of weapon; the damage is added up.'
	},
	'PL-SQM-06': {
		title: 'Squads in contact',
		text: 'When the bases of two squads touch, all members fight. A squad either counters with all or parries with all. Shots from outside are split evenly between both, the first hit to the one that was meant. Others join only by attacking; then all attackers count as one squad, and so do all defenders. Say Tybalt attacks Mercutio; then Romeo, a Capulet and a Montague join, each by attacking. One side is then Tybalt and the Capulet, the other Mercutio, Romeo and the Montague.'
	},
	'PL-SQM-07': {
		title: 'Squads close to each other',
		text: 'When the bases do not touch, only those fight whose weapons reach. In contact, two-handed weapons may only parry or push, unless the squad takes an angry inch back first.'
	},
	'PL-SQM-08': {
		title: 'Outnumbered',
		text: 'At two to one, the smaller squad has −1 to Skill and to the damage of its counters; at three to one −2, and so on. Still no more than three hits count against one minifig; the attacker chooses which.',
		short:
			'2 to 1: the smaller squad has −1 to Skill and to the damage of counters; 3 to 1: −2, and so on.'
	},
	'PL-SQM-09': {
		title: 'Charge of a squad',
		text: 'The sizes of all members are added up. Of a cavalry squad only those in the front rank that hit something count. A braced squad takes the charge as one body; in one that is not braced, each member takes it alone. A squad breaks through a line like a large creation: one roll of momentum meets one defender after the other until one holds. Members thrown off the base of their squad are torn out of it; a braced squad flies with its whole base, and is scattered if it is trampled then.'
	},

	'PL-SDM-01': {
		title: 'Squad as a target',
		text: 'Any member in sight, or the base, makes the whole squad a target, with the bonus for its size. One member can be chosen only if it is at least twice the attacker’s size: a peasant may pick a rider, a rider a giant of size 4.',
		short:
			'Any member or its base in sight makes the whole squad a target, with the bonus for size. One member can be chosen only if at least twice the attacker’s size.'
	},
	'PL-SDM-02': {
		title: 'One hit',
		text: 'If there is one attack, the defender says which member takes it. What it does to an area then hits the members beside that one.',
		short: 'The defender says who takes it.'
	},
	'PL-SDM-03': {
		title: 'Many hits',
		text: 'The attacker puts the results in order, the highest first: explosions, then what will surely kill, then the rest. The defender gives one to each living member before anyone takes a second; it is best to keep the same order each time. Damage to a member adds up.',
		short:
			'Sorted from high to low; the defender gives one to each of the living before anyone takes a second.'
	}
};
