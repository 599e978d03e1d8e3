import { memoByIdentity } from '$lib/rules/memo';
import { addMonths, earlier, later, type Day } from './calendar';
import type { League, Meeting, Protocol, Season, Walkover } from './league-file';
import { regulationOf } from './frozen';
import { boxesOf } from './regulation';
import { results, type Entry, type Result } from './results';

/** The state of a season: its last day, and every player's results. */
export interface SeasonState {
	readonly season: Season;
	/** The last day. It may move earlier until a player has all boxes. */
	readonly end: Day;
	/** Whether a player has all boxes, so that the end is final. */
	readonly settled: boolean;
	readonly results: ReadonlyMap<string, readonly Result[]>;
}

type DatedEntry = Entry & { readonly on: Day; readonly reportedOn: Day; readonly order: string };

/** The games and walkovers of a season that count, in chronological order. */
function entriesOf(
	{ meetings, protocols, walkovers }: League,
	{ id, opened }: Season
): DatedEntry[] {
	const held = new Map<string, Meeting>(
		meetings
			.filter(({ season, annulled, on }) => season === id && annulled !== true && on >= opened)
			.map((meeting) => [meeting.id, meeting])
	);
	const place = <T extends Protocol | Walkover>({ id, meeting, game, annulled, reportedOn }: T) => {
		const on = annulled === true ? undefined : held.get(meeting)?.on;
		if (on === undefined) return undefined;
		const order = `${on} ${String(game).padStart(2, '0')} ${id}`;
		return { on, reportedOn: later(on, reportedOn), order };
	};
	const games = protocols.flatMap((protocol): DatedEntry[] => {
		const when = place(protocol);
		return when && protocol.light.player !== protocol.dark.player
			? [{ kind: 'game', protocol, ...when }]
			: [];
	});
	const absences = walkovers.flatMap((walkover): DatedEntry[] => {
		const when = place(walkover);
		return when && walkover.present !== walkover.absent
			? [{ kind: 'walkover', walkover, ...when }]
			: [];
	});
	return [...games, ...absences].sort((a, b) => (a.order < b.order ? -1 : 1));
}

/** The last report day of the first player with all boxes; undefined if there is none. */
function firstComplete(
	all: ReadonlyMap<string, readonly Result[]>,
	boxes: number
): Day | undefined {
	const days = [...all.values()]
		.filter((own) => own.length === boxes)
		.map((own) => own.map(({ reportedOn }) => reportedOn).reduce(later));
	return days.length > 0 ? days.reduce(earlier) : undefined;
}

function computed(league: League, season: Season): SeasonState {
	const regulation = regulationOf(league, season);
	const { months, monthsAfterFirst } = regulation.season;
	const latest = addMonths(season.opened, months);
	const entries = entriesOf(league, season).filter(({ on }) => on <= latest);
	const all = results(regulation, entries);
	const complete = firstComplete(all, boxesOf(regulation).length);
	const settled = complete !== undefined;
	const end = settled ? earlier(latest, addMonths(complete, monthsAfterFirst)) : latest;
	const counted = entries.filter(({ on }) => on <= end);
	const isWhole = counted.length === entries.length;
	return { season, end, settled, results: isWhole ? all : results(regulation, counted) };
}

const statesOf = memoByIdentity((league: League) =>
	memoByIdentity((season: Season) => computed(league, season))
);

/**
 * The state of a season. It ends a month after the last report of the first player with all boxes, but no later
 * than six months after its opening (PL-LIG-11, X-29). Later games do not count.
 */
export function seasonState(league: League, season: Season): SeasonState {
	return statesOf(league)(season);
}
