/** The median of some numbers: of an even number of them, the mean of the two in the middle. */
export function medianOf(/** @type {readonly number[]} */ numbers) {
	const sorted = numbers.toSorted((a, b) => a - b);
	const middle = (sorted.length - 1) / 2;
	return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}
