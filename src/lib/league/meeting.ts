import { daysBetween } from './calendar';
import { finding, type Finding } from './finding';
import { categoryIn, regulationOf } from './frozen';
import type { League, Meeting, PlannedGame, Season } from './league-file';
import type { Regulation } from './regulation';

/** The parts of a league against which an announced meeting is checked. */
type MeetingRules = Pick<League, 'regulation' | 'players'> & Partial<Pick<League, 'seasons'>>;

/** The rules of a season, as frozen when it opened. */
export function rulesIn(league: MeetingRules, id: string): SeasonRules {
	const season = league.seasons?.find((one) => one.id === id);
	return { regulation: regulationOf(league, season), players: league.players, season };
}

/** What a meeting or a game is checked against. */
interface SeasonRules {
	readonly regulation: Regulation;
	readonly players: League['players'];
	readonly season: Season | undefined;
}

function checkNotice({ on, announcedOn, plan }: Meeting, { meeting }: Regulation): Finding[] {
	const days = daysBetween(announcedOn, on);
	const limit = meeting.noticeDays;
	return [
		...(days < limit
			? [finding('error', 'NOTICE', '/announcedOn', { reason: 'days', days, limit })]
			: []),
		...(plan.length === 0 ? [finding('error', 'NOTICE', '/plan', { reason: 'plan' })] : [])
	];
}

/** The table may be turned: compare the shorter sides and the longer sides. */
function checkTable({ table }: Meeting, { meeting: { table: least } }: Regulation): Finding[] {
	const sides = ({ width, depth }: typeof table) => [width, depth].sort((a, b) => a - b);
	const [short = 0, long = 0] = sides(table);
	const [leastShort = 0, leastLong = 0] = sides(least);
	const large = short >= leastShort && long >= leastLong;
	return large ? [] : [finding('error', 'TABLE', '/table', { ...table, least })];
}

/**
 * Findings on a game's referee (PL-LIG-08). Nobody referees their own game. Without a referee, the game must be
 * documented, and neither player may be of a category that needs one.
 */
export function checkReferee(
	game: { readonly light: string; readonly dark: string; readonly referee: string | null },
	documented: boolean,
	{ regulation, players, season }: SeasonRules,
	path: string
): Finding[] {
	const { light, dark, referee } = game;
	if (referee === light || referee === dark) {
		return [finding('error', 'REFEREE', path, { reason: 'party' })];
	}
	if (referee !== null) return [];
	const categories = players.filter(({ id }) => id === light || id === dark);
	if (categories.some((player) => regulation.refereeFor.includes(categoryIn(season, player)))) {
		return [finding('error', 'REFEREE', path, { reason: 'junior' })];
	}
	return documented ? [] : [finding('error', 'REFEREE', path, { reason: 'documented' })];
}

/** The referee of a planned game: its own, else the meeting's. */
export function refereeOf(meeting: Meeting, { referee }: PlannedGame): string | null {
	return referee === undefined ? meeting.referee : referee;
}

function checkGame(meeting: Meeting, index: number, rules: SeasonRules): Finding[] {
	const game = meeting.plan[index];
	if (!game) return [];
	const { light, dark, scenario } = game;
	const place = `/plan/${index}`;
	if (light === dark) return [finding('error', 'PLAN', place, { reason: 'onePlayer' })];
	const known = rules.regulation.scenarios.some(({ id }) => id === scenario);
	const unknown = finding('error', 'PLAN', `${place}/scenario`, { reason: 'scenario' });
	const referee = refereeOf(meeting, game);
	const documented = meeting.documented === true;
	return [
		...(known ? [] : [unknown]),
		...checkReferee({ light, dark, referee }, documented, rules, `${place}/referee`)
	];
}

/** The findings on an announced meeting (PL-LIG-07, PL-LIG-08). */
export function checkMeeting(meeting: Meeting, league: MeetingRules): Finding[] {
	const rules = rulesIn(league, meeting.season);
	return [
		...checkNotice(meeting, rules.regulation),
		...checkTable(meeting, rules.regulation),
		...meeting.plan.flatMap((_, index) => checkGame(meeting, index, rules))
	];
}
