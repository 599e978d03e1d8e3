import type { RulebookId } from '$lib/rules/choices';
import { plural } from '../plural';
import { rulebooks } from './rulebooks';
import { rulings } from './rulings';

const points = (count: number) => plural('en', count, { one: '# point', other: '# points' });
const months = (count: number) => plural('en', count, { one: '# month', other: '# months' });
const days = (count: number) => plural('en', count, { one: '# day', other: '# days' });

/** The rules of a league as sentences with its own numbers. */
const rules = {
	here: 'In this league',
	groups: {
		army: 'Armies',
		rulings: 'Rulings',
		scenarios: 'Scenarios',
		scoring: 'Scoring',
		meeting: 'Meetings',
		season: 'Season'
	},
	armies: (p: { count: number; points: string; speed: number }) =>
		p.count === 1
			? `One army of at most ${p.points} CP; nothing in it is faster than ${p.speed}″.`
			: `One or two armies, A and B, of at most ${p.points} CP each; nothing in them is faster than ${p.speed}″.`,
	rulebook: (p: { what: string }) => `Polish rulebook of 2005 with ${p.what}.`,
	noSupplements: 'Polish rulebook of 2005 without supplements.',
	/** Rulebooks without supplements. */
	books: Object.fromEntries(
		Object.entries(rulebooks).map(([id, name]) => [id, `Rulebook: ${name}.`])
	) as Record<RulebookId, string>,
	rulings,
	pack: (p: { name: string; edition: number }) => `${p.name} (edition ${p.edition})`,
	packs: (p: { what: string }) => `Packs: ${p.what}.`,
	supplements: { healing: 'Healing', magic: 'Magic', specialists: 'Specialists' },
	bricks: 'Everything is built of toy bricks.',
	seal: 'Submissions must be sealed.',
	age: (p: { age: number }) =>
		`Players under ${p.age} are juniors, others are seniors. With a parent’s consent, a child may play as a senior.`,
	game: (p: { played: number; win: string; loss: string; secondary: string }) =>
		`A game: ${points(p.played)}; primary objective ${p.win} for the winner and ${p.loss} for the loser; secondary objective ${p.secondary} for each player who reaches it.`,
	draw: (p: { played: number }) =>
		`A draw: ${points(p.played)} each; secondary objectives do not count.`,
	drawWithSecondary: (p: { played: number }) =>
		`A draw: ${points(p.played)} each; secondary objectives count.`,
	boxes: (p: { games: number; most: number }) =>
		`Each scenario counts once from each side: ${plural('en', p.games, { one: '# game', other: '# games' })}, at most ${points(p.most)}. A replay scores nothing.`,
	walkover: (p: { present: number; absent: number; lost: string }) =>
		`Walkover: ${points(p.present)} for the player present in one announced scenario, ${points(p.absent)} for the absent one. If the absent player has already played the scenario this season: ${p.lost} from that result.`,
	notice: (p: { days: number }) =>
		`A meeting is announced with its games at least ${days(p.days)} ahead.`,
	table: (p: { least: string; usual: string; minutes: number }) =>
		`Table: at least ${p.least} cm, usually ${p.usual} cm. A game takes about ${p.minutes} minutes.`,
	referee: (p: { what: string }) =>
		`Nobody referees their own game. Always with a referee: ${p.what}. Others may use photos after every turn and a description instead.`,
	noReferee:
		'Nobody referees their own game. Photos after every turn and a description may replace a referee.',
	season: (p: { months: number; after: number }) =>
		`A season ends ${months(p.after)} after the first player has completed all scenarios from both sides, or ${months(p.months)} after it starts, whichever is earlier.`,
	ties: 'Players tied at the end play off in a randomly drawn scenario; play-offs add no points.',
	side: (p: { side: string; primary: string; secondary: string }) =>
		`${p.side}: ${p.primary}. Secondary: ${p.secondary}.`,
	bothSides: (p: { primary: string; secondary: string }) =>
		`Primary: ${p.primary}. Secondary: ${p.secondary}.`,
	edges: (p: { zone: number }) =>
		`Both sides deploy within ${p.zone}″ of their own edge; the edge is chosen by a die roll.`,
	ambush: (p: { zone: number }) =>
		`The light side deploys half of its units within ${p.zone}″ of the center, the dark side all of its units within ${p.zone}″ of the edges.`,
	reinforcements: (p: { side: string; from: number }) =>
		`Reinforcements for the ${p.side}: one unit on a roll of ${p.from} or more before each of its turns.`
};

