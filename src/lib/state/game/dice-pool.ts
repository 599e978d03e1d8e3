import type { Game } from '$lib/play/game-file';
import { statisticsOf } from '$lib/play/statistics';
import { countOfState, has, type Table } from '$lib/play/table';

/** The dice that a figure of the skirmish has left in this activation. */
export interface DicePool {
	readonly dice: number;
	readonly shield: number;
	readonly free: number;
}

export function dicePool(game: Game, table: Table, id: string): DicePool | undefined {
	const statistics = statisticsOf(game, table, id);
	if (statistics?.profile?.kind !== 'figure') return undefined;
	const { profile, state } = statistics;
	const { defence, movement } = profile.bonusDice;
	const left = (all: number, of: 'dice' | 'shieldDice' | 'freeDice') =>
		Math.max(0, all - countOfState(state, of));
	return {
		dice: left(profile.dice - (has(state, 'stumbles') ? 1 : 0), 'dice'),
		shield: left(defence - (has(state, 'shieldMoved') ? 1 : 0), 'shieldDice'),
		free: left(movement, 'freeDice')
	};
}
