import { plural } from '../plural';

const people = {
	players: 'Players',
	referees: 'Referees',
	refereesHint: 'Who referees and does not play. A player may referee games that are not his own.',
	addPlayer: 'Add a player',
	addReferee: 'Add a referee',
	player: 'Player',
	referee: 'Referee',
	search: 'Search by name',
	noPlayers: 'Nobody has entered yet.',
	noReferees: 'No referee of his own yet.',
	nobody: 'Nobody of that name.',
	change: (p: { name: string }) => `Change ${p.name}`,
	name: 'Name',
	category: 'Category',
	categories: { junior: 'Junior', senior: 'Senior' },
	born: 'Born on',
	bornHint: 'Only to tell the category. It may stay empty.',
	years: (p: { count: number }) =>
		plural('en', p.count, { one: '# year old', other: '# years old' }),
	consent: 'A parent has consented to play among the seniors',
	consented: 'a parent has consented',
	key: 'Seals with this key',
	forget: 'Forget the key',
	remove: 'Remove',
	stays: (p: { what: string }) => `Cannot be removed as long as others name him: ${p.what}.`,
	named: {
		meetings: (p: { count: number }) =>
			plural('en', p.count, { one: '# meeting', other: '# meetings' }),
		submissions: (p: { count: number }) =>
			plural('en', p.count, { one: '# submission', other: '# submissions' }),
		protocols: (p: { count: number }) =>
			plural('en', p.count, { one: '# report', other: '# reports' }),
		walkovers: (p: { count: number }) =>
			plural('en', p.count, { one: '# walkover', other: '# walkovers' }),
		playOffs: (p: { count: number }) =>
			plural('en', p.count, { one: '# play-off', other: '# play-offs' })
	}
};

const seasons = {
	add: 'Open a season',
	title: 'A new season',
	name: 'Name',
	opened: 'Opens on',
	openIt: 'Open it',
	taken: 'There is a season of that name already.'
};

const meetings = {
	add: 'Announce a meeting',
	title: 'A meeting',
	none: 'No meeting in this season yet. A meeting is announced with its games.',
	coming: 'To come',
	waiting: 'To be reported',
	past: (p: { count: number }) =>
		plural('en', p.count, { one: '# past meeting', other: '# past meetings' }),
	on: 'Day',
	announcedOn: 'Announced on',
	announced: (p: { when: string }) => `announced on ${p.when}`,
	place: 'Place',
	table: 'Table',
	width: 'Width in cm',
	depth: 'Depth in cm',
	tableOf: (p: { right: number; down: number }) => `table of ${p.right} × ${p.down} cm`,
	referee: 'Referee',
	refereed: (p: { name: string }) => `referee: ${p.name}`,
	nobody: 'Nobody',
	asMeeting: 'As at the meeting',
	documented: 'Photos after every turn and a description stand in for a referee',
	byPhotos: 'documented by photos',
	season: 'Season',
	plan: 'Planned games',
	planned: (p: { number: number }) => `Game ${p.number}`,
	addGame: 'Add a game',
	removeGame: (p: { number: number }) => `Remove game ${p.number}`,
	twoPlayers: 'A game takes two players: add them under “People”.',
	scenario: 'Scenario',
	light: 'Light side',
	dark: 'Dark side',
	choose: 'Choose…',
	change: (p: { when: string }) => `Change the meeting on ${p.when}`,
	annul: 'Annul',
	revive: 'Count it again',
	annulHint: 'By consent. It stays in the league and does not count.',
	annulled: 'void',
	good: 'Announced as the rules ask.',
	unplanned: 'Not in the plan'
};

const games = {
	title: 'Report of a game',
	report: 'Report',
	reportOf: (p: { name: string; what: string }) => `Report: ${p.name} against ${p.what}`,
	other: 'Another game',
	otherTitle: 'A game that was not planned',
	change: (p: { name: string; what: string }) => `Change the report: ${p.name} against ${p.what}`,
	army: 'Army',
	outcome: 'Who has won?',
	draw: 'Draw',
	outcomeMissing: 'Say first who has won.',
	secondary: 'Secondary objective',
	secondaryOf: (p: { name: string }) => `Reached by ${p.name}`,
	primary: 'Primary objective',
	captures: (p: { name: string }) => `Captures by ${p.name}`,
	more: (p: { name: string }) => `One more: ${p.name}`,
	fewer: (p: { name: string }) => `One fewer: ${p.name}`,
	deployment: 'Deployment',
	chooser: 'Chose the edge',
	first: 'Began',
	notTold: 'Not told',
	reportedOn: 'Reported on',
	number: 'Which game of the day',
	deviation: 'Why it was played and not what was planned',
	notes: 'Description',
	details: 'Deployment, notes, photos',
	photos: 'Photos',
	addPhoto: 'Add photos',
	photo: (p: { number: number }) => `Photo ${p.number}`,
	removePhoto: (p: { number: number }) => `Remove photo ${p.number}`,
	photoElsewhere: 'on another device',
	photoProblems: {
		noPicture: 'This browser cannot open that file as a picture.',
		tooManyBytes: 'That file has more than 30 MB. Choose a smaller picture.',
		tooManyPixels: 'That picture has more than 60 megapixels. Choose a smaller one.',
		notKept: 'The photo could not be stored. Nothing was changed.'
	},
	score: 'Points of this game',
	points: (p: { count: number }) => plural('en', p.count, { one: '# point', other: '# points' }),
	nothing: 'adds nothing: this box has a result already, or the day is out of the season',
	won: (p: { name: string }) => `${p.name} has won`,
	drawn: 'a draw',
	result: (p: { name: string; points: number; what: string; of: number }) =>
		`${p.name} ${p.points} : ${p.of} ${p.what}`
};