/** The announcement of a meeting, to copy and send. */
const announcement = {
	title: (p: { league: string; when: string }) => `${p.league}: meeting on ${p.when}`,
	place: (p: { what: string }) => `Place: ${p.what}`,
	table: (p: { size: string }) => `Table: ${p.size} cm`,
	referee: (p: { name: string }) => `Referee: ${p.name}`,
	documented: 'No referee: photos after every turn and a description.',
	armies: (p: { count: number; points: string; speed: number }) =>
		p.count === 1
			? `Army: at most ${p.points} CP, nothing faster than ${p.speed}″`
			: `Armies: A and B, at most ${p.points} CP each, nothing faster than ${p.speed}″`,
	games: 'Games',
	round: (p: { number: number }) => `Round ${p.number}`,
	game: (p: { scenario: string; light: string; dark: string }) =>
		`${p.scenario}: ${p.light} (light side) – ${p.dark} (dark side)`,
	gameReferee: (p: { name: string }) => `referee: ${p.name}`,
	scoring: (p: { played: number; win: string; loss: string; secondary: string }) =>
		`Points: ${p.played} for a game, ${p.win} / ${p.loss} for the primary objective, ${p.secondary} for the secondary one.`,
	walkover: (p: { present: number; absent: number }) =>
		`If you can’t come, tell the organizer: a walkover gives ${points(p.present)} to the player present and ${points(p.absent)} to the absent one.`,
	submit: 'Send your army to the referee before the meeting.'
};

const reminders = {
	reports: (p: { league: string }) => `${p.league}: reports are missing`,
	armies: (p: { league: string; when: string }) =>
		`${p.league}: armies are missing for the meeting on ${p.when}`,
	meeting: (p: { when: string }) => `Meeting on ${p.when}:`,
	sendReport: 'Please send the referee the result of each game, with objectives reached.',
	sendArmy: 'Please submit your army to the referee before the meeting:'
};

const calendar = {
	summary: (p: { league: string }) => `${p.league}: BrikWars meeting`,
	file: (p: { name: string; what: string }) => `${p.name}, calendar of ${p.what}`
};

/** The page for everybody. */
const page = {
	language: 'Language',
	title: (p: { league: string; season: string }) => `${p.league}, season ${p.season}`,
	season: (p: { id: string }) => `Season ${p.id}`,
	asOf: (p: { when: string }) => `As of ${p.when}`,
	contents: 'Contents',
	sections: {
		standings: 'Standings',
		upcoming: 'Upcoming meetings',
		results: 'Results',
		regulations: 'Regulations'
	},
	city: (p: { category: string; city: string }) => `${p.category}, ${p.city}`,
	noPlayers: 'No players yet.',
	noMeetings: 'No meetings are announced.',
	noResults: 'No games yet.',
	notReported: 'not reported yet',
	walkover: (p: { name: string; what: string }) => `walkover: ${p.name} present, ${p.what} absent`,
	empty: 'not played',
	result: (p: { game: string; points: number; of: number }) => `${p.game}: ${p.points} : ${p.of}`,
	replay: 'replay',
	annulled: 'void',
	contradicting: 'contradictory reports',
	contradictions: (p: { count: number }) =>
		plural('en', p.count, {
			one: 'One game has contradictory entries; the referee is checking it.',
			other: '# games have contradictory entries; the referee is checking them.'
		}),
	made: 'Made with Brikmuster',
	file: (p: { name: string; what: string }) => `${p.name}, page of ${p.what}`
};

const contradictions = {
	game: (p: { what: string; scenario: string }) =>
		`${p.scenario}, ${p.what}: reports of the same game give different results.`,
	absence: (p: { what: string; scenario: string }) =>
		`${p.scenario}, ${p.what}: the game has a result and a walkover.`,
	bothAbsent: (p: { what: string; scenario: string }) =>
		`${p.scenario}, ${p.what}: each player is reported absent.`,
	playOff: (p: { what: string; scenario: string }) =>
		`${p.scenario}, ${p.what}: the same play-off has two winners.`,
	order: (p: { what: string; scenario: string }) =>
		`${p.scenario}, ${p.what}: another game on that day has the same number, so it is unclear which result counts.`,
	contested: (p: { what: string; scenario: string }) =>
		`${p.scenario}, ${p.what}: the game has several reports, so none of them counts yet.`,
	suspended: (p: { what: string; scenario: string }) =>
		`${p.scenario}, ${p.what}: the game has a result and a walkover, so neither of them counts yet.`,
	pair: (p: { name: string; what: string }) => `${p.name} – ${p.what}`
};

/** What leaves the league for everybody: page, announcements, reminders, calendar. */
export const publication = {
	rules,
	announcement,
	reminders,
	calendar,
	page,
	contradictions
};
