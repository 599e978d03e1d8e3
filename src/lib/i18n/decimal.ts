const formats = new Map<string, Intl.NumberFormat>();

/** Returns a number with at most two decimals: 2.31, 0.05, 12. */
export function decimalText(tag: string, value: number): string {
	const format = formats.get(tag) ?? new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
	formats.set(tag, format);
	return format.format(value);
}
