import { plural } from '../plural';

const needs = {
	open: 'Who needs what',
	title: 'Open scenarios',
	what: 'Scenarios and sides that each player still needs, and opponents who need the other side.',
	left: (p: { count: number }) => plural('en', p.count, { one: '# open', other: '# open' }),
	done: 'Everything is played or planned.',
	planned: 'planned',
	nobody: 'nobody needs the other side',
	search: 'Search by name'
};

const plan = {
	open: 'Plan meetings',
	openOne: 'Plan games',
	openOneOf: (p: { when: string }) => `Plan the games on ${p.when}`,
	title: 'Plan meetings',
	titleOne: 'Plan games',
	days: 'Days',
	day: (p: { number: number }) => `Day ${p.number}`,
	addDay: 'Add day',
	removeDay: (p: { number: number }) => `Remove day ${p.number}`,
	tables: 'Tables',
	rounds: 'Rounds',
	city: 'City',
	anyCity: 'All cities',
	how: 'Pairing',
	modes: { boxes: 'Open scenarios', swiss: 'Swiss round' },
	modeHints: {
		boxes: 'Each game fills as many open slots (scenario and side) as possible.',
		swiss:
			'Players with similar points meet, without rematches, and sit out in turn. One round at a time.'
	},
	present: 'Who is coming?',
	all: 'Select all',
	none: 'Clear',
	chosen: (p: { count: number; all: number }) => `${p.count} of ${p.all} players`,
	withoutArmy: (p: { count: number; names: string }) =>
		`${plural('en', p.count, { one: '# player present has', other: '# players present have' })} no accepted army: ${p.names}.`,
	playersReferee: 'Players can referee games of others',
	documented: 'Photos after every turn and a description instead of a referee',
	mixed: 'Juniors can play seniors',
	acrossCities: 'Only players from different cities',
	preview: 'Suggested games',
	round: (p: { number: number }) => `Round ${p.number}`,
	dayRound: (p: { when: string; number: number }) => `${p.when}, round ${p.number}`,
	refereed: (p: { name: string }) => `referee: ${p.name}`,
	noReferee: 'no referee',
	resting: (p: { names: string }) => `Sitting out: ${p.names}`,
	noGames: 'No games: nobody present can fill an open scenario against another.',
	boxes: (p: { count: number }) =>
		plural('en', p.count, {
			one: 'Fills # open slot.',
			other: 'Fills # open slots.'
		}),
	save: (p: { count: number }) =>
		plural('en', p.count, { one: 'Add # meeting', other: 'Add # meetings' }),
	saveOne: 'Save games',
	replaces: 'The planned games of this meeting are replaced.',
	appends: 'The games are added to this meeting as further rounds.',
	empty: 'Select at least two players who can meet.',
	made: (p: { count: number }) =>
		plural('en', p.count, { one: '# meeting added', other: '# meetings added' })
};

const texts = {
	announcement: 'Announcement',
	announcementOf: (p: { when: string }) => `Announcement of the meeting on ${p.when}`,
	reminders: 'Reminders',
	noReminders: 'Nothing is missing: all games are reported and all armies are accepted.',
	language: 'Language',
	copy: 'Copy',
	copyOf: (p: { what: string }) => `Copy: ${p.what}`,
	share: 'Share',
	shareOf: (p: { what: string }) => `Share: ${p.what}`,
	copied: 'Copied',
	notCopied: 'The browser does not allow copying. Select the text and copy it.',
	reports: 'Missing reports',
	armies: (p: { when: string }) => `Missing armies for ${p.when}`
};

const files = {
	calendar: 'Export calendar',
	page: 'Export web page',
	pageHint:
		'The web page has standings, meetings, results and regulations in both languages. It works on any host and needs no app.'
};

const words = {
	title: 'Regulations in words',
	what: 'As players read them on the web page, with this league’s numbers.'
};

const cities = {
	filter: 'City',
	all: 'All',
	final: 'Final across cities',
	finalWhat: 'The best players of each city play a final, a season of its own.',
	perCity: 'Players per city',
	more: 'One more per city',
	fewer: 'One fewer per city',
	tied: 'tied for the last place',
	tiedWhat:
		'All players tied for the last place enter the final, unless a play-off decides before.',
	none: 'No city has players with results yet.',
	open: 'Create the final',
	opened: (p: { name: string }) => `Season ${p.name} created`,
	name: (p: { season: string }) => `${p.season} final`
};

/** Planning a season, and what is sent and exported from it. */
export const planning = { needs, plan, texts, files, words, cities };
