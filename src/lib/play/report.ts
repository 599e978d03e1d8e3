import type { Change } from './changes';
import { stepsOf } from './fold';
import type { Game } from './game-file';
import { standingFigures } from './relations';
import type { Roster } from './roster';
import { rosterOf } from './roster';
import { has, type Table } from './table';

/** Captures that end Capture the Flag (PL-LIG-16). */
const CAPTURES = 3;

/** What a side achieved. */
export interface SideReport {
	readonly side: string;
	/** The scenario’s objectives as noted at the table (PL-LIG-12). */
	readonly primary: boolean;
	readonly secondary: boolean;
	readonly captures: number;
	/** Figures still on the table, and the number that came to it. */
	readonly standing: number;
	readonly fielded: number;
}

/** A finished or running game in plain values, from which a league report is made. */
export interface Report {
	readonly scenario: NonNullable<Game['scenario']>['kind'];
	readonly sides: readonly SideReport[];
	readonly light?: string;
	readonly dark?: string;
	/** The winner’s side, a draw, or nothing yet. */
	readonly outcome?: string | 'draw';
	/** Which side’s turn was first (PL-LIG-14). */
	readonly first?: string;
	readonly turns: number;
	/** Sides whose figures are all gone: an annihilation may decide (PL-LIG-15, PL-LIG-16). */
	readonly annihilated: readonly string[];
	/** Ids of the league, its season, meeting and game, if it counts for one. */
	readonly league?: string;
	readonly season?: string;
	readonly meeting?: string;
	readonly game?: number;
}

/** Figures that were ever on the table. */
function fieldedOf(game: Game, { figures }: Roster): ReadonlySet<string> {
	const ids = new Set([...figures.values()].filter(({ summon }) => !summon).map(({ id }) => id));
	const came = (change: Change) =>
		change.kind === 'place' && change.place === 'table' ? [change.figure] : [];
	for (const { event } of stepsOf(game)) {
		for (const id of event.changes.flatMap(came)) ids.add(id);
	}
	return ids;
}

/** Figures of a side that are safe although they are not on the table: secured ones, and reinforcements to come. */
function safe({ scenario }: Game, { figures }: Table, side: string, roster: Roster): number {
	return [...figures.values()].filter((state) => {
		const waits = scenario?.kind === 'transport' && state.place === 'away' && !has(state, 'fallen');
		const isSafe = state.place === 'secured' || waits;
		return isSafe && roster.figures.get(state.id)?.side === side;
	}).length;
}

/** Scenarios whose secondary objective is an empty table: no enemies left on it (PL-LIG-16, PL-LIG-17). */
const WIPED_OUT: readonly string[] = ['flag', 'transport'];

/** What the table itself says about objectives, besides those that are noted. */
function withObjectives(game: Game, sides: readonly SideReport[]): readonly SideReport[] {
	const { scenario } = game;
	if (!scenario || !WIPED_OUT.includes(scenario.kind)) return sides;
	return sides.map((own) => {
		const enemies = sides.filter(({ side }) => side !== own.side);
		const gone = enemies.length > 0 && enemies.every(({ standing }) => standing === 0);
		return gone ? { ...own, secondary: true } : own;
	});
}

/** A side that meets its objective by the state of the table alone. */
function winnerByTable(
	game: Game,
	table: Table,
	annihilated: readonly string[]
): string | undefined {
	const left = game.sides.filter(({ id }) => !annihilated.includes(id));
	const [only] = left;
	if (game.scenario?.kind === 'flag') {
		const third = game.sides.find(
			({ id }) => (table.sides.get(id)?.tallies.captures ?? 0) >= CAPTURES
		);
		if (third) return third.id;
	}
	if (game.scenario?.kind === 'transport') {
		const carried = game.sides.find(({ id }) => table.sides.get(id)?.goals.primary);
		if (carried) return carried.id;
	}
	return left.length === 1 && annihilated.length > 0 ? only?.id : undefined;
}

/** The report of a game (PL-LIG-12 to PL-LIG-18): objectives as noted, and what the table itself decides. */
export function reportOf(game: Game): Report {
	const steps = stepsOf(game);
	const table = steps.at(-1)?.after;
	const roster = rosterOf(game);
	const fielded = fieldedOf(game, roster);
	const { kind = 'free', ...league } = game.scenario ?? {};
	const sides = game.sides.map(({ id }): SideReport => {
		const state = table?.sides.get(id);
		const own = [...fielded].filter((figure) => roster.figures.get(figure)?.side === id);
		return {
			side: id,
			primary: state?.goals.primary === true,
			secondary: state?.goals.secondary === true,
			captures: state?.tallies.captures ?? 0,
			standing: table ? standingFigures(game, table, id).length : own.length,
			fielded: own.length
		};
	});
	const annihilated = table
		? sides.filter(({ side, standing }) => standing === 0 && safe(game, table, side, roster) === 0)
		: [];
	const gone = annihilated.map(({ side }) => side);
	const outcome = table?.ended
		? (table.ended.winner ?? 'draw')
		: table && winnerByTable(game, table, gone);
	const first = steps.find(({ event }) => event.cause.kind === 'turn')?.after.turn.side;
	return {
		scenario: kind,
		sides: withObjectives(game, sides),
		...league,
		...(outcome !== undefined && { outcome }),
		...(first !== undefined && { first }),
		turns: table?.turn.number ?? 0,
		annihilated: gone
	};
}

/** Who carries the very important item. */
export const carrierOf = ({ figures }: Table): string | undefined =>
	[...figures.values()].find((state) => has(state, 'carrying') && !has(state, 'fallen'))?.id;
