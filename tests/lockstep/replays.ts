import { add, fraction, multiply, type Fraction } from '$lib/dice/exact/fraction';
import type { Context } from '$lib/play/procedures/context';
import { proceed, type Answer, type ChoiceAsk, type Done, type Order } from '$lib/play/procedures';
import type { Game } from '$lib/play/game-file';
import type { Table } from '$lib/play/table';
import { throwsOf, type Tells } from './throws';

/** What is played: an order on a table, with fixed choices. */
export interface Played {
	readonly game: Pick<Game, 'sides' | 'rules'>;
	readonly table: Table;
	readonly order: Order;
	/** The answer to a choice, after the choices that were answered before it. */
	readonly choose: (ask: ChoiceAsk, before: readonly string[]) => string;
	readonly flags?: Context['flags'];
	/** What the results tell apart; totals unless stated. */
	readonly tells?: Tells;
	/** Explosions of a die that are played; the chance of longer ones is missing. */
	readonly depth?: number;
	/** More replays than a test waits for. */
	readonly most?: number;
}

/** Replays that a test waits for unless it says otherwise. */
export const MOST = 20_000;

/** A situation that takes more replays than are allowed. */
class TooMany extends Error {}

export const isTooMany = (error: unknown): boolean => error instanceof TooMany;

/** The chance of each result of a procedure by its name: every throw of its dice is played. */
export function chancesOf(
	{ game, table, order, choose, flags, tells = 'totals', depth = 0, most = MOST }: Played,
	name: (done: Done) => string
): ReadonlyMap<string, Fraction> {
	const found = new Map<string, Fraction>();
	let replays = 0;
	const play = (answers: readonly Answer[], weight: Fraction): void => {
		replays += 1;
		if (replays > most) throw new TooMany(`More than ${most} replays`);
		const progress = proceed(game, table, order, answers, flags);
		if (progress.state === 'wrong') throw new Error(JSON.stringify(progress));
		if (progress.state === 'done') {
			const key = name(progress.done);
			found.set(key, add(found.get(key) ?? fraction(0n), weight));
			return;
		}
		const { ask } = progress;
		if (ask.kind === 'choice') {
			const before = answers.flatMap((one) => ('chosen' in one ? [one.chosen] : []));
			return play([...answers, { chosen: choose(ask, before) }], weight);
		}
		for (const { faces, chance } of throwsOf(ask, tells, depth)) {
			play([...answers, { faces }], multiply(weight, chance));
		}
	};
	play([], fraction(1n));
	return found;
}
