import type { OrderChances } from '../order';
import { float } from './index';
import { above, mass, type Pmf } from './pmf';

/** A total that is above, at, or below another one, with these chances. */
type Place = readonly [more: number, same: number, less: number];

/** The chance that the `rank`-th highest is exactly at this place; it only adds, so every cell keeps its precision. */
function rankedAt(places: readonly Place[], rank: number): number {
	let counts = [[1]];
	for (const [more, same, less] of places) {
		const size = counts.length + 1;
		counts = Array.from({ length: size }, (_, i) =>
			Array.from({ length: size }, (_, j) => {
				const before = (x: number, y: number) => counts[x]?.[y] ?? 0;
				return before(i - 1, j) * more + before(i, j - 1) * same + before(i, j) * less;
			})
		);
	}
	return counts
		.slice(0, rank)
		.flatMap((row, more) => row.slice(Math.max(1, rank - more)))
		.reduce((sum, chance) => sum + chance, 0);
}

/** The chances above, at and below a total; what reaches no total counts below. */
function places(pmf: Pmf): (total: number) => Place {
	const [greater, all] = [above(pmf), mass(pmf)];
	const { low, cells, tail } = pmf;
	const less = new Float64Array(cells.length);
	let sum = Math.max(0, 1 - all);
	for (let i = 0; i < cells.length; i++) {
		less[i] = sum;
		sum += cells[i] ?? 0;
	}
	return (total) => {
		const i = total - low;
		if (i < 0) return [all, 0, Math.max(0, 1 - all)];
		if (i >= cells.length) return [tail, 0, sum];
		return [greater[i] ?? 0, cells[i] ?? 0, less[i] ?? 0];
	};
}

function highest(totals: readonly Pmf[], rank = 1): Pmf {
	const low = Math.min(...totals.map((pmf) => pmf.low));
	const end = Math.max(...totals.map((pmf) => pmf.low + pmf.cells.length));
	const each = totals.map(places);
	const cells = Float64Array.from({ length: end - low }, (_, i) =>
		rankedAt(
			each.map((place) => place(low + i)),
			rank
		)
	);
	const tail = rankedTail(
		totals.map((pmf) => pmf.tail),
		rank
	);
	return { low, cells, tail };
}

/** The chance that at least `rank` of the totals are above all cells. */
function rankedTail(tails: readonly number[], rank: number): number {
	let counts = [1];
	for (const tail of tails)
		counts = Array.from(
			{ length: counts.length + 1 },
			(_, i) => (counts[i - 1] ?? 0) * tail + (counts[i] ?? 0) * (1 - tail)
		);
	return counts.slice(rank).reduce((sum, chance) => sum + chance, 0);
}

function surplus(a: Pmf, b: Pmf): Pmf {
	const length = Math.max(1, a.low + a.cells.length - b.low);
	const cells = new Float64Array(length);
	const notAbove = float.compare(a, b);
	cells[0] = notAbove.below + notAbove.equal;
	for (let i = 0; i < b.cells.length; i++) {
		const chance = b.cells[i] ?? 0;
		const shift = a.low - b.low - i;
		for (let j = Math.max(0, 1 - shift); chance !== 0 && j < a.cells.length; j++)
			cells[shift + j] = (cells[shift + j] ?? 0) + chance * (a.cells[j] ?? 0);
	}
	return { low: 0, cells, tail: a.tail * (mass(b) - b.tail) };
}

function within(a: Pmf, b: Pmf): Pmf {
	const [greater, all] = [above(b), mass(b)];
	const cells = a.cells.map((chance, i) => {
		const place = a.low + i - b.low;
		if (place < 0) return chance * all;
		return (
			chance * (place < b.cells.length ? (greater[place] ?? 0) + (b.cells[place] ?? 0) : b.tail)
		);
	});
	return { low: a.low, cells, tail: a.tail * b.tail };
}

export const floatOrder: OrderChances<number, Pmf> = { ...float, highest, surplus, within };
