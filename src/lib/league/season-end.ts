import { addMonths, daysBetween, later, type Day } from './calendar';
import type { Category } from './fields';
import type { League, Player } from './league-file';
import { boxesOf } from './regulation';
import type { Result } from './results';
import type { SeasonState } from './season';
import { standings, tiesIn, type Standing } from './standings';

/** When a season ends, and by what (PL-LIG-11). */
export interface SeasonEnd {
	readonly end: Day;
	/** By the months after the opening, or after the first player's last report. */
	readonly by: 'months' | 'first';
	/** Who has all boxes first, and when his last report was. */
	readonly first: { readonly player: string; readonly on: Day } | undefined;
	readonly over: boolean;
	/** Days that are left, with the last one; 0 when it is over. */
	readonly daysLeft: number;
}

const lastReport = (own: readonly Result[]) =>
	own.map(({ reportedOn }) => reportedOn).reduce(later);

/** The end of a season as it stands on a day. */
export function seasonEnd({ regulation }: League, state: SeasonState, today: Day): SeasonEnd {
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

/** Ties that play-offs have to tell apart: of those who have played at all. */
export function openTies(rows: readonly Standing[]): Standing[][] {
	return tiesIn(rows).filter((group) => group.some(({ results }) => results.length > 0));
}

/** Who has won a category in a season that is over; nobody as long as the first place is shared. */
export function winnerOf(
	league: League,
	state: SeasonState,
	category: Category
): Player | undefined {
	const [first, second] = standings(league, state, category);
	const alone = first && first.results.length > 0 && second?.place !== 1;
	return alone ? first.player : undefined;
}
