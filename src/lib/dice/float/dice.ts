import type { Explosion } from '../chances';

/**
 * A die. Its maximum face throws `next` and adds it; every throw is reduced. Totals are counted from the
 * lowest, that of a thrown 1.
 */
export interface Die {
	readonly sides: number;
	readonly reduction: number;
	readonly next: 'nothing' | 'same' | Die;
}

/** Returns a die; `bonus` is the reduction of the dice it adds. */
export function dieOf(sides: number, explosion: Explosion, own: number, bonus: number): Die {
	if (explosion === 'none') return { sides, reduction: own, next: 'nothing' };
	const added = explosion === 'sameDie' ? sides : 6;
	if (own === bonus && added === sides) return { sides, reduction: own, next: 'same' };
	return { sides, reduction: own, next: { sides: added, reduction: bonus, next: 'same' } };
}

/** How many totals an explosion moves up. */
const step = ({ sides, reduction, next }: Die) =>
	typeof next === 'object' ? sides - next.reduction : sides - reduction;

/**
 * The sum of each cell and the `width` − 1 cells before it, from running sums of blocks: a sum begins in one block
 * and ends in the next. Nothing is subtracted, so that every sum keeps its relative precision.
 */
function sumsOf(cells: Float64Array, width: number): Float64Array {
	const { length } = cells;
	const sums = new Float64Array(length);
	if (width === 0) return sums;
	const toEnd = new Float64Array(length);
	for (let start = 0; start < length; start += width) {
		const end = Math.min(start + width, length);
		let sum = 0;
		for (let i = start; i < end; i++) {
			sum += cells[i] ?? 0;
			const first = i - width + 1;
			sums[i] = first >= 0 && first < start ? sum + (toEnd[first] ?? 0) : sum;
		}
		sum = 0;
		for (let i = end - 1; i >= start; i--) {
			sum += cells[i] ?? 0;
			toEnd[i] = sum;
		}
	}
	return sums;
}

/**
 * Adds a die to the chances of totals, by the recurrence that its explosion obeys. It only adds, so that
 * every cell keeps its relative precision.
 */
export function withDie(cells: Float64Array, die: Die): Float64Array {
	const { sides, next } = die;
	const { length } = cells;
	const sums = sumsOf(cells, sides - 1);
	const exploded = next === 'same' ? sums : next === 'nothing' ? cells : withDie(cells, next);
	const offset = next === 'nothing' ? sides - 1 : step(die);
	for (let i = 0; i < length; i++) {
		const more = i < offset ? 0 : (exploded[i - offset] ?? 0);
		sums[i] = ((sums[i] ?? 0) + more) / sides;
	}
	return sums;
}

/** Returns the chances that a die's total, counted from its lowest, is above 0, 1, 2 … */
export function survival(die: Die, length: number): Float64Array {
	const { sides, next } = die;
	const chances = new Float64Array(length);
	const exploded =
		next === 'same' ? chances : next === 'nothing' ? undefined : survival(next, length);
	const offset = next === 'nothing' ? sides - 1 : step(die);
	for (let i = 0; i < length; i++) {
		const faces = Math.max(0, sides - 2 - i);
		chances[i] = (faces + (i < offset ? 1 : (exploded?.[i - offset] ?? 0))) / sides;
	}
	return chances;
}
