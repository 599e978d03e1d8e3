/** Cost points (CP) as a whole number of half-points: 9 is 4½ CP. Sums of whole numbers are exact. */
export type Points = number & { readonly unit: 'half-point' };

export const ZERO = 0 as Points;

/** Points from an amount in CP. Throws a RangeError when it is no multiple of ½. */
export function cp(amount: number): Points {
	if (!Number.isSafeInteger(amount * 2)) throw new RangeError(`${amount} CP is no multiple of ½`);
	return (amount * 2) as Points;
}

/** Points from a price in CP; what is finer than a half goes up to the next half. */
export function cpUp(amount: number): Points {
	return Math.ceil(amount * 2) as Points;
}

/** The amount in CP, a multiple of 0.5: the form of files and of the command line. */
export function toCp(points: Points): number {
	return points / 2;
}

export function add(a: Points, b: Points): Points {
	return (a + b) as Points;
}

export function subtract(a: Points, b: Points): Points {
	return (a - b) as Points;
}

/** Points of so many identical copies; `copies` may be negative for a discount. */
export function times(points: Points, copies: number): Points {
	return (points * copies) as Points;
}

export function total(amounts: Iterable<Points>): Points {
	let sum = 0;
	for (const amount of amounts) sum += amount;
	return sum as Points;
}
