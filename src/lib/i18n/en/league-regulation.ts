import { plural } from '../plural';

/** The page of a league’s regulation, and the merging of two versions. */
export const leagueRegulation = {
	title: 'Regulations',
	intro:
		'The rules and numbers of this league. Verdicts and scores update as soon as you change one.',
	introSigned:
		'The rules and numbers of coming seasons. An open season keeps those with which it started.',
	seasonRules: {
		differ: (p: { id: string }) =>
			`Season ${p.id} keeps the regulations with which it opened. Those below apply to the next season.`,
		open: (p: { id: string }) => `Change season ${p.id} too`,
		title: (p: { id: string }) => `Regulations of season ${p.id}`,
		what: 'The standings and new verdicts of this season follow the changed regulations. Everybody sees what changed, why, and by whom.',
		before: 'Until now',
		after: 'From now on',
		why: 'Reason',
		whyMissing: 'Enter a reason. Players see it.',
		apply: (p: { id: string }) => `Change season ${p.id}`,
		done: (p: { id: string }) => `Season ${p.id} has the changed regulations`,
		changes: (p: { id: string }) => `Changes during season ${p.id}`
	},
	digest: (p: { digest: string }) =>
		`Version ${p.digest}, the same on all devices with these regulations`,
	asBuiltIn: 'As in the Small League',
	changedFrom: (p: { value: string }) => `Small League: ${p.value}`,
	reset: 'Reset to Small League values',
	name: 'League name',
	groups: { army: 'Armies', scoring: 'Scoring', meeting: 'Meetings', season: 'Season' },
	fields: {
		points: 'Army points limit',
		speed: 'Speed limit, inches',
		armies: 'Armies per player',
		seniorFrom: 'Senior from age',
		played: 'For a game played',
		win: 'Primary objective: winner',
		loss: 'Primary objective: loser',
		secondary: 'Secondary objective',
		present: 'Walkover: player present',
		absent: 'Walkover: player absent',
		alreadyPlayed: 'Walkover: deduction if already played',
		noticeDays: 'Days of notice',
		gameMinutes: 'Game length, minutes',
		'table.width': 'Minimum table width, cm',
		'table.depth': 'Minimum table depth, cm',
		'standardTable.width': 'Standard table width, cm',
		'standardTable.depth': 'Standard table depth, cm',
		months: 'Season limit, months',
		monthsAfterFirst: 'Months after a player completes everything'
	},
	secondaryOnDraw: 'Count the secondary objective in a draw',
	sealRequired: 'Require sealed submissions',
	bricks: 'Require a statement that everything is built of toy bricks',
	refereeFor: (p: { category: string }) => `Require a referee for ${p.category}`,
	supplements: 'Supplements in use',
	scenarios: 'Scenarios',
	scenarioName: 'Scenario name',
	goals: {
		light: {
			primary: 'Light side, primary objective',
			secondary: 'Light side, secondary objective'
		},
		dark: { primary: 'Dark side, primary objective', secondary: 'Dark side, secondary objective' }
	},
	primary: 'Primary objective',
	secondary: 'Secondary objective',
	zone: 'Deployment zone, inches',
	captures: 'Captures needed to win (0 = not used)',
	addScenario: 'Add scenario',
	removeScenario: (p: { name: string }) => `Remove ${p.name}`,
	range: (p: { least: string; most: string }) => `From ${p.least} to ${p.most}.`,
	file: {
		title: 'League file',
		what: 'The whole league in one file, for a second referee or another of your devices.',
		whole: 'Export the whole league',
		announcement: 'Export for players',
		announcementWhat:
			'Without submissions, dates of birth and keys: what players need to see meetings and standings and to submit their armies.',
		open: 'Import another version',
		forPlayers: (p: { name: string }) => `${p.name} (for players)`
	},
	merging: {
		title: 'Merge two versions',
		what: 'Entries found in only one version are added. Where the versions differ, you choose.',
		none: 'No conflicts: the versions can be merged as they are.',
		conflicts: (p: { count: number }) =>
			plural('en', p.count, {
				one: '1 conflict:',
				other: '# conflicts:'
			}),
		gains: (p: { count: number }) =>
			plural('en', p.count, { one: '# new entry', other: '# new entries' }),
		ours: 'This version',
		theirs: 'Other version',
		allOurs: 'Use this version for all',
		allTheirs: 'Use the other version for all',
		merge: 'Merge',
		later: 'Later',
		discard: 'Discard the other version',
		discardSure: 'The other version will be removed from this device. Its file is not changed.',
		broken: 'These choices conflict: one entry refers to another that is missing.',
		refused:
			'Nothing has been merged: this device may not write that into the league. Export the other version and send it to a referee, who can merge it, or discard it.',
		exportOther: 'Export the other version',
		done: 'Versions merged',
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
		/** Field names of entries that differ. */
		words: {
			name: 'name',
			category: 'category',
			born: 'date of birth',
			parentConsent: 'parent’s consent',
			publicKey: 'key',
			opened: 'start date',
			on: 'date',
			announcedOn: 'announced on',
			place: 'place',
			table: 'table',
			width: 'width',
			depth: 'depth',
			referee: 'referee',
			documented: 'documented',
			plan: 'planned games',
			annulled: 'void',
			season: 'season',
			meeting: 'meeting',
			player: 'player',
			digest: 'digest',
			file: 'file',
			decision: 'decision',
			reasons: 'reasons',
			decidedOn: 'decided on',
			notes: 'notes',
			game: 'game',
			scenario: 'scenario',
			light: 'light side',
			dark: 'dark side',
			army: 'army',
			secondary: 'secondary objective',
			outcome: 'outcome',
			deployment: 'deployment',
			captures: 'captures',
			deviation: 'reason for deviation',
			reportedOn: 'reported on',
			photos: 'photos',
			side: 'side',
			present: 'present',
			absent: 'absent',
			players: 'players',
			city: 'city',
			round: 'round',
			roster: 'players of the season',
			regulation: 'regulations',
			winner: 'winner'
		} as Record<string, string>,
		nothing: 'nothing'
	},
	fileDialog: {
		league: (p: { name: string }) => `League: ${p.name}`,
		open: 'Open league',
		join: 'Add this league',
		known:
			'This league is already on your device. The file will be added as another version to merge.',
		submission: 'A league submission. The referee can add it on the league’s submissions page.',
		answer: 'Answer of the referee',
		verdict: 'Referee’s verdict:',
		key: 'A key backup. Import it on the “My armies” page of a league.',
		toLeagues: 'Go to leagues'
	}
};
