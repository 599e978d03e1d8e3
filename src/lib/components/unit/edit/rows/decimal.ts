import { numeral } from '$lib/i18n/numeral';

/** Parses a number with a comma, a point or a half: 2,5 · 2.5 · 2½. Returns undefined for other text. */
export function readDecimal(text: string): number | undefined {
	const plain = numeral(text);
	return /^(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
