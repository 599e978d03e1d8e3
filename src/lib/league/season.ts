import { memoByIdentity } from '$lib/rules/memo';
import { addMonths, earlier, later, type Day } from './calendar';
import type { League, Meeting, Protocol, Season, Walkover } from './league-file';
import { regulationOf } from './frozen';
import { boxesOf } from './regulation';
import { resultsOf, type Entry, type Result } from './results';

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

/** Digits of the number of a game. */
const DIGITS = 2;

/** The numbers of the games that were played again on the same day, by what a replay has in common with them. */
class FirstNumbers {
	readonly #numbers = new Map<string, number>();

	note(protocol: Protocol, on: Day | undefined): void {
		if (protocol.replay === true || protocol.annulled === true) return;
		const name = this.#nameOf(protocol, on);
		this.#numbers.set(name, Math.max(protocol.game, this.#numbers.get(name) ?? 0));
	}

	/** A replay comes after its game: two referees may number their games on their own. */
	placeOf(report: Protocol | Walkover, on: Day): string {
		const isReplay = 'replay' in report && report.replay === true;
		const first = isReplay ? (this.#numbers.get(this.#nameOf(report, on)) ?? 0) : 0;
		const number = String(Math.max(report.game, first)).padStart(DIGITS, '0');
		return `${number} ${isReplay ? 1 : 0}`;
	}

	#nameOf({ scenario, light, dark }: Protocol, on: Day | undefined): string {
		return [on, scenario, light.player, dark.player].join(' ');
	}
}

/** The games and walkovers of a season that count, in chronological order. */
function entriesOf(
	{ meetings, protocols, walkovers }: League,
	{ id, opened }: Season
): readonly DatedEntry[] {
	const held = new Map<string, Meeting>(
		meetings
			.filter(({ season, annulled, on }) => season === id && annulled !== true && on >= opened)
			.map((meeting) => [meeting.id, meeting])
	);
	const dayOf = (meeting: string) => held.get(meeting)?.on;
	const numbers = new FirstNumbers();
	for (const protocol of protocols) numbers.note(protocol, dayOf(protocol.meeting));
	const place = <T extends Protocol | Walkover>(report: T) => {
		const { id, meeting, annulled, reportedOn } = report;
		const on = annulled === true ? undefined : dayOf(meeting);
		if (on === undefined) return undefined;
		const order = `${on} ${numbers.placeOf(report, on)} ${id}`;
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
	return [...games, ...absences].toSorted((a, b) => (a.order < b.order ? -1 : 1));
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
	const dated = entriesOf(league, season);
	const entries = dated.filter(({ on }) => on <= latest);
	const all = resultsOf(regulation, entries);
	const complete = firstComplete(all, boxesOf(regulation).length);
	const settled = complete !== undefined;
	const end = settled ? earlier(latest, addMonths(complete, monthsAfterFirst)) : latest;
	const counted = entries.filter(({ on }) => on <= end);
	const isWhole = counted.length === entries.length;
	const own = isWhole ? all : resultsOf(regulation, counted);
	return { season, end, settled, results: own };
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

/** The season that opened last. */
export function latestSeason({ seasons }: Pick<League, 'seasons'>): Season | undefined {
	return seasons.toSorted((a, b) => (a.opened < b.opened ? 1 : -1))[0];
}
