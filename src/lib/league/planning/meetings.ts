import type { Day } from '../calendar';
import type { Meeting, PlannedGame, Season } from '../league-file';
import type { Plan, PlannedRound } from './plan';

/** A day of the plan: its meeting without games, and the tables of its rounds. */
export interface PlannedDay {
	readonly id: string;
	readonly on: Day;
	readonly announcedOn: Day;
	readonly startsAt?: string;
	readonly place?: string;
	readonly address?: string;
	readonly city?: string;
	readonly table: Meeting['table'];
	readonly documented: boolean;
	readonly tables: number;
	readonly rounds: number;
}

/** The tables of all rounds of some days, in order. */
export function tablesOf(days: readonly Pick<PlannedDay, 'tables' | 'rounds'>[]): number[] {
	return days.flatMap(({ tables, rounds }) => Array.from({ length: rounds }, () => tables));
}

/** The rounds of each day. */
export function roundsByDay(
	plan: Plan,
	days: readonly Pick<PlannedDay, 'rounds'>[]
): PlannedRound[][] {
	let from = 0;
	return days.map(({ rounds }) => plan.rounds.slice(from, (from += rounds)));
}

/** The referee of most games, for the meeting; the other games name their own. */
function usualReferee(rounds: readonly PlannedRound[]): string | null {
	const counts = new Map<string, number>();
	for (const { referee } of rounds.flatMap(({ games }) => games)) {
		if (referee !== null) counts.set(referee, (counts.get(referee) ?? 0) + 1);
	}
	return [...counts].reduce<[string | null, number]>(
		(most, next) => (next[1] > most[1] ? next : most),
		[null, 0]
	)[0];
}

/** The games of some rounds as a meeting plans them, numbered from a round on. */
export function gamesOfRounds(
	rounds: readonly PlannedRound[],
	usual: string | null,
	before = 0
): PlannedGame[] {
	return rounds.flatMap(({ games }, index) =>
		games.map(({ scenario, light, dark, referee }) => ({
			scenario,
			light,
			dark,
			...(referee !== usual && { referee }),
			round: before + index + 1
		}))
	);
}

/** The meetings of a plan, one a day; days without a game are left out. */
export function meetingsOfPlan(season: Season, plan: Plan, days: readonly PlannedDay[]): Meeting[] {
	return roundsByDay(plan, days).flatMap((rounds, index): Meeting[] => {
		const day = days[index];
		if (!day || rounds.every(({ games }) => games.length === 0)) return [];
		const { id, on, announcedOn, startsAt, place, address, city, table, documented } = day;
		const referee = usualReferee(rounds);
		return [
			{
				id,
				season: season.id,
				on,
				announcedOn,
				...(startsAt && { startsAt }),
				...(place && { place }),
				...(address && { address }),
				...(city && { city }),
				table: { ...table },
				referee,
				...(documented && { documented }),
				plan: gamesOfRounds(rounds, referee)
			}
		];
	});
}

/** The number of rounds that planned games take, at least 1. Games without a round follow each other for each player. */
export function roundsOf(plan: Meeting['plan']): number {
	const games = new Map<string, number>();
	for (const player of plan.flatMap(({ light, dark }) => [light, dark])) {
		games.set(player, (games.get(player) ?? 0) + 1);
	}
	return Math.max(1, ...games.values(), ...plan.map(({ round }) => round ?? 1));
}

/** The planned games of a meeting by round; games without a round come first. */
export function gamesByRound({ plan }: Pick<Meeting, 'plan'>): {
	readonly round: number | undefined;
	readonly games: readonly PlannedGame[];
}[] {
	const rounds = [...new Set(plan.map(({ round }) => round))].sort((a, b) => (a ?? 0) - (b ?? 0));
	return rounds.map((round) => ({ round, games: plan.filter((game) => game.round === round) }));
}
