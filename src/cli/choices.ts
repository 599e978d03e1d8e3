import {
	DEFAULT_SETTINGS,
	MOST_COPIES,
	MOST_GUTTER,
	MOST_MARGIN,
	MOST_OFFSET,
	OWN_SIZE,
	type Backs,
	type FormatId,
	type Size
} from '$lib/cards/layout/settings';
import { CARD_COLORS, USUAL_COLORING, type Coloring } from '$lib/cards/model/card-colors';
import { CARD_CONTENTS, type CardContent } from '$lib/cards/model/contents';
import type { Situation } from '$lib/combat/situation';
import { readSituation } from '$lib/combat/situation-words';
import { numeral } from '$lib/i18n/numeral';
import { parseDice, type Dice } from '$lib/dice/notation';

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
			tokens: 'tokens',
			test: 'offset'
		},
		otherwise: 'unknownWhat'
	},
	paper: { of: { a4: 'a4', letter: 'letter' }, otherwise: 'unknownPaper' },
	sides: { of: { '1': 'one', '2': 'both', fronts: 'fronts' }, otherwise: 'unknownSides' },
	edge: { of: { long: 'longEdge', short: 'shortEdge' }, otherwise: 'unknownEdge' },
	'token-shape': { of: { round: 'round', square: 'square' }, otherwise: 'unknownShape' },
	'token-size': { of: { '25mm': 'mm', '1in': 'inch' }, otherwise: 'unknownSize' },
	blank: {
		of: { minifig: 'minifig', creation: 'creation', figure: 'figure' },
		otherwise: 'unknownBlank'
	},
	edition: {
		of: {
			'2005': '2005',
			'2010': '2010',
			'2020': '2020',
			quickwars: 'quickwars',
			skirmish: 'skirmish'
		},
		otherwise: 'unknownEdition'
	},
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
function contentsIn(word: string): CardContent[] | undefined {
	const names = word.split(',');
	const known = CARD_CONTENTS.filter((content) => names.includes(content));
	return known.length === new Set(names).size ? known : undefined;
}

/** Signs that are typed or pasted for a minus. */
const MINUS = /[−–‐‑]/g;

/** Returns the offset in a text such as `0.5,-1` (millimeters); undefined if it is none or too far. */
function offsetIn(word: string): { x: number; y: number } | undefined {
	const [, x, y] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(word.replace(MINUS, '-')) ?? [];
	const offset = { x: Number(x), y: Number(y) };
	return Math.max(Math.abs(offset.x), Math.abs(offset.y)) <= MOST_OFFSET ? offset : undefined;
}

const LAYOUTS: Readonly<Record<string, FormatId>> = {
	'2x3': 'sixes',
	'3x3': 'poker',
	hero: 'large',
	fold: 'folded',
	tarot: 'tarot',
	bridge: 'bridge',
	mini: 'mini'
};

interface Layout {
	readonly format: FormatId;
	readonly ownSize: Size;
}

/** Returns the layout of a name, or of a size in millimeters such as `70x110`. */
function layoutIn(word: string): Layout | undefined {
	const { ownSize } = DEFAULT_SETTINGS;
	const named = Object.hasOwn(LAYOUTS, word) ? LAYOUTS[word] : undefined;
	if (named) return { format: named, ownSize };
	const [, width, height] =
		/^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(word.replaceAll(',', '.')) ?? [];
	const size = { width: Number(width), height: Number(height) };
	const { least, most } = OWN_SIZE;
	const fits =
		size.width >= least.width &&
		size.width <= most.width &&
		size.height >= least.height &&
		size.height <= most.height;
	return fits ? { format: 'own', ownSize: size } : undefined;
}

const numberIn = (least: number, most: number, pattern: RegExp) => (word: string) => {
	const plain = numeral(word);
	const value = Number(plain);
	return pattern.test(plain) && value >= least && value <= most ? value : undefined;
};
const MILLIMETERS = /^\d+(\.\d+)?$/;
const gutterIn = numberIn(0, MOST_GUTTER, MILLIMETERS);
const marginIn = numberIn(0, MOST_MARGIN, MILLIMETERS);
const copiesIn = numberIn(1, MOST_COPIES, /^\d+$/);

/** Returns the ids in a list such as `u1,u2`; undefined if one is empty. */
function idsIn(word: string): string[] | undefined {
	const ids = word.split(',');
	return ids.includes('') ? undefined : ids;
}

