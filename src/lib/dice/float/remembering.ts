import type { Dice } from '../notation';
import type { OrderChances } from '../order';
import { floatOrder as float } from './order';
import type { Pmf } from './pmf';

const diceKey = ({ rolls, bonus }: Dice) =>
	`${rolls.map(({ count, sides }) => `${count}d${sides}`).join('+')}+${bonus}`;

/** Numbers distributions, so that a result can be found by what it was made of. */
function numbering(): (pmf: Pmf) => number {
	const numbers = new WeakMap<Pmf, number>();
	let last = 0;
	return (pmf) => {
		const known = numbers.get(pmf);
		if (known !== undefined) return known;
		last += 1;
		numbers.set(pmf, last);
		return last;
	};
}

/** Calls `make` once for each key. */
function once<T>(): (key: string, make: () => T) => T {
	const made = new Map<string, T>();
	return (key, make) => {
		const known = made.get(key);
		if (known !== undefined) return known;
		const fresh = make();
		made.set(key, fresh);
		return fresh;
	};
}

/**
 * Returns the arithmetic in doubles that makes each distribution and comparison once: in a matrix of two
 * armies, most attacks share their dice with others. It keeps everything, so it should not outlive its task.
 */
export function rememberingFloat(): OrderChances<number, Pmf> {
	const number = numbering();
	const pmfs = once<Pmf>();
	const masses = once<number>();
	const comparisons = once<ReturnType<typeof float.compare>>();
	return {
		...float,
		roll(dice, rules) {
			const { explosion, allOnes, floor, reduction = 0, bonusDiceWhole = false } = rules;
			const key = `${diceKey(dice)} ${explosion} ${allOnes} ${floor} ${reduction} ${bonusDiceWhole}`;
			return pmfs(key, () => float.roll(dice, rules));
		},
		die: (sides) => pmfs(`die ${sides.join()}`, () => float.die(sides)),
		always: (total) => pmfs(`always ${total}`, () => float.always(total)),
		sum: (a, b) => pmfs(`${number(a)} + ${number(b)}`, () => float.sum(a, b)),
		mix(parts) {
			const key = parts.map(([weight, pmf]) => `${weight} of ${number(pmf)}`).join();
			return pmfs(`mix ${key}`, () => float.mix(parts));
		},
		from: (pmf, least) => pmfs(`${number(pmf)} from ${least}`, () => float.from(pmf, least)),
		below: (pmf, limit) => pmfs(`${number(pmf)} below ${limit}`, () => float.below(pmf, limit)),
		within: (a, b) => pmfs(`${number(a)} within ${number(b)}`, () => float.within(a, b)),
		mass: (pmf) => masses(`${number(pmf)}`, () => float.mass(pmf)),
		compare: (a, b) => comparisons(`${number(a)} ${number(b)}`, () => float.compare(a, b))
	};
}
