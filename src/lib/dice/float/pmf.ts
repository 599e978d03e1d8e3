/** Chances of consecutive totals from `low` on, and of all that lie above them. */
export interface Pmf {
	readonly low: number;
	readonly cells: Float64Array;
	readonly tail: number;
}

export const point = (total: number, chance = 1): Pmf => ({
	low: total,
	cells: Float64Array.of(chance),
	tail: 0
});

export function mass({ cells, tail }: Pmf): number {
	let sum = tail;
	for (let i = cells.length - 1; i >= 0; i--) sum += cells[i] ?? 0;
	return sum;
}

/**
 * Adds four cells of `a` times all of `b`. Four at once read and write each cell of the sum once, and add in the
 * same order as one after the other.
 */
function addProducts(sum: Float64Array, a: Float64Array, start: number, b: Float64Array): void {
	const w = a[start] ?? 0;
	const x = a[start + 1] ?? 0;
	const y = a[start + 2] ?? 0;
	const z = a[start + 3] ?? 0;
	const { length } = b;
	const end = Math.min(length + 3, sum.length - start);
	let last = 0;
	let second = 0;
	let third = 0;
	for (let j = 0; j < end; j++) {
		const next = j < length ? (b[j] ?? 0) : 0;
		const place = start + j;
		sum[place] = (sum[place] ?? 0) + w * next + x * last + y * second + z * third;
		third = second;
		second = last;
		last = next;
	}
}

/** The convolution of two independent totals. */
export function convolve(a: Pmf, b: Pmf): Pmf {
	const cells = new Float64Array(a.cells.length + b.cells.length - 1);
	for (let i = 0; i < a.cells.length; i += 4) addProducts(cells, a.cells, i, b.cells);
	return { low: a.low + b.low, cells, tail: a.tail * mass(b) + (mass(a) - a.tail) * b.tail };
}

export function mix(parts: readonly (readonly [weight: number, pmf: Pmf])[]): Pmf {
	const used = parts.filter(([weight]) => weight > 0);
	if (used.length === 0) return point(0, 0);
	const low = Math.min(...used.map(([, pmf]) => pmf.low));
	const end = Math.max(...used.map(([, pmf]) => pmf.low + pmf.cells.length));
	const cells = new Float64Array(end - low);
	let tail = 0;
	for (const [weight, pmf] of used) {
		tail += weight * pmf.tail;
		const start = pmf.low - low;
		for (let i = 0; i < pmf.cells.length; i++)
			cells[start + i] = (cells[start + i] ?? 0) + weight * (pmf.cells[i] ?? 0);
	}
	return { low, cells, tail };
}

export function from(pmf: Pmf, least: number): Pmf {
	const skipped = least - pmf.low;
	if (skipped <= 0) return pmf;
	if (skipped >= pmf.cells.length) return { low: least, cells: Float64Array.of(0), tail: pmf.tail };
	return { low: least, cells: pmf.cells.subarray(skipped), tail: pmf.tail };
}

export function below({ low, cells }: Pmf, limit: number): Pmf {
	return { low, cells: cells.subarray(0, Math.max(0, limit - low)), tail: 0 };
}

/** Totals below 0 count as 0. */
export function floored(pmf: Pmf): Pmf {
	if (pmf.low >= 0) return pmf;
	const rest = from(pmf, 0);
	const cells = Float64Array.from(rest.cells);
	cells[0] = (cells[0] ?? 0) + mass(below(pmf, 0));
	return { low: 0, cells, tail: rest.tail };
}

/** The chances of totals above each of the cells'. */
export function above({ cells, tail }: Pmf): Float64Array {
	const chances = new Float64Array(cells.length);
	let sum = tail;
	for (let i = cells.length - 1; i >= 0; i--) {
		chances[i] = sum;
		sum += cells[i] ?? 0;
	}
	return chances;
}
