import { plural } from '../plural';

/** Players from a pasted list. */
const many = {
	open: 'Add several players',
	list: 'List of players',
	hint: 'One player a line: name, then city, category and date of birth, separated by tabs, semicolons or commas. You can paste rows of a spreadsheet.',
	preview: 'Preview',
	add: (p: { count: number }) =>
		plural('en', p.count, { one: 'Add # player', other: 'Add # players' }),
	added: (p: { count: number }) =>
		plural('en', p.count, { one: '# player added', other: '# players added' }),
	left: (p: { count: number }) =>
		plural('en', p.count, { one: '# line is not added', other: '# lines are not added' }),
	none: 'No line can be added.',
	line: (p: { number: number; text: string }) => `Line ${p.number}: ${p.text}`,
	despite: (p: { name: string }) => `Add ${p.name} anyway`,
	problems: {
		name: 'It must begin with a name of at most 80 characters.',
		hidden: 'It has invisible characters or direction marks: type it again.',
		letter: 'A name needs at least one letter.',
		city: 'A city has at most 80 characters.',
		born: 'A date of birth looks like 2014-05-06 and is in the past.',
		fields: 'Too many fields: only one city, one category and one date.',
		right: 'You may not register players of this city.',
		tooMany: 'Too many lines: at most 500 at once.'
	}
};

