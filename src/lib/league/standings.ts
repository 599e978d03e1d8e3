import { memoByIdentity } from '$lib/rules/memo';
import { CATEGORIES, type Category } from './fields';
import { rosterOf } from './frozen';
import type { League, Player } from './league-file';
import { playedOff } from './play-offs';
import type { Regulation, Scenario } from './regulation';
import { totalOf, type Result } from './results';
import type { SeasonState } from './season';

export interface Standing {
	readonly player: Player;
	/** From 1; tied players share it. */
	readonly place: number;
	readonly total: number;
	readonly results: readonly Result[];
	/** Other players in the same place, to be separated by play-offs (PL-LIG-11). */
	readonly tiedWith: readonly string[];
}

/** Groups a list by a number, the highest first. */
function byNumber<T>(entries: readonly T[], of: (entry: T) => number): T[][] {
	const groups = new Map<number, T[]>();
	for (const entry of entries) {
		const number = of(entry);
		const group = groups.get(number);
		if (group) group.push(entry);
		else groups.set(number, [entry]);
	}
	return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}

function computed(league: League, state: SeasonState, category: Category): Standing[] {
	const resultsOf = ({ id }: Player) => state.results.get(id) ?? [];
	const entered = rosterOf(league, state.season).filter((player) => player.category === category);
	const playOffs = league.playOffs.filter(({ season }) => season === state.season.id);
	const byId = new Map(entered.map((player) => [player.id, player]));
	const groups = byNumber(entered, (player) => totalOf(resultsOf(player)))
		.flatMap((group) =>
			playedOff(
				group.map(({ id }) => id),
				playOffs
			)
		)
		.map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
	let place = 1;
	return groups.flatMap((group) => {
		const first = place;
		place += group.length;
		return group.map((player) => ({
			player,
			place: first,
			total: totalOf(resultsOf(player)),
			results: resultsOf(player),
			tiedWith: group.filter(({ id }) => id !== player.id).map(({ id }) => id)
		}));
	});
}

const tablesOf = memoByIdentity((league: League) =>
	memoByIdentity(
		(state: SeasonState) =>
			new Map(CATEGORIES.map((category) => [category, computed(league, state, category)]))
	)
);

/** The standings of each category: by points, then by play-offs, which add no points (PL-LIG-11). Worked out once. */
export function allStandings(
	league: League,
	state: SeasonState
): ReadonlyMap<Category, readonly Standing[]> {
	return tablesOf(league)(state);
}

/** The standings of one category (PL-LIG-11). */
export function standings(
	league: League,
	state: SeasonState,
	category: Category
): readonly Standing[] {
	return allStandings(league, state).get(category) ?? [];
}

/** Groups that need a play-off, the highest places first. */
export function tiesIn(rows: readonly Standing[]): Standing[][] {
	return byNumber(rows, ({ place }) => -place).filter((group) => group.length > 1);
}

/** The scenario of a play-off, chosen by a random number from 0 up to 1. */
export function drawnScenario({ scenarios }: Regulation, drawn: number): Scenario | undefined {
	return scenarios[Math.min(scenarios.length - 1, Math.floor(drawn * scenarios.length))];
}
