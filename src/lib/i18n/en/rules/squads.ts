import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const squads: Record<RulesOf<'SQD' | 'OFF' | 'SQM'>, RuleText> = {
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
	}
};
