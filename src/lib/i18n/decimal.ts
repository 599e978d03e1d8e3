const formats = new Map<string, Intl.NumberFormat>();

/** The smallest number with two decimals; what is rounded to 0 is below it. */
const LEAST = 0.01;

/** Returns a number with at most two decimals: 2.31, 0.05, 12; only nothing is 0. */
export function decimalText(tag: string, value: number): string {
	const format = formats.get(tag) ?? new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
	formats.set(tag, format);
	return value > 0 && value < LEAST / 2 ? `<${format.format(LEAST)}` : format.format(value);
}
