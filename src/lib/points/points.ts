/** Cost points (CP) as a whole number of half-points: 9 is 4½ CP. Sums of whole numbers are exact. */
export type Points = number & { readonly unit: 'half-point' };

export const ZERO = 0 as Points;

/** Converts an amount in CP. Throws a RangeError if it is not a multiple of ½. */
export function cp(amount: number): Points {
	if (!Number.isSafeInteger(amount * 2)) throw new RangeError(`${amount} CP is no multiple of ½`);
	return (amount * 2) as Points;
}

/** Converts a price in CP, rounded up to the next half-point. */
export function cpUp(amount: number): Points {
	return Math.ceil(amount * 2) as Points;
}

/** Returns the amount in CP, a multiple of 0.5, as used in files and on the command line. */
export function toCp(points: Points): number {
	return points / 2;
}

export function add(a: Points, b: Points): Points {
	return (a + b) as Points;
}

export function subtract(a: Points, b: Points): Points {
	return (a - b) as Points;
}

/** Returns the points of `copies` identical copies; `copies` may be negative for a discount. */
export function times(points: Points, copies: number): Points {
	return (points * copies) as Points;
}

export function total(amounts: Iterable<Points>): Points {
	let sum = 0;
	for (const amount of amounts) sum += amount;
	return sum as Points;
}
