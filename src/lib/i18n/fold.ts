/** Letters that no accent can be taken off. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss' };

/** A text as it is searched for: without capitals and accents, ł as l. */
export function folded(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[łøđß]/g, (letter) => STROKES[letter] ?? letter);
}
