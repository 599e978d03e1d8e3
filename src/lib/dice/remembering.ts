import type { AllOnes, Comparison, Explosion, RollRules } from './chances';
import type { Dice } from './notation';
import type { OrderChances } from './order';
import { exactOrder } from './exact/order';
import { floatOrder } from './float/order';

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
function numbering(): (made: object) => number {
	const numbers = new WeakMap<object, number>();
	let last = 0;
	return (made) => {
		const known = numbers.get(made);
		if (known !== undefined) return known;
		last += 1;
		numbers.set(made, last);
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

function remembering<P extends number | object, D extends object>(
	chances: OrderChances<P, D>
): OrderChances<P, D> {
	const number = numbering();
	const weightKey = (weight: P) => (typeof weight === 'number' ? weight : number(weight));
	const rolls = once<D>();
	const dice = once<D>();
	const points = once<D>();
	const sums = once<D>();
	const mixtures = once<D>();
	const upper = once<D>();
	const lower = once<D>();
	const reached = once<D>();
	const masses = once<P>();
	const comparisons = once<Comparison<P>>();
	return {
		...chances,
		roll: (thrown, rules) => rolls(rollKey(thrown, rules), () => chances.roll(thrown, rules)),
		die: (sides) => dice(sides, () => chances.die(sides)),
		always: (total) => points([total], () => chances.always(total)),
		sum: (a, b) => sums([number(a), number(b)], () => chances.sum(a, b)),
		mix(parts) {
			const key = parts.flatMap(([weight, made]) => [weightKey(weight), number(made)]);
			return mixtures(key, () => chances.mix(parts));
		},
		from: (made, least) => upper([number(made), least], () => chances.from(made, least)),
		below: (made, limit) => lower([number(made), limit], () => chances.below(made, limit)),
		within: (a, b) => reached([number(a), number(b)], () => chances.within(a, b)),
		mass: (made) => masses([number(made)], () => chances.mass(made)),
		compare: (a, b) => comparisons([number(a), number(b)], () => chances.compare(a, b))
	};
}

/**
 * Returns the arithmetic in doubles that makes each distribution and comparison once: in a matrix of two
 * armies, most attacks share their dice with others. It keeps everything, so it should not outlive its task.
 */
export const rememberingFloat = () => remembering(floatOrder);

/** The same in fractions. */
export const rememberingExact = () => remembering(exactOrder);
