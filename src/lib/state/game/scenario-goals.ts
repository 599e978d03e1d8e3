import { capture, reachZone, type Act } from '$lib/play/acts';
import type { Game } from '$lib/play/game-file';
import { sideOfFigure } from '$lib/play/relations';
import { rosterOf } from '$lib/play/roster';
import { has, isStanding, type Table } from '$lib/play/table';

/** What a figure can do for the goals of its scenario. */
export interface ScenarioGoal {
	readonly kind: 'flag' | 'transport' | 'battle';
	readonly act: Act;
}

/** Bringing the item home, or reaching the enemy’s zone; undefined where there is nothing to reach. */
export function scenarioGoal(game: Game, table: Table, id: string): ScenarioGoal | undefined {
	const { kind = 'free' } = game.scenario ?? {};
	const state = table.figures.get(id);
	const side = sideOfFigure(game, table, id);
	if (kind === 'free' || side === undefined || !isStanding(state) || table.ended) return undefined;
	if (kind === 'battle') {
		const reached = table.sides.get(side)?.goals.secondary;
		return reached ? undefined : { kind, act: reachZone(side, id) };
	}
	return has(state, 'carrying') ? { kind, act: capture(game, table, side, id) } : undefined;
}

/** The figures of the light side of Transport that wait to come as reinforcements. */
export function waitingReinforcements({ sides, scenario }: Game, table: Table): readonly string[] {
	if (scenario?.kind !== 'transport' || scenario.light === undefined) return [];
	return [...rosterOf({ sides }).figures.values()].flatMap(({ id, side }) =>
		side === scenario.light && table.figures.get(id)?.place === 'away' ? [id] : []
	);
}
