import type { AllOnes, Explosion, RollRules } from '../chances';
import type { Dice } from '../notation';
import type { OrderChances } from '../order';
import { floatOrder as float } from './order';
import type { Pmf } from './pmf';

const EXPLOSIONS: readonly Explosion[] = ['none', 'sameDie', 'bonusD6'];
const ALL_ONES: readonly AllOnes[] = ['total', 'zero', 'fails'];

/** A roll as numbers; the number of dice decides how many. */
function rollKey({ rolls, bonus }: Dice, rules: RollRules): number[] {
	const { explosion, allOnes, floor, reduction = 0, bonusDiceWhole = false } = rules;
	const key = [bonus, EXPLOSIONS.indexOf(explosion), ALL_ONES.indexOf(allOnes)];
	key.push(Number(floor), reduction, Number(bonusDiceWhole));
	for (const { count, sides } of rolls) key.push(count, sides);
	return key;
}

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

/** What was made for the numbers on the way here, and the ways on. */
interface Branch<T> {
	made?: T;
	next?: Map<number, Branch<T>>;
}

/** Calls `make` once for each list of numbers; a text of them would take longer to build than to look up. */
function once<T>(): (key: readonly number[], make: () => T) => T {
	const root: Branch<T> = {};
	return (key, make) => {
		let branch = root;
		for (const part of key) {
			branch.next ??= new Map();
			let next = branch.next.get(part);
			if (!next) branch.next.set(part, (next = {}));
			branch = next;
		}
		return (branch.made ??= make());
	};
}

/**
 * Returns the arithmetic in doubles that makes each distribution and comparison once: in a matrix of two
 * armies, most attacks share their dice with others. It keeps everything, so it should not outlive its task.
 */
export function rememberingFloat(): OrderChances<number, Pmf> {
	const number = numbering();
	const rolls = once<Pmf>();
	const dice = once<Pmf>();
	const points = once<Pmf>();
	const sums = once<Pmf>();
	const mixtures = once<Pmf>();
	const upper = once<Pmf>();
	const lower = once<Pmf>();
	const reached = once<Pmf>();
	const masses = once<number>();
	const comparisons = once<ReturnType<typeof float.compare>>();
	return {
		...float,
		roll: (thrown, rules) => rolls(rollKey(thrown, rules), () => float.roll(thrown, rules)),
		die: (sides) => dice(sides, () => float.die(sides)),
		always: (total) => points([total], () => float.always(total)),
		sum: (a, b) => sums([number(a), number(b)], () => float.sum(a, b)),
		mix(parts) {
			const key = parts.flatMap(([weight, pmf]) => [weight, number(pmf)]);
			return mixtures(key, () => float.mix(parts));
		},
		from: (pmf, least) => upper([number(pmf), least], () => float.from(pmf, least)),
		below: (pmf, limit) => lower([number(pmf), limit], () => float.below(pmf, limit)),
		within: (a, b) => reached([number(a), number(b)], () => float.within(a, b)),
		mass: (pmf) => masses([number(pmf)], () => float.mass(pmf)),
		compare: (a, b) => comparisons([number(a), number(b)], () => float.compare(a, b))
	};
}