const people = {
	many,
	players: 'Players',
	referees: 'Referees',
	refereesHint: 'Referees who don’t play. Players can referee games other than their own.',
	addPlayer: 'Add player',
	addReferee: 'Add referee',
	player: 'Player',
	referee: 'Referee',
	search: 'Search by name or city',
	filter: 'Show',
	filters: { all: 'All players', wrong: 'With problems', left: 'Have left' },
	found: (p: { count: number }) =>
		plural('en', p.count, { one: '# player found', other: '# players found' }),
	noPlayers: 'No players yet.',
	noReferees: 'No referees yet.',
	nobody: 'No matching players.',
	change: (p: { name: string }) => `Edit ${p.name}`,
	name: 'Name',
	category: 'Category',
	categories: { junior: 'Junior', senior: 'Senior' },
	born: 'Date of birth',
	bornHint: 'Optional, used only to check the category.',
	city: 'City',
	cityHint: 'Optional, for a league in several cities.',
	years: (p: { count: number }) =>
		plural('en', p.count, { one: '# year old', other: '# years old' }),
	consent: 'A parent has consented to playing with seniors',
	consented: 'parental consent',
	key: 'Seal key',
	forget: 'Remove key',
	remove: 'Remove',
	stays: (p: { what: string }) => `Can’t be removed: used in ${p.what}.`,
	staysLeave: 'Record instead that the player leaves.',
	named: {
		seasons: (p: { count: number }) =>
			plural('en', p.count, { one: 'the list of # season', other: 'the lists of # seasons' }),
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
	add: 'Add season',
	title: 'New season',
	name: 'Name',
	opened: 'Start date',
	openIt: 'Create',
	frozen:
		'The season keeps today’s regulations until it ends. To change them, edit “Rules and files” › “Regulations” first.',
	taken: 'A season with this name already exists.'
};

const meetings = {
	add: 'Add meeting',
	title: 'Meeting',
	search: 'Find meetings by player, place or day',
	found: (p: { count: number }) =>
		plural('en', p.count, { one: '# meeting found', other: '# meetings found' }),
	none: 'No meetings this season yet. A meeting is announced together with its games.',
	coming: 'Upcoming',
	waiting: 'Awaiting report',
	past: (p: { count: number }) =>
		plural('en', p.count, { one: '# past meeting', other: '# past meetings' }),
	on: 'Date',
	announcedOn: 'Announced on',
	announced: (p: { when: string }) => `announced on ${p.when}`,
	startsAt: 'Start time',
	place: 'Place',
	address: 'Address',
	table: 'Table',
	width: 'Table width, cm',
	depth: 'Table depth, cm',
	tableOf: (p: { right: number; down: number }) => `table ${p.right} × ${p.down} cm`,
	referee: 'Referee',
	refereed: (p: { name: string }) => `referee: ${p.name}`,
	nobody: 'None',
	asMeeting: 'Same as the meeting',
	documented: 'Photos after every turn and a description instead of a referee',
	byPhotos: 'documented with photos',
	season: 'Season',
	plan: 'Planned games',
	planned: (p: { number: number }) => `Game ${p.number}`,
	addGame: 'Add game',
	removeGame: (p: { number: number }) => `Remove game ${p.number}`,
	twoPlayers: 'A game needs two players: add them under “People”.',
	scenario: 'Scenario',
	light: 'Light side',
	dark: 'Dark side',
	choose: 'Choose…',
	change: (p: { when: string }) => `Edit the meeting on ${p.when}`,
	annul: 'Annul',
	revive: 'Reinstate',
	annulHint: 'By mutual consent. The entry stays in the league but does not count.',
	annulled: 'void',
	good: 'Announced in line with the regulations.',
	unplanned: 'Unplanned'
};

const games = {
	title: 'Game report',
	report: 'Report',
	reportOf: (p: { name: string; what: string }) => `Report ${p.name} vs. ${p.what}`,
	other: 'Other game',
	otherTitle: 'Unplanned game',
	change: (p: { name: string; what: string }) => `Edit report: ${p.name} vs. ${p.what}`,
	army: 'Army',
	outcome: 'Who won?',
	draw: 'Draw',
	outcomeMissing: 'Select who won.',
	secondary: 'Secondary objective',
	secondaryOf: (p: { name: string }) => `Reached by ${p.name}`,
	primary: 'Primary objective',
	captures: (p: { name: string }) => `Captures by ${p.name}`,
	more: (p: { name: string }) => `Add one: ${p.name}`,
	fewer: (p: { name: string }) => `Remove one: ${p.name}`,
	deployment: 'Deployment',
	chooser: 'Chose the edge',
	first: 'Went first',
	notTold: 'Not specified',
	reportedOn: 'Reported on',
	number: 'Game of the day',
	unverified: 'Unverified army',
	replay: 'Replay',
	replayWhat:
		'This game is already reported on this day. Without this mark, the reports contradict each other and none counts. A replay adds no points where a result counts already.',
	deviation: 'Reason for not playing the planned game',
	notes: 'Description',
	details: 'Deployment, notes, photos',
	photos: 'Photos',
	addPhoto: 'Add photos',
	photo: (p: { number: number }) => `Photo ${p.number}`,
	removePhoto: (p: { number: number }) => `Remove photo ${p.number}`,
	photoElsewhere: 'on another device',
	photoProblems: {
		noPicture: 'This browser can’t open that file as an image.',
		tooManyBytes: 'That file is larger than 30 MB. Choose a smaller image.',
		tooManyPixels: 'That image has more than 60 megapixels. Choose a smaller one.',
		notKept: 'Couldn’t save the photo. Nothing has changed.'
	},
	score: 'Points for this game',
	points: (p: { count: number }) => plural('en', p.count, { one: '# point', other: '# points' }),
	nothing: 'no points: this slot already has a result, or the date is outside the season',
	won: (p: { name: string }) => `${p.name} won`,
	drawn: 'draw',
	result: (p: { name: string; points: number; what: string; of: number }) =>
		`${p.name} ${p.points} : ${p.of} ${p.what}`
};

const walkovers = {
	title: 'Walkover',
	record: 'Walkover',
	recordOf: (p: { name: string; what: string }) => `Walkover: ${p.name} vs. ${p.what}`,
	change: (p: { name: string; what: string }) => `Edit walkover: ${p.name} vs. ${p.what}`,
	present: 'Who was present?',
	box: 'Counts as',
	open: 'Not played',
	filled: 'Already has a result',
	boxOf: (p: { what: string; part: string }) => `${p.what}, ${p.part}`,
	consequences: 'Result',
	gets: (p: { name: string; points: string; what: string }) =>
		`${p.name}: ${p.points} for ${p.what}.`,
	getsNothing: (p: { name: string }) => `${p.name}: no points, this result does not count.`,
	absentGets: (p: { name: string; points: string }) => `${p.name} gets ${p.points}.`,
	loses: (p: { name: string; points: string; what: string; sum: string }) =>
		`${p.name} has already played this scenario: ${p.points} from ${p.what}, leaving ${p.sum}.`,
	held: (p: { name: string; what: string }) => `${p.name} present, ${p.what} absent`
};

const standings = {
	none: 'No players yet. Add them under “People”.',
	place: 'Place',
	player: 'Player',
	points: 'Points',
	categories: { junior: 'Juniors', senior: 'Seniors' },
	of: (p: { points: string; of: string }) => `${p.points} of ${p.of} points`,
	placeOf: (p: { number: number }) => `Place ${p.number}`,
	shared: (p: { number: number }) => `Place ${p.number}, tied`,
	box: (p: { what: string; part: string; points: string }) => `${p.what}, ${p.part}: ${p.points}`,
	emptyBox: (p: { what: string; part: string }) => `${p.what}, ${p.part}: not played`,
	boxesOf: (p: { name: string }) => `Results of ${p.name}`,
	state: 'Season',
	runs: (p: { count: number }) => plural('en', p.count, { one: 'Last day', other: '# days left' }),
	over: 'Finished',
	notYet: (p: { when: string }) => `Starts on ${p.when}`,
	lasts: (p: { when: string }) => `Runs until ${p.when}.`,
	lasted: (p: { when: string }) => `Ended on ${p.when}.`,
	byMonths: (p: { count: number }) =>
		plural('en', p.count, {
			one: '# month after it starts.',
			other: '# months after it starts.'
		}),
	mayEndEarlier: (p: { count: number }) =>
		plural('en', p.count, {
			one: 'It ends earlier if a player completes all scenarios from both sides: # month after that.',
			other:
				'It ends earlier if a player completes all scenarios from both sides: # months after that.'
		}),
	byFirst: (p: { name: string; when: string; count: number }) => {
		const months = plural('en', p.count, { one: '# month', other: '# months' });
		return `${p.name} completed all scenarios from both sides on ${p.when}; the season ends ${months} after that.`;
	},
	provisional: (p: { count: number }) =>
		plural('en', p.count, {
			one: 'The standings are provisional: # game has contradictory entries and doesn’t count until a referee decides.',
			other:
				'The standings are provisional: # games have contradictory entries and don’t count until a referee decides.'
		}),
	noWinnerYet: 'Until then, nobody has won the season.',
	winner: (p: { name: string; what: string }) => `${p.name} wins among the ${p.what}!`,
	csv: 'Export CSV',
	pdf: 'Export PDF',
	print: 'Print',
	making: 'Creating PDF…',
	failed: 'Couldn’t create the PDF.',
	made: (p: { file: string }) => `${p.file} saved`,
	file: (p: { name: string; what: string }) => `${p.name}, standings of ${p.what}`,
	category: 'Category',
	asOf: (p: { when: string }) => `As of ${p.when}`,
	ties: 'Play-offs',
	tied: (p: { number: number; what: string }) => `Place ${p.number} tied: ${p.what}.`,
	toPlay: (p: { what: string }) => `Still to play: ${p.what}.`,
	manyToPlay: (p: { count: number }) =>
		plural('en', p.count, { one: '# play-off is missing.', other: '# play-offs are missing.' }),
	tiesLater: 'Players tied at the end of the season play off in a randomly drawn scenario.',
	record: 'Add play-off',
	playOff: 'Play-off',
	played: (p: { name: string; what: string; part: string }) =>
		`${p.part}: ${p.name} beat ${p.what}`,
	changePlayOff: (p: { name: string; what: string }) => `Edit play-off: ${p.name} vs. ${p.what}`,
	between: (p: { name: string }) => `Player ${p.name}`,
	draw: 'Draw a scenario',
	drawnHint: 'The scenario is picked at random. Play-offs add no points.',
	winnerOf: 'Winner',
	on: 'Played on'
};

const box = {
	against: 'Opponent',
	on: 'Date',
	walkover: 'Walkover',
	kind: 'Result',
	taken: 'game played',
	win: 'primary objective reached',
	loss: 'primary objective missed',
	draw: 'draw: no primary objective',
	secondary: 'secondary objective',
	secondaryOnDraw: 'secondary objective: no points in a draw',
	present: 'opponent absent',
	absent: 'own absence',
	deducted: (p: { when: string; name: string }) =>
		`absent from the game against ${p.name} on ${p.when}`,
	sum: 'Points'
};

/** League pages for organizers: the season. */
export const leagueSeason = { people, seasons, meetings, games, walkovers, standings, box };
