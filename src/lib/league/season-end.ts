import { addMonths, daysBetween, later, type Day } from './calendar';
import type { Category } from './fields';
import { regulationOf } from './frozen';
import type { League, Player } from './league-file';
import { boxesOf } from './regulation';
import type { Result } from './results';
import type { SeasonState } from './season';
import { standings, tiesIn, type Standing } from './standings';

/** When a season ends, and why (PL-LIG-11). */
export interface SeasonEnd {
	readonly end: Day;
	/** Some months after the opening, or after the last report of the first player with all boxes. */
	readonly by: 'months' | 'first';
	/** The first player with all boxes, and the day of their last report. */
	readonly first: { readonly player: string; readonly on: Day } | undefined;
	readonly over: boolean;
	/** Days left, including the last one; 0 if the season is over. */
	readonly daysLeft: number;
}

const lastReport = (own: readonly Result[]) =>
	own.map(({ reportedOn }) => reportedOn).reduce(later);

/** The end of a season as known on a day. */
export function seasonEnd(league: League, state: SeasonState, today: Day): SeasonEnd {
	const regulation = regulationOf(league, state.season);
	const boxes = boxesOf(regulation).length;
	const [first] = [...state.results]
		.filter(([, own]) => own.length === boxes)
		.map(([player, own]) => ({ player, on: lastReport(own) }))
		.sort((a, b) => (a.on < b.on || (a.on === b.on && a.player < b.player) ? -1 : 1));
	const latest = addMonths(state.season.opened, regulation.season.months);
	const over = today > state.end;
	return {
		end: state.end,
		by: state.settled && state.end < latest ? 'first' : 'months',
		first,
		over,
		daysLeft: over ? 0 : daysBetween(today, state.end) + 1
	};
}

/** Ties that need a play-off; ties of players without a game are ignored. */
export function openTies(rows: readonly Standing[]): Standing[][] {
	return tiesIn(rows).filter((group) => group.some(({ results }) => results.length > 0));
}

/** The winner of a category in a finished season; undefined while first place is shared. */
export function winnerOf(
	league: League,
	state: SeasonState,
	category: Category
): Player | undefined {
	const [first, second] = standings(league, state, category);
	const alone = first && first.results.length > 0 && second?.place !== 1;
	return alone ? first.player : undefined;
}
