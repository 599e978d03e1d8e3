/** Whole coefficients, that of z⁰ first. */
export type Polynomial = readonly bigint[];

export function multiply(a: Polynomial, b: Polynomial): bigint[] {
	const product = new Array<bigint>(a.length + b.length - 1).fill(0n);
	for (const [i, x] of a.entries()) {
		if (x === 0n) continue;
		for (const [j, y] of b.entries()) product[i + j] = (product[i + j] ?? 0n) + x * y;
	}
	return product;
}

/** Returns `base` − z^`period`. */
export function pole(base: bigint, period: number): bigint[] {
	const factor = new Array<bigint>(period + 1).fill(0n);
	factor[0] = base;
	factor[period] = -1n;
	return factor;
}

export function power(base: Polynomial, exponent: number): bigint[] {
	let result = [1n];
	for (let i = 0; i < exponent; i++) result = multiply(result, base);
	return result;
}

/** The sum of the coefficients. */
export function atOne(polynomial: Polynomial): bigint {
	return polynomial.reduce((sum, coefficient) => sum + coefficient, 0n);
}
