/** Formats a number of halves: 4½ rather than 4.5 or 4,5. */
export function withHalf(number: number): string {
	return `${number}`.replace(/^0?\.5$/, '½').replace(/\.5$/, '½');
}
