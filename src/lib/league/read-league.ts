import { problemOf } from '$lib/army/format/issues';
import { pointer, type Problem } from '$lib/army/format/problem';
import { regulationOf } from './frozen';
import {
	LEAGUE_FORMAT,
	LEAGUE_VERSION,
	leagueSchema,
	LISTS,
	type League,
	type ListName,
	type Meeting,
	type Protocol
} from './league-file';
import type { Regulation } from './regulation';

export type LeagueProblem = Problem | { readonly code: 'notALeague'; readonly path: '' };

type LeagueReading =
	| { readonly ok: true; readonly league: League }
	| { readonly ok: false; readonly problem: LeagueProblem };

type Place = readonly (string | number)[];
type Names = ReadonlySet<string>;
type Reference = readonly [place: Place, id: string | null | undefined, among: Names];

function duplicate(league: League): Problem | undefined {
	for (const list of LISTS) {
		const seen = new Set<string>();
		for (const [index, { id }] of league[list].entries()) {
			if (seen.has(id)) return { code: 'duplicateId', path: pointer([list, index, 'id']), id };
			seen.add(id);
		}
	}
	return undefined;
}

/** The ids of each kind of entry. */
function idsIn(league: League) {
	const of = (entries: readonly { id: string }[]) => new Set(entries.map(({ id }) => id));
	const players = of(league.players);
	const people = new Set([...players, ...of(league.referees)]);
	const [seasons, meetings] = [of(league.seasons), of(league.meetings)];
	return { players, people, seasons, meetings };
}
type Ids = ReturnType<typeof idsIn>;

function ofPlan({ plan }: Meeting, { players, people }: Ids, scenarios: Names): Reference[] {
	return plan.flatMap(({ scenario, light, dark, referee }, index): Reference[] => [
		[['plan', index, 'scenario'], scenario, scenarios],
		[['plan', index, 'light'], light, players],
		[['plan', index, 'dark'], dark, players],
		[['plan', index, 'referee'], referee, people]
	]);
}

function ofProtocol(
	{ meeting, scenario, light, dark, referee }: Protocol,
	{ meetings, players, people }: Ids,
	scenarios: Names
): Reference[] {
	return [
		[['meeting'], meeting, meetings],
		[['scenario'], scenario, scenarios],
		[['light', 'player'], light.player, players],
		[['dark', 'player'], dark.player, players],
		[['referee'], referee, people]
	];
}

/** The scenarios of each season, by season and by meeting. */
function scenariosIn(league: League) {
	const names = ({ scenarios }: Regulation) => new Set(scenarios.map(({ id }) => id));
	const own = names(league.regulation);
	const bySeason = new Map(
		league.seasons.map((season) => [season.id, names(regulationOf(league, season))])
	);
	const byMeeting = new Map(
		league.meetings.map(({ id, season }) => [id, bySeason.get(season) ?? own])
	);
	return {
		ofSeason: (season: string): Names => bySeason.get(season) ?? own,
		ofMeeting: (meeting: string): Names => byMeeting.get(meeting) ?? own
	};
}

/** Every reference to another entry. */
function references(league: League): Reference[] {
	const ids = idsIn(league);
	const { players, people, seasons, meetings } = ids;
	const { ofSeason, ofMeeting } = scenariosIn(league);
	const among = <L extends ListName>(list: L, of: (entry: League[L][number]) => Reference[]) =>
		league[list].flatMap((entry: League[L][number], index: number) =>
			of(entry).map(([place, ...rest]): Reference => [[list, index, ...place], ...rest])
		);
	return [
		...among('meetings', (meeting) => [
			[['season'], meeting.season, seasons],
			[['referee'], meeting.referee, people],
			...ofPlan(meeting, ids, ofSeason(meeting.season))
		]),
		...among('seasons', ({ roster = [] }) =>
			roster.map(({ player }, index): Reference => [['roster', index, 'player'], player, players])
		),
		...among('submissions', ({ player, meeting }) => [
			[['player'], player, players],
			[['meeting'], meeting, meetings]
		]),
		...among('protocols', (protocol) => ofProtocol(protocol, ids, ofMeeting(protocol.meeting))),
		...among('walkovers', ({ meeting, scenario, present, absent }) => [
			[['meeting'], meeting, meetings],
			[['scenario'], scenario, ofMeeting(meeting)],
			[['present'], present, players],
			[['absent'], absent, players]
		]),
		...among('playOffs', ({ season, scenario, players: [one, other], winner }) => [
			[['season'], season, seasons],
			[['scenario'], scenario, ofSeason(season)],
			[['players', 0], one, players],
			[['players', 1], other, players],
			[['winner'], winner, new Set([one, other])]
		])
	];
}

/** The first duplicate id or broken reference. */
export function checkEntries(league: League): Problem | undefined {
	const twice = duplicate(league);
	if (twice) return twice;
	for (const [place, id, among] of references(league)) {
		if (typeof id === 'string' && !among.has(id)) {
			return { code: 'unknownReference', path: pointer(place), id };
		}
	}
	return undefined;
}

/** Reads a league from a parsed document into a new, completely validated object. */
export function readLeague(document: unknown): LeagueReading {
	const refuse = (problem: LeagueProblem): LeagueReading => ({ ok: false, problem });
	const { format, version } = (document ?? {}) as { format?: unknown; version?: unknown };
	if (format !== LEAGUE_FORMAT) return refuse({ code: 'notALeague', path: '' });
	if (Number.isSafeInteger(version) && (version as number) > LEAGUE_VERSION) {
		return refuse({ code: 'newerVersion', path: '/version', version: version as number });
	}
	const parsed = leagueSchema.safeParse(document, { reportInput: true });
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return refuse(issue ? problemOf(issue) : { code: 'notALeague', path: '' });
	}
	const problem = checkEntries(parsed.data);
	return problem ? refuse(problem) : { ok: true, league: parsed.data };
}