const walkovers = {
	title: 'A walkover',
	record: 'Walkover',
	recordOf: (p: { name: string; what: string }) => `Walkover: ${p.name} against ${p.what}`,
	change: (p: { name: string; what: string }) => `Change the walkover: ${p.name} against ${p.what}`,
	present: 'Who was there?',
	box: 'Counts as',
	open: 'Not played yet',
	filled: 'Has a result already',
	boxOf: (p: { what: string; part: string }) => `${p.what}, ${p.part}`,
	consequences: 'What it does',
	gets: (p: { name: string; points: string; what: string }) =>
		`${p.name} gets ${p.points} for ${p.what}.`,
	getsNothing: (p: { name: string }) => `${p.name} gets nothing: it does not count there.`,
	absentGets: (p: { name: string; points: string }) => `${p.name} gets ${p.points}.`,
	loses: (p: { name: string; points: string; what: string; sum: string }) =>
		`${p.name} has played that scenario before: ${p.points} from ${p.what}, which leaves ${p.sum}.`,
	held: (p: { name: string; what: string }) => `${p.name} came, ${p.what} did not`
};

const standings = {
	none: 'Nobody has entered yet. Players are added under “People”.',
	place: 'Place',
	player: 'Player',
	points: 'Points',
	categories: { junior: 'Juniors', senior: 'Seniors' },
	of: (p: { points: string; of: string }) => `${p.points} of ${p.of} points`,
	placeOf: (p: { number: number }) => `Place ${p.number}`,
	shared: (p: { number: number }) => `Place ${p.number}, shared`,
	box: (p: { what: string; part: string; points: string }) => `${p.what}, ${p.part}: ${p.points}`,
	emptyBox: (p: { what: string; part: string }) => `${p.what}, ${p.part}: not played`,
	boxesOf: (p: { name: string }) => `Results of ${p.name}`,
	state: 'The season',
	runs: (p: { count: number }) => plural('en', p.count, { one: 'Last day', other: '# days left' }),
	over: 'It is over',
	notYet: (p: { when: string }) => `Opens on ${p.when}`,
	lasts: (p: { when: string }) => `Lasts until ${p.when}.`,
	lasted: (p: { when: string }) => `Ended on ${p.when}.`,
	byMonths: (p: { count: number }) =>
		plural('en', p.count, {
			one: 'That is # month after its opening.',
			other: 'That is # months after its opening.'
		}),
	mayEndEarlier: (p: { count: number }) =>
		plural('en', p.count, {
			one: 'It ends sooner, # month after somebody has all scenarios from both sides.',
			other: 'It ends sooner, # months after somebody has all scenarios from both sides.'
		}),
	byFirst: (p: { name: string; when: string; count: number }) => {
		const months = plural('en', p.count, { one: '# month', other: '# months' });
		return `${p.name} has all scenarios from both sides since ${p.when}; the season ends ${months} after that.`;
	},
	winner: (p: { name: string; what: string }) => `${p.name} has won among the ${p.what}!`,
	csv: 'Save as CSV',
	pdf: 'Save as PDF',
	print: 'Print',
	making: 'The PDF is being made',
	failed: 'The PDF could not be made.',
	made: (p: { file: string }) => `${p.file} is saved.`,
	file: (p: { name: string; what: string }) => `${p.name}, standings of ${p.what}`,
	category: 'Category',
	asOf: (p: { when: string }) => `As of ${p.when}`,
	ties: 'Play-offs',
	tied: (p: { number: number; what: string }) => `Place ${p.number} is shared by ${p.what}.`,
	tiesLater: 'Whoever is tied when the season is over plays off, on a scenario that is drawn.',
	record: 'Record a play-off',
	playOff: 'A play-off',
	played: (p: { name: string; what: string; part: string }) =>
		`${p.part}: ${p.name} has beaten ${p.what}`,
	changePlayOff: (p: { name: string; what: string }) =>
		`Change the play-off: ${p.name} against ${p.what}`,
	between: (p: { name: string }) => `Player ${p.name}`,
	draw: 'Draw a scenario',
	drawnHint: 'The scenario is drawn by chance. Play-offs add nothing to the points.',
	winnerOf: 'Winner',
	on: 'Played on'
};

const box = {
	against: 'Against',
	on: 'On',
	walkover: 'Walkover',
	kind: 'Result',
	taken: 'the game was played',
	win: 'primary objective reached',
	loss: 'primary objective missed',
	draw: 'a draw: neither side’s primary objective',
	secondary: 'secondary objective',
	secondaryOnDraw: 'secondary objective: nothing in a draw',
	present: 'the opponent did not come',
	deducted: (p: { when: string; name: string }) => `stayed away from ${p.name} on ${p.when}`,
	sum: 'Points'
};

/** What the league’s pages say to who runs the season. */
export const leagueSeason = { people, seasons, meetings, games, walkovers, standings, box };
