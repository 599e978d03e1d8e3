import { plural } from '../plural';

/** What the page of a league’s regulation says, and the merging of two versions. */
export const leagueRegulation = {
	title: 'Regulation',
	intro:
		'The Small League’s rules, with its numbers. Change one, and all verdicts and scores go by it at once.',
	digest: (p: { digest: string }) => `Digest ${p.digest}`,
	asBuiltIn: 'As in the Small League',
	changedFrom: (p: { value: string }) => `Small League: ${p.value}`,
	reset: 'Take the Small League’s numbers',
	name: 'Name of the league',
	groups: { army: 'Armies', scoring: 'Scores', meeting: 'Meetings', season: 'Season' },
	fields: {
		points: 'Points of an army at most',
		speed: 'Inches of speed at most',
		armies: 'Armies of a player at most',
		seniorFrom: 'Senior from the age of',
		played: 'For a game played',
		win: 'Primary goal: the winner',
		loss: 'Primary goal: the loser',
		secondary: 'Secondary goal: who reached it',
		present: 'Walkover: who was there',
		absent: 'Walkover: who was not',
		alreadyPlayed: 'Walkover: if already played, off the result',
		noticeDays: 'Announced so many days ahead',
		gameMinutes: 'Minutes of a game',
		'table.width': 'Smallest table, width in cm',
		'table.depth': 'Smallest table, depth in cm',
		'standardTable.width': 'Usual table, width in cm',
		'standardTable.depth': 'Usual table, depth in cm',
		months: 'Months of a season at most',
		monthsAfterFirst: 'Months after the first has played everything'
	},
	secondaryOnDraw: 'The secondary goal counts in a draw too',
	sealRequired: 'A submission has to be sealed',
	bricks: 'It has to be attested that all is built of toy bricks',
	refereeFor: (p: { category: string }) => `Games of ${p.category} need a referee`,
	supplements: 'Supplements in force',
	scenarios: 'Scenarios',
	scenarioName: 'Name of the scenario',
	goals: {
		light: { primary: 'Light side, primary goal', secondary: 'Light side, secondary goal' },
		dark: { primary: 'Dark side, primary goal', secondary: 'Dark side, secondary goal' }
	},
	primary: 'Primary goal',
	secondary: 'Secondary goal',
	zone: 'Deployment, inches',
	captures: 'Captures that win, 0 for none',
	addScenario: 'Add a scenario',
	removeScenario: (p: { name: string }) => `Remove ${p.name}`,
	range: (p: { least: string; most: string }) => `From ${p.least} to ${p.most}.`,
	file: {
		title: 'The league as a file',
		what: 'The whole league in one file: with it a second referee can go on, or another device of yours.',
		whole: 'Save the whole league',
		announcement: 'Save it for the players',
		announcementWhat:
			'Without the submissions, days of birth and keys: what a player needs to see meetings and standings and to address his armies.',
		open: 'Open another version of it',
		forPlayers: (p: { name: string }) => `${p.name} (for players)`
	},
	merging: {
		title: 'Merge two versions',
		what: 'What only one of them has is taken. Where both say different things of the same, you choose.',
		none: 'They say nothing different: all of both fits together.',
		conflicts: (p: { count: number }) =>
			plural('en', p.count, {
				one: 'One entry says different things:',
				other: '# entries say different things:'
			}),
		gains: (p: { count: number }) =>
			plural('en', p.count, { one: '# new entry', other: '# new entries' }),
		ours: 'Here',
		theirs: 'The other',
		allOurs: 'All as here',
		allTheirs: 'All as in the other',
		merge: 'Merge them',
		later: 'Later',
		discard: 'Leave the other version out',
		discardSure: 'The other version is not kept on this device then. Its file stays as it is.',
		broken: 'What you chose does not fit together: one entry names another that is not there.',
		done: 'The two versions are one.',
		lists: {
			league: 'League',
			players: 'Player',
			referees: 'Referee',
			seasons: 'Season',
			meetings: 'Meeting',
			submissions: 'Decision',
			protocols: 'Game',
			walkovers: 'Walkover',
			playOffs: 'Play-off'
		},
		fields: { name: 'Name', regulation: 'Regulation' },
		nothing: 'nothing'
	},
	door: {
		league: (p: { name: string }) => `A league: ${p.name}`,
		open: 'Open the league',
		join: 'Keep this league',
		known: 'This league is on your device already. The file is laid beside it, to be merged.',
		submission: 'A submission to a league. The referee takes it in on the page of the league.',
		verdict: 'A referee’s verdict:',
		key: 'The backup of a key. Open it on the page of your armies in a league.',
		toLeagues: 'To the leagues'
	}
};
