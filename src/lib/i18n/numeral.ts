/**
 * A typed number in the signs of JavaScript: any minus sign as a hyphen, a decimal comma as a point, a half as .5,
 * without spaces between thousands and inch marks.
 */
export function numeral(text: string): string {
	return text
		.replace(/[″"]/g, '')
		.trim()
		.replace(/(\d)\s(?=\d{3}(?!\d))/g, '$1')
		.replace(/^[−–‐‑]/, '-')
		.replace(',', '.')
		.replace(/\s?½$/, '.5');
}
