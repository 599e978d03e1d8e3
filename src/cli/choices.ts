import { MOST_OFFSET } from '$lib/cards/layout/settings';
import { CARD_CONTENTS, type CardContent } from '$lib/cards/model/contents';

/** The values of enumerated options, what each means, and the error for any other value. */
export const CHOICES = {
	what: {
		of: {
			cards: 'cards',
			roster: 'roster',
			list: 'list',
			bill: 'ledger',
			reference: 'reference',
			blank: 'blanks',
			rulers: 'rulers',
			tokens: 'tokens'
		},
		otherwise: 'unknownWhat'
	},
	paper: { of: { a4: 'a4', letter: 'letter' }, otherwise: 'unknownPaper' },
	layout: {
		of: { '2x3': 'sixes', '3x3': 'poker', hero: 'large', fold: 'folded' },
		otherwise: 'unknownLayout'
	},
	sides: { of: { '1': 'one', '2': 'both' }, otherwise: 'unknownSides' },
	edge: { of: { long: 'longEdge', short: 'shortEdge' }, otherwise: 'unknownEdge' },
	'token-shape': { of: { round: 'round', square: 'square' }, otherwise: 'unknownShape' },
	'token-size': { of: { '25mm': 'mm', '1in': 'inch' }, otherwise: 'unknownSize' },
	per: { of: { auto: 'auto', kind: 'kind', figure: 'figure' }, otherwise: 'unknownPer' }
} as const satisfies Readonly<
	Record<string, { of: Readonly<Record<string, string>>; otherwise: string }>
>;
type Choices = typeof CHOICES;
export type Choice = keyof Choices;
type Meaning<C extends Choice> = Choices[C]['of'][keyof Choices[C]['of']];

/** Returns what an option's value means, or the default if it is missing. */
export function optionValue<C extends Choice>(
	option: C,
	word: string | boolean | undefined,
	otherwise: Meaning<C>
): Meaning<C> {
	const known: Readonly<Record<string, string>> = CHOICES[option].of;
	return typeof word === 'string'
		? ((known[word] as Meaning<C> | undefined) ?? otherwise)
		: otherwise;
}

/** Returns the contents of cards in a list such as `stats,rules`; undefined if a name is unknown. */
export function contentsIn(word: string): CardContent[] | undefined {
	const names = word.split(',');
	const known = CARD_CONTENTS.filter((content) => names.includes(content));
	return known.length === new Set(names).size ? known : undefined;
}

/** Returns the offset in a text such as `0.5,-1` (millimeters); undefined if it is none or too far. */
export function offsetIn(word: string): { x: number; y: number } | undefined {
	const [, x, y] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(word) ?? [];
	const offset = { x: Number(x), y: Number(y) };
	return Math.max(Math.abs(offset.x), Math.abs(offset.y)) <= MOST_OFFSET ? offset : undefined;
}

/** The error for an unknown value. */
export type ChoiceError = Choices[Choice]['otherwise'];

export function isChoice(option: string): option is Choice {
	return Object.hasOwn(CHOICES, option);
}
