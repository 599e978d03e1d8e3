/** A rational number in lowest terms; `denominator` is positive. Both grow without limit, unlike those of libraries. */
export interface Fraction {
	readonly numerator: bigint;
	readonly denominator: bigint;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
	while (b !== 0n) [a, b] = [b, a % b];
	return a;
}

/** Throws a RangeError for a denominator of 0. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
	if (denominator === 0n) throw new RangeError('A fraction has no denominator of 0');
	if (denominator < 0n) return fraction(-numerator, -denominator);
	const divisor = greatestDivisor(numerator < 0n ? -numerator : numerator, denominator);
	return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export function add(a: Fraction, b: Fraction): Fraction {
	return fraction(
		a.numerator * b.denominator + b.numerator * a.denominator,
		a.denominator * b.denominator
	);
}

export function negate({ numerator, denominator }: Fraction): Fraction {
	return { numerator: -numerator, denominator };
}

export function multiply(a: Fraction, b: Fraction): Fraction {
	return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Throws a RangeError for a `b` of 0. */
export function divide(a: Fraction, b: Fraction): Fraction {
	return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Formats a fraction: 5/6, or 2 for a whole number. */
export function formatFraction({ numerator, denominator }: Fraction): string {
	return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}

const bitLength = (value: bigint) => value.toString(2).length;

/** Bits of the quotient: more than the 53 of a double. */
const PRECISION = 64;

/** Returns the nearest double; both parts may be far beyond the largest double. */
export function toNumber({ numerator, denominator }: Fraction): number {
	if (numerator < 0n) return -toNumber({ numerator: -numerator, denominator });
	const shift = PRECISION + bitLength(denominator) - bitLength(numerator);
	if (shift <= 0) return Number(numerator / denominator);
	return Number((numerator << BigInt(shift)) / denominator) * 2 ** -shift;
}
