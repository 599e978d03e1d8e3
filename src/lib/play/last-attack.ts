import type { Cause } from './causes';
import { isNoDeed } from './deeds';
import { standingOf } from './events';
import type { Game } from './game-file';

type Attack = Extract<Cause, { kind: 'attack' }>;

/** The last attack of a figure's own choice, by the log: no answer to an enemy, no missed shot and no collision. */
export function lastAttackOf({ events }: Pick<Game, 'events'>, figure: string): Attack | undefined {
	for (const { cause } of standingOf(events).counting.toReversed()) {
		if (cause.kind !== 'attack' || cause.stray || cause.response || isNoDeed(cause.way)) continue;
		if (cause.attackers.some((attacker) => attacker.figure === figure)) return cause;
	}
	return undefined;
}
