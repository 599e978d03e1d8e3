/** Letters that Unicode normalization does not decompose. */
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

/** The text for searching: lower case, without diacritics. */
export function folded(text: string): string {
	return text
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[łøđðþßæœı]/g, (letter) => PLAIN[letter] ?? letter);
}