/** Returns what the colors of cards show; the name of a color is the player's. */
function coloringIn(word: string): Coloring | undefined {
	if (word === 'rank' || word === 'squad') return { ...USUAL_COLORING, by: word };
	const player = CARD_COLORS.find((color) => color === word);
	return player && { by: 'player', player };
}

/** Returns what is on the backs: text, also with art, a color, or the picture of a JPEG file. */
function backsIn(word: string): { backs: Backs; picture?: string } | undefined {
	if (word === 'text' || word === 'art' || word === 'color') return { backs: word };
	return /\.jpe?g$/i.test(word) ? { backs: 'picture', picture: word } : undefined;
}

/** More dice, sides or bonus than any rule asks for would only take long. */
const MOST = { dice: 60, sides: 100, bonus: 999 };

function diceIn(word: string): Dice | undefined {
	const found = parseDice(word);
	if (!found || Math.abs(found.bonus) > MOST.bonus) return undefined;
	const count = found.rolls.reduce((sum, roll) => sum + roll.count, 0);
	const fits = found.rolls.every(({ sides }) => sides >= 2 && sides <= MOST.sides);
	return fits && count <= MOST.dice ? found : undefined;
}

const useIn = numberIn(0, 999, /^\d{1,3}$/);
const modifierIn = numberIn(-999, 999, /^[+-]?\d{1,3}$/);

function situationIn(word: string): Situation | undefined {
	const reading = readSituation([word.replace(/(\d),(?=\d)/, '$1.')]);
	return 'situation' in reading ? reading.situation : undefined;
}

/** The values of options that are read, and the error for any other value. */
export const READERS = {
	layout: { read: layoutIn, otherwise: 'unknownLayout' },
	contents: { read: contentsIn, otherwise: 'badContents' },
	offset: { read: offsetIn, otherwise: 'badOffset' },
	gutter: { read: gutterIn, otherwise: 'badGutter' },
	margin: { read: marginIn, otherwise: 'badMargin' },
	copies: { read: copiesIn, otherwise: 'badCopies' },
	units: { read: idsIn, otherwise: 'badUnits' },
	colors: { read: coloringIn, otherwise: 'unknownColors' },
	back: { read: backsIn, otherwise: 'unknownBack' },
	skill: { read: diceIn, otherwise: 'badDice' },
	damage: { read: diceIn, otherwise: 'badDice' },
	armor: { read: diceIn, otherwise: 'badDice' },
	absorb: { read: diceIn, otherwise: 'badDice' },
	'parry-skill': { read: diceIn, otherwise: 'badDice' },
	roll: { read: diceIn, otherwise: 'badDice' },
	rival: { read: diceIn, otherwise: 'badDice' },
	bail: { read: diceIn, otherwise: 'badDice' },
	momentum: { read: diceIn, otherwise: 'badDice' },
	opposition: { read: diceIn, otherwise: 'badDice' },
	attackers: { read: numberIn(1, MOST.dice, /^\d+$/), otherwise: 'badNumber' },
	already: { read: useIn, otherwise: 'badNumber' },
	beyond: { read: useIn, otherwise: 'badNumber' },
	negations: { read: useIn, otherwise: 'badNumber' },
	'at-least': { read: useIn, otherwise: 'badNumber' },
	wounds: { read: useIn, otherwise: 'badNumber' },
	'attack-roll': { read: useIn, otherwise: 'badNumber' },
	'loser-size': { read: useIn, otherwise: 'badNumber' },
	use: { read: useIn, otherwise: 'badUse' },
	parry: { read: useIn, otherwise: 'badUse' },
	mod: { read: modifierIn, otherwise: 'badModifier' },
	situation: { read: situationIn, otherwise: 'badSituation' }
} as const;
type Readers = typeof READERS;
export type Read = keyof Readers;

export function isRead(option: string): option is Read {
	return Object.hasOwn(READERS, option);
}

/** Returns the value of an option that is read, or undefined if it is missing or wrong. */
export function valueOf<R extends Read>(
	option: R,
	word: string | boolean | undefined
): ReturnType<Readers[R]['read']> | undefined {
	if (typeof word !== 'string') return undefined;
	return READERS[option].read(word) as ReturnType<Readers[R]['read']>;
}

/** The error for an unknown value. */
export type ChoiceError = Choices[Choice]['otherwise'] | Readers[Read]['otherwise'];

export function isChoice(option: string): option is Choice {
	return Object.hasOwn(CHOICES, option);
}
