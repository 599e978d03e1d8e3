import { memoByIdentity } from '$lib/rules/memo';
import type { Day } from './calendar';
import type { Season, League, Meeting, PlannedGame, Protocol, Walkover } from './league-file';

/** The games of a meeting: the planned ones with their results, and the unplanned ones. */
interface MeetingGames {
	readonly planned: readonly PlannedEntry[];
	/** Reports and walkovers that match no planned game. */
	readonly others: readonly GameEntry[];
	/** The number of planned games without a result. */
	readonly open: number;
	/** The number of the next game. */
	readonly next: number;
}

interface PlannedEntry {
	readonly game: PlannedGame;
	readonly held: GameEntry | undefined;
}

export type GameEntry =
	| { readonly kind: 'game'; readonly entry: Protocol }
	| { readonly kind: 'walkover'; readonly entry: Walkover };

/** The games and walkovers of each meeting in the order of their numbers, by its id. */
const byMeeting = memoByIdentity(({ protocols, walkovers }: League) => {
	const meetings = new Map<string, GameEntry[]>();
	const add = (one: GameEntry) => {
		const { meeting } = one.entry;
		const found = meetings.get(meeting);
		if (found) found.push(one);
		else meetings.set(meeting, [one]);
	};
	for (const entry of protocols) add({ kind: 'game', entry });
	for (const entry of walkovers) add({ kind: 'walkover', entry });
	for (const found of meetings.values()) {
		found.sort((a, b) => a.entry.game - b.entry.game || (a.entry.id < b.entry.id ? -1 : 1));
	}
	return meetings;
});

function entriesOf(league: League, { id }: Meeting): readonly GameEntry[] {
	return byMeeting(league).get(id) ?? [];
}

/**
 * Whether a result matches a planned game. A walkover matches with either side, since the player who came chooses
 * it.
 */
function matchesPlan({ scenario, light, dark }: PlannedGame, held: GameEntry): boolean {
	if (held.entry.annulled === true || held.entry.scenario !== scenario) return false;
	if (held.kind === 'game') {
		return held.entry.light.player === light && held.entry.dark.player === dark;
	}
	const { present, absent } = held.entry;
	return [light, dark].includes(present) && [light, dark].includes(absent);
}

/** The games of a meeting in the order of the plan. A result belongs to the first planned game that it matches. */
export function meetingGames(league: League, meeting: Meeting): MeetingGames {
	const left = [...entriesOf(league, meeting)];
	const next = Math.max(0, ...left.map(({ entry }) => entry.game)) + 1;
	const planned = meeting.plan.map((game): PlannedEntry => {
		const index = left.findIndex((held) => matchesPlan(game, held));
		return { game, held: index < 0 ? undefined : left.splice(index, 1)[0] };
	});
	const open = planned.filter(({ held }) => held === undefined).length;
	return { planned, others: left, open, next };
}

/** The ids of all people of a meeting: planned, playing, absent and refereeing. */
export function peopleAt(league: League, meeting: Meeting): ReadonlySet<string> {
	const planned = meeting.plan.flatMap(({ light, dark, referee }) => [light, dark, referee]);
	const held = entriesOf(league, meeting).flatMap((one) =>
		one.kind === 'game'
			? [one.entry.light.player, one.entry.dark.player, one.entry.referee]
			: [one.entry.present, one.entry.absent]
	);
	return new Set([meeting.referee, ...planned, ...held].flatMap((id) => id ?? []));
}

/** Whether a game or walkover of a meeting is reported and counts. */
export function hasResults(league: League, meeting: Meeting): boolean {
	return entriesOf(league, meeting).some(({ entry }) => entry.annulled !== true);
}

/** The meetings of a season, grouped by what remains to be done. */
interface Agenda {
	/** The next one first. */
	readonly coming: readonly Meeting[];
	/** Past meetings with planned games that are not reported, the oldest first. */
	readonly waiting: readonly Meeting[];
	/** Past meetings, annulled ones too; the latest first. */
	readonly past: readonly Meeting[];
}

export function agendaOf(league: League, { id: season }: Season, today: Day): Agenda {
	const byDay = league.meetings
		.filter((meeting) => meeting.season === season)
		.sort((a, b) => (a.on < b.on || (a.on === b.on && a.id < b.id) ? -1 : 1));
	const coming = byDay.filter(({ on, annulled }) => on > today && annulled !== true);
	const isWaiting = (meeting: Meeting) =>
		meeting.annulled !== true && (meeting.on === today || meetingGames(league, meeting).open > 0);
	const held = byDay.filter((meeting) => !coming.includes(meeting));
	return {
		coming,
		waiting: held.filter(isWaiting),
		past: held.filter((meeting) => !isWaiting(meeting)).reverse()
	};
}
