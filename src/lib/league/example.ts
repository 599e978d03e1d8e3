import { documentDigest } from '$lib/army/format/digest';
import { exampleArmy } from '$lib/army/example';
import { addDays, type Day } from './calendar';
import { draftSubmission } from './drafting';
import { withEntry } from './entries';
import type { Decision, League, Player, Protocol } from './league-file';
import { newLeague } from './new-league';

/** Ids are fixed, so that the example is created only once. */
const idOf = (kind: number, number: number) =>
	`e8a3b1e${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const EXAMPLE_LEAGUE = idOf(0, 1);
const REFEREE = { id: idOf(2, 1), name: 'Hanna D.' };
const NAMES = [
	'Ola K.',
	'Leon M.',
	'Zoja P.',
	'Igor S.',
	'Nina W.',
	'Adam B.',
	'Maja R.',
	'Oskar T.'
];
const JUNIORS = ['Leon M.', 'Maja R.'];
const HALF = NAMES.length / 2;
const PLAYERS = NAMES.map((name, index): Player => ({
	id: idOf(1, index + 1),
	name,
	category: JUNIORS.includes(name) ? 'junior' : 'senior'
}));

type Outcome = Protocol['outcome'];
/** A meeting: days from today, its scenario, and the outcome of each game; `absent` is a walkover. */
interface Round {
	readonly days: number;
	readonly scenario: string;
	readonly outcomes: readonly (Outcome | 'absent')[];
}

const ROUNDS: readonly Round[] = [
	{ days: -56, scenario: 'battle', outcomes: ['light', 'dark', 'light', 'draw'] },
	{ days: -42, scenario: 'battle', outcomes: ['dark', 'light', 'light', 'dark'] },
	{ days: -28, scenario: 'captureTheFlag', outcomes: ['light', 'draw', 'dark', 'light'] },
	{ days: -14, scenario: 'captureTheFlag', outcomes: ['dark', 'dark', 'light', 'absent'] },
	{ days: 7, scenario: 'transport', outcomes: [] }
];

interface ExampleTexts {
	readonly league: string;
	readonly place: string;
	readonly army: Parameters<typeof exampleArmy>[1];
}

/** The games of a round; players change sides every other round, so that every game fills new boxes. */
function planOf(round: number) {
	const player = (index: number) => PLAYERS[index]?.id ?? '';
	const { scenario = '' } = ROUNDS[round] ?? {};
	return Array.from({ length: HALF }, (_, index) => {
		const pair = [player(index), player(HALF + ((index + round) % HALF))];
		const [light = '', dark = ''] = round % 2 === 0 ? pair : pair.toReversed();
		return { scenario, light, dark };
	});
}

function withRound(league: League, round: number, season: string, today: Day): League {
	const { days, scenario, outcomes } = ROUNDS[round] ?? { days: 0, scenario: '', outcomes: [] };
	const on = addDays(today, days);
	const meeting = idOf(3, round + 1);
	const plan = planOf(round);
	const announced = withEntry(league, 'meetings', {
		...{ id: meeting, season, on, announcedOn: addDays(on, -14), referee: REFEREE.id, plan },
		table: { ...league.regulation.meeting.standardTable }
	});
	return outcomes.reduce((made, outcome, index) => {
		const { light = '', dark = '' } = plan[index] ?? {};
		const game = index + 1;
		const common = { id: idOf(4, round * 10 + game), meeting, game, scenario };
		const reportedOn = addDays(on, 1);
		if (outcome === 'absent') {
			const absence = { ...common, side: 'light' as const, present: light, absent: dark };
			return withEntry(made, 'walkovers', { ...absence, reportedOn });
		}
		return withEntry(made, 'protocols', {
			...{ ...common, outcome, reportedOn, referee: REFEREE.id },
			light: { player: light, army: 'A', secondary: outcome !== 'dark' && index % 2 === round % 2 },
			dark: { player: dark, army: 'A', secondary: outcome === 'dark' }
		});
	}, announced);
}

function acceptedArmy(
	league: League,
	season: string,
	player: Player,
	day: Day,
	texts: ExampleTexts
) {
	const number = PLAYERS.indexOf(player) + 1;
	const submission = draftSubmission(
		league.regulation,
		{ league: league.id, season, meeting: null },
		{
			player: { id: player.id, name: player.name, category: player.category },
			parentConsent: true
		},
		{ A: exampleArmy(idOf(6, number), texts.army) },
		{ toyBricksOnly: true, submittedAt: `${day}T10:00:00Z` }
	);
	const digest = documentDigest(submission);
	const accepted = { decision: 'accept' as const, reasons: [], decidedOn: day };
	const id = idOf(5, number);
	return {
		id,
		player: player.id,
		meeting: null,
		digest,
		file: submission,
		...accepted
	} satisfies Decision;
}

/** A league in the middle of its season: eight players, four played meetings and a planned one. */
export function exampleLeague(today: Day, texts: ExampleTexts): League {
	const opened = addDays(today, -70);
	const season = `${opened.slice(0, 4)}-1`;
	const empty = newLeague(EXAMPLE_LEAGUE, texts.league, { id: season, opened });
	const people = { ...empty, players: [...PLAYERS], referees: [REFEREE] };
	const submissions = PLAYERS.map((player) => acceptedArmy(people, season, player, opened, texts));
	const submitted: League = { ...people, submissions };
	const league = ROUNDS.reduce(
		(made, _, round) => withRound(made, round, season, today),
		submitted
	);
	const meetings = league.meetings.map((meeting) => ({ ...meeting, place: texts.place }));
	return { ...league, meetings };
}
