import type { Day } from './calendar';
import type { Season, League, Meeting, PlannedGame, Protocol, Walkover } from './league-file';

/** What became of a meeting: its planned games with their results, and what was not planned. */
export interface Course {
	readonly planned: readonly PlannedCourse[];
	/** Reports and walkovers that no planned game stands for. */
	readonly others: readonly Held[];
	/** Planned games of which nothing is known yet. */
	readonly open: number;
	/** The number of the next game. */
	readonly next: number;
}

export interface PlannedCourse {
	readonly game: PlannedGame;
	readonly held: Held | undefined;
}

export type Held =
	| { readonly kind: 'game'; readonly entry: Protocol }
	| { readonly kind: 'walkover'; readonly entry: Walkover };

function heldAt({ protocols, walkovers }: League, { id }: Meeting): Held[] {
	const games = protocols.map((entry): Held => ({ kind: 'game', entry }));
	const absences = walkovers.map((entry): Held => ({ kind: 'walkover', entry }));
	return [...games, ...absences]
		.filter(({ entry }) => entry.meeting === id)
		.sort((a, b) => a.entry.game - b.entry.game || (a.entry.id < b.entry.id ? -1 : 1));
}

/** Whether it is what the plan has; a walkover is, whichever side the one who came has chosen. */
function stands({ scenario, light, dark }: PlannedGame, held: Held): boolean {
	if (held.entry.annulled === true || held.entry.scenario !== scenario) return false;
	if (held.kind === 'game') {
		return held.entry.light.player === light && held.entry.dark.player === dark;
	}
	const { present, absent } = held.entry;
	return [light, dark].includes(present) && [light, dark].includes(absent);
}

/** The games of a meeting in the order of the plan, each result at the first planned game that it is of. */
export function courseOf(league: League, meeting: Meeting): Course {
	const left = heldAt(league, meeting);
	const next = Math.max(0, ...left.map(({ entry }) => entry.game)) + 1;
	const planned = meeting.plan.map((game): PlannedCourse => {
		const index = left.findIndex((held) => stands(game, held));
		return { game, held: index < 0 ? undefined : left.splice(index, 1)[0] };
	});
	const open = planned.filter(({ held }) => held === undefined).length;
	return { planned, others: left, open, next };
}

/** The meetings of a season by what is to be done about them. */
export interface Agenda {
	/** The next one first. */
	readonly coming: readonly Meeting[];
	/** Held, and games of the plan are not reported: the oldest first. */
	readonly waiting: readonly Meeting[];
	/** The latest first; annulled ones too. */
	readonly past: readonly Meeting[];
}

export function agendaOf(league: League, { id: season }: Season, today: Day): Agenda {
	const byDay = league.meetings
		.filter((meeting) => meeting.season === season)
		.sort((a, b) => (a.on < b.on || (a.on === b.on && a.id < b.id) ? -1 : 1));
	const coming = byDay.filter(({ on, annulled }) => on > today && annulled !== true);
	const waits = (meeting: Meeting) =>
		meeting.annulled !== true && (meeting.on === today || courseOf(league, meeting).open > 0);
	const held = byDay.filter((meeting) => !coming.includes(meeting));
	return {
		coming,
		waiting: held.filter(waits),
		past: held.filter((meeting) => !waits(meeting)).reverse()
	};
}
