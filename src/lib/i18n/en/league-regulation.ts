import { plural } from '../plural';

/** The page of a league’s regulation. */
export const leagueRegulation = {
	title: 'Regulations',
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
		changes: (p: { id: string }) => `Changes during season ${p.id}`,
		added: (p: { what: string }) => `Now plays in the season: ${p.what}`,
		removed: (p: { what: string }) => `No longer in the season: ${p.what}`,
		moved: (p: { what: string }) => `In another category: ${p.what}`,
		tables: 'The season follows the price tables of another version of the app.'
	},
	book: {
		title: 'Rulebook and packs',
		rulebook: 'Rulebook',
		packs: 'Packs',
		edition: (p: { edition: number }) => `edition ${p.edition}`,
		rows: (p: { count: number }) => plural('en', p.count, { one: '# row', other: '# rows' }),
		add: 'Add pack from a file',
		addStored: (p: { name: string; edition: number }) => `Add “${p.name}”, edition ${p.edition}`,
		hint: 'A pack is a .brikpack file with own gear, ranks and weapons. All armies of the league are priced with it.',
		remove: 'Remove',
		removeNamed: (p: { name: string }) => `Remove ${p.name}`,
		otherBook: (p: { name: string; book: string }) =>
			`The pack “${p.name}” extends another rulebook: ${p.book}.`,
		samePrefix: (p: { name: string; other: string }) =>
			`The packs “${p.name}” and “${p.other}” cannot be used together: their rows have the same prefix.`,
		notAPack: 'This file is not a pack.'
	},
	digest: (p: { digest: string }) => `${p.digest}, the same on all devices with these regulations`,
	version: 'Version of these regulations',
	asBuiltIn: 'As in the Small League',
	changedFrom: (p: { value: string }) => `Small League: ${p.value}`,
	reset: 'Reset to Small League values',
	resetKeeps: 'Rulebook, supplements, rulings and packs stay as they are.',
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
		announcement: 'Export for players',
		forPlayersWhat:
			'A copy for players, signed by you: everything about meetings, games and standings, without submissions, dates of birth and consents. A newer copy replaces an older one.',
		forPlayers: (p: { name: string }) => `${p.name} (for players)`,
		title: 'League file',
		whole: 'Export the whole league',
		open: 'Import a league file'
	},
	fileDialog: {
		league: (p: { name: string }) => `League: ${p.name}`,
		open: 'Open league',
		join: 'Add this league',
		submission: 'A league submission. The referee can add it on the league’s submissions page.',
		answer: 'Answer of the referee',
		answers: 'Answers of the referee',
		verdict: 'Referee’s verdict:',
		key: 'A key backup. Import it on the “My armies” page of a league.',
		toLeagues: 'Go to leagues'
	}
};
