/** Letters that no normal form takes apart. */
const PLAIN: Readonly<Record<string, string>> = {
	ł: 'l',
	ø: 'o',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ı: 'i'
};

/** Text as it is searched for: without case and without marks above, below and through its letters. */
export function folded(text: string): string {
	return text
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[łøđðþßæœı]/g, (letter) => PLAIN[letter] ?? letter);
}
