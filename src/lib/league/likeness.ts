/**
 * Letters that look like Latin ones, after decomposition and in lower case. The Unicode table of confusables has
 * thousands; these are the ones that keyboards of Polish, Ukrainian, Russian and Greek people type.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
	...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y' },
	...{ х: 'x', і: 'i', ј: 'j', ѕ: 's', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', ӏ: 'l', г: 'r', п: 'n' },
	...{ α: 'a', β: 'b', ε: 'e', ζ: 'z', η: 'n', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p' },
	...{ τ: 't', υ: 'u', χ: 'x', ς: 's', ω: 'w' },
	...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'p' },
	// Latin letters of phonetic and small-capital alphabets.
	...{
		ɑ: 'a',
		ɡ: 'g',
		ɩ: 'i',
		ȷ: 'j',
		ĸ: 'k',
		ᴏ: 'o',
		ʀ: 'r',
		ꜱ: 's',
		ᴜ: 'u',
		ᴠ: 'v',
		ᴡ: 'w',
		ᴢ: 'z'
	},
	// One stroke: a capital I looks like a small L.
	...{ i: 'l', '1': 'l', '|': 'l', '0': 'o', '5': 's' }
};

/** Greek capitals that look like another letter than their small form. */
const CAPITALS: Readonly<Record<string, string>> = { Ν: 'n', Η: 'h', Υ: 'y', Ω: 'o' };

/** Marks, spaces and punctuation, and what no font draws: format characters, blank letters of Hangul and Braille. */
const INVISIBLE = /[\p{M}\p{Cf}\p{DI}\s\p{P}\u{1160}\u{2800}]/gu;

/** What a name looks like: equal for names that people cannot tell apart. */
export function likenessOf(name: string): string {
	const letters = name
		.normalize('NFKD')
		.replace(/[ΝΗΥΩ]/g, (letter) => CAPITALS[letter] ?? letter)
		.toLowerCase()
		.replace(INVISIBLE, '');
	// Some letters become others that look like a third one.
	return [...letters]
		.map((letter) => LOOK_ALIKES[letter] ?? letter)
		.map((letter) => LOOK_ALIKES[letter] ?? letter)
		.join('')
		.replaceAll('rn', 'm')
		.replaceAll('vv', 'w');
}
