import { meetingGames, peopleAt } from '$lib/league/agenda';
import type { League, Meeting, PlannedGame, Season } from '$lib/league/league-file';
import { missingArmies, missingReports } from '$lib/league/planning/reminders';
import { seasonState } from '$lib/league/season';
import type { DeviceRights } from '$lib/league/entries/device-rights';
import { groupsAt, hasOpenReport, mayConfirm } from '$lib/league/view/report-groups';
import type { LeagueView } from '$lib/league/view/view';
import type { LeagueTab, View } from './league-view';

/** Something to do, with its page. */
export type Task =
	| {
			readonly what: 'decide' | 'contested' | 'confirm' | 'report' | 'alarms';
			readonly count: number;
			readonly tab: LeagueTab;
	  }
	| { readonly what: 'players' | 'announce' | 'season' | 'send' | 'join'; readonly tab: LeagueTab }
	| {
			readonly what: 'meeting';
			readonly tab: LeagueTab;
			readonly meeting: Meeting;
			/** The viewer's first planned game there. */
			readonly game: PlannedGame | undefined;
	  };

interface Situation {
	readonly league: League;
	/** What the league says beside its document. */
	readonly shown: Pick<
		LeagueView,
		'alarms' | 'lookAlikes' | 'contested' | 'pending' | 'reportGroups'
	>;
	readonly season: Season;
	readonly today: string;
	readonly view: View;
	readonly rights: DeviceRights;
	/** The key that signs on this device. */
	readonly key: string;
	readonly ownPlayers: readonly string[];
}

const counted =
	(what: 'decide' | 'contested' | 'confirm' | 'report' | 'alarms', tab: LeagueTab) =>
	(count: number): Task[] =>
		count > 0 ? [{ what, tab, count }] : [];

/** The games without a result that the viewer may report. */
function openGames({ league, shown, season, today, rights }: Situation): number {
	return missingReports(league, season, today, (...game) =>
		hasOpenReport(shown.reportGroups, ...game)
	)
		.map(({ meeting, games }) =>
			games.filter(({ light, dark }) =>
				rights.may('report', { city: meeting.city, own: [light, dark] })
			)
		)
		.reduce((sum, { length }) => sum + length, 0);
}

/** Reports that wait for a confirmation by the viewer. */
function unconfirmed(situation: Situation): number {
	const { shown, league, season } = situation;
	return league.meetings
		.filter((meeting) => meeting.season === season.id)
		.flatMap(({ id, city }) =>
			groupsAt(shown.reportGroups, id)
				.filter(({ contested }) => !contested)
				.flatMap(({ reports }) => reports)
				.filter((report) => mayConfirm(situation, report, city))
		).length;
}

/** A meeting has to be announced while the season lasts, and then the next season to be opened. */
function nextStep({ league, season, today, rights }: Situation): Task[] {
	if (league.players.length < 2) return [{ what: 'players', tab: 'people' }];
	if (today > seasonState(league, season).end) {
		const isLatest = league.seasons.every(({ opened }) => opened <= season.opened);
		return isLatest && rights.mayAnywhere('season') ? [{ what: 'season', tab: 'meetings' }] : [];
	}
	const coming = league.meetings.some(
		(meeting) => meeting.season === season.id && meeting.on >= today && !meeting.annulled
	);
	return coming ? [] : [{ what: 'announce', tab: 'meetings' }];
}

function ofReferee(situation: Situation): Task[] {
	const { shown } = situation;
	return [
		...counted('decide', 'submissions')(shown.pending.length),
		...counted('alarms', 'people')(shown.alarms.length + shown.lookAlikes.length),
		...nextStep(situation)
	];
}

/** An organizer announces the next meeting of each of their cities with players for a game. */
function ofOrganizer({ league, season, today, rights: { cities } }: Situation): Task[] {
	if (today > seasonState(league, season).end) return [];
	const lacksMeeting = cities.some((own) => {
		const players = league.players.filter(
			({ city, withdrawn }) => city === own && withdrawn === undefined
		);
		const coming = league.meetings.some(
			({ city, on, annulled, season: id }) =>
				city === own && id === season.id && on >= today && !annulled
		);
		return players.length > 1 && !coming;
	});
	return lacksMeeting ? [{ what: 'announce', tab: 'meetings' }] : [];
}

/** The next meeting of players. */
function nextMeeting({ league, season, today, ownPlayers }: Situation): Task[] {
	const [meeting] = league.meetings
		.filter(
			(one) =>
				one.season === season.id &&
				one.on >= today &&
				one.annulled !== true &&
				ownPlayers.some((id) => peopleAt(league, one).has(id))
		)
		.sort((a, b) => (a.on < b.on ? -1 : 1));
	if (!meeting) return [];
	const game = meetingGames(league, meeting).planned.find(
		({ game: { light, dark }, held }) =>
			!held && (ownPlayers.includes(light) || ownPlayers.includes(dark))
	)?.game;
	return [{ what: 'meeting', tab: 'meetings', meeting, game }];
}

function ofPlayer(situation: Situation): Task[] {
	const { league, season, today, ownPlayers } = situation;
	const lacksArmy = missingArmies(league, season, today).some(({ players }) =>
		players.some((id) => ownPlayers.includes(id))
	);
	return [
		...nextMeeting(situation),
		...(lacksArmy ? [{ what: 'send', tab: 'play' } as const] : [])
	];
}

/** What a person can do next in a league, the most urgent first. */
export function tasksOf(situation: Situation): Task[] {
	const { shown, view } = situation;
	if (view === 'guest') return [{ what: 'join', tab: 'play' }];
	const results = [
		...counted('contested', 'meetings')(view === 'referee' ? shown.contested.length : 0),
		...counted('confirm', 'meetings')(unconfirmed(situation)),
		...counted('report', 'meetings')(openGames(situation))
	];
	if (view === 'player') return [...results, ...ofPlayer(situation)];
	const own = view === 'referee' ? ofReferee(situation) : ofOrganizer(situation);
	return [...results, ...own, ...ofPlayer(situation)];
}
