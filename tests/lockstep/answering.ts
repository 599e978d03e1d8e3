import { readyWeapons } from '$lib/play/procedures/attack/counters';
import type { Answer } from '$lib/play/procedures/attack/charge';
import type { ChoiceAsk } from '$lib/play/procedures';
import { chooser, declaredIn } from './reading';
import type { Attacked } from './situations';

/** How the target of a charge answers it: with which of its weapons, and which of both is the longer. */
export interface Answering extends Attacked {
	readonly answer: number;
	readonly first: string;
}

/** Chooses as a situation says, and remembers the answer that the table offered and took. */
export function answering(situation: Answering) {
	const { game, table, order } = situation;
	const declared = declaredIn(situation);
	const ready = readyWeapons({ game, table }, order.target);
	const weapon = ready[situation.answer % (ready.length + 1)]?.key;
	let answered: string | undefined;
	let first = situation.first;
	const usual = chooser(declared);
	const choose = (ask: ChoiceAsk, before: readonly string[]): string => {
		if (ask.choice === 'answer') {
			answered = ask.options.find((one) => one.weapon === weapon && weapon)?.weapon;
			if (order.ram) first = 'target';
			return answered ? `strike:${answered}` : 'none';
		}
		if (ask.choice === 'longer') return first;
		if (ask.choice === 'collides') return 'no';
		return usual(ask, before);
	};
	const taken = (): Answer | undefined =>
		answered === undefined ? undefined : { weapon: answered, first: first as Answer['first'] };
	return { declared, choose, taken };
}
