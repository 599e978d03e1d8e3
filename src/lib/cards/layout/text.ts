import type { Block, Card } from '../model/card';
import { blockRows } from './blocks';
import { columns, heightOf, MIN_FONT_SIZE, type Row } from './flow';
import { bottomOf } from './foot';
import { band, MARGIN, portrait, type HeadFrame } from './head';
import type { Inks } from './inks';
import type { Size } from './settings';

/** Body sizes in points; the largest that fits everything is used. */
const BODY_SIZES = [16, 14, 12.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, MIN_FONT_SIZE] as const;
/** At this size and above, a card that fits its front in full needs no back. */
export const READABLE_SIZE = 9;
/** The largest and the smallest type on a card by its width in millimeters. */
const largestType = ({ width }: Size) => (isLarge({ width }) ? 16 : width < 70 ? 10 : 11);
const smallestType = ({ width }: Size) => (width < 80 ? MIN_FONT_SIZE : 7);
/** Millimeters between columns of text. */
export const COLUMN_GAP = 6;

type RowsOf = (blocks: readonly Block[], body: number) => readonly Row[];

/** Millimeters from the top of a card to its picture and to its text. */
interface Tops {
	readonly picture: number;
	readonly below: number;
	readonly without: number;
}

/** What the layout of a card depends on: its size, where its text begins, which sides are printed. */
export interface Frame extends HeadFrame {
	readonly tops: Tops;
	readonly twoSided: boolean;
	readonly bleed: boolean;
	/** The rows of blocks in a body size; made once for blocks that are tried in several places. */
	readonly rowsOf: RowsOf;
}

/** The body sizes of a card's sides, in points; of one that is empty, the largest. */
export interface Sizes {
	readonly front: number;
	readonly back: number;
}

/** The text of all cards of a unit: columns in the order front, back, next front, next back. */
export interface SetText {
	readonly columns: readonly (readonly Row[])[];
	readonly sizes: Sizes;
}
type Columns = SetText['columns'];

const isLarge = ({ width }: Pick<Size, 'width'>) => width > 150;
export const across = (frame: Size) => (isLarge(frame) ? 2 : 1);
const perCard = (frame: Frame) => across(frame) * (frame.twoSided ? 2 : 1);
export const columnWidth = (frame: Size) =>
	(frame.width - 2 * MARGIN - (across(frame) - 1) * COLUMN_GAP) / across(frame);

/** Makes the rows of blocks, each once. */
export function rowCache(size: Size, inks: Inks): RowsOf {
	const known = new Map<readonly Block[], Map<number, readonly Row[]>>();
	const width = columnWidth(size);
	const least = smallestType(size);
	return (blocks, body) => {
		const ofBlocks = known.get(blocks) ?? new Map<number, readonly Row[]>();
		known.set(blocks, ofBlocks);
		const rows = ofBlocks.get(body) ?? blockRows(blocks, { width, body, least, inks, foot: true });
		ofBlocks.set(body, rows);
		return rows;
	};
}

/** Where the picture and the text of a card begin, which is alone or one of several. */
export function topsOf(card: Card, frame: HeadFrame, isAlone: boolean): Tops {
	// The part number may shrink the name and make the band higher, so leave room for the higher one.
	const counts = isAlone ? [1] : [1, 8];
	const heights = counts.map((of) => band(card, { part: of, of }, frame, false).height);
	const picture = Math.max(...heights);
	const { height } = portrait(card, frame, picture);
	return { picture, below: picture + height, without: picture + 1.5 };
}

/** The body sizes of a card, the largest first. */
function sizesFor(size: Size, most = Infinity): readonly number[] {
	const largest = Math.min(largestType(size), most);
	const smallest = smallestType(size);
	return BODY_SIZES.filter((body) => body <= largest && body >= smallest);
}

/** Fills the columns one after the other, each up to a share of its height, above the rule ids of `cited` blocks. */
function filledColumns(
	blocks: readonly Block[],
	frame: Frame,
	body: number,
	from: number,
	share = 1,
	cited = blocks
): Columns {
	const { tops } = frame;
	const bottom = bottomOf(cited, frame);
	const rows = frame.rowsOf(blocks, body);
	const heightAt = (index: number) =>
		share * (bottom - (from + index < across(frame) ? tops.below : tops.without));
	return rows.length === 0 ? [] : columns(rows, heightAt);
}

/** Splits blocks into two columns of similar height without cutting any; undefined if they do not fit. */
function balanced(
	blocks: readonly Block[],
	frame: Frame,
	body: number,
	from: number
): Columns | undefined {
	const ways = blocks.slice(1).map((_, index) => {
		const [left, right] = [blocks.slice(0, index + 1), blocks.slice(index + 1)];
		return [
			...filledColumns(left, frame, body, from),
			...filledColumns(right, frame, body, from + 1)
		];
	});
	const higher = (columns: Columns) => Math.max(...columns.map(heightOf));
	return ways
		.filter(({ length }) => length === across(frame))
		.toSorted((a, b) => higher(a) - higher(b))[0];
}

/** The text of one side, balanced when there are two columns. */
function sideOf(blocks: readonly Block[], frame: Frame, body: number, from: number): Columns {
	const even = isLarge(frame) ? balanced(blocks, frame, body, from) : undefined;
	return even ?? filledColumns(blocks, frame, body, from);
}

interface SetSide {
	readonly columns: Columns;
	readonly body: number;
}

/** One side's text in the largest type that fits it; undefined if none does. */
function grown(
	blocks: readonly Block[],
	frame: Frame,
	sizes: readonly number[],
	from: number
): SetSide | undefined {
	for (const body of sizes) {
		const columns = sideOf(blocks, frame, body, from);
		if (columns.length <= across(frame)) return { columns, body };
	}
	return undefined;
}

const NO_TEXT: SetSide = { columns: [], body: Infinity };

/** The text of a back; its size does not matter where it has none. */
function backOf(blocks: readonly Block[], frame: Frame, most: Sizes | undefined) {
	if (blocks.length === 0) return NO_TEXT;
	return grown(blocks, frame, sizesFor(frame, most?.back), across(frame));
}

/** Front and back of one card. */
function joined(front: SetSide, back: SetSide, frame: Frame): SetText {
	const missing = across(frame) - front.columns.length;
	const empty = back.columns.length === 0 ? [] : Array.from({ length: missing }, () => []);
	return {
		columns: [...front.columns, ...empty, ...back.columns],
		sizes: { front: front.body, back: back.body }
	};
}

/** All rules on the front, in type that can be read easily; undefined if that does not fit. */
function onFront(card: Card, frame: Frame, most: Sizes | undefined): SetText | undefined {
	const readable = sizesFor(frame, most?.front).filter((body) => body >= READABLE_SIZE);
	const blocks = frame.twoSided ? card.whole : [...card.whole, ...card.extra];
	const front = grown(blocks, frame, readable, 0);
	const back = frame.twoSided ? backOf(card.extra, frame, most) : NO_TEXT;
	return front && back && joined(front, back, frame);
}

/** Front and back text each on its own side; undefined if that takes more than one card. */
function onSeparateSides(card: Card, frame: Frame, most: Sizes | undefined): SetText | undefined {
	if (!frame.twoSided) return undefined;
	const front = grown(card.front, frame, sizesFor(frame, most?.front), 0);
	const back = backOf([...card.back, ...card.extra], frame, most);
	return front && back && joined(front, back, frame);
}

/** Statistics and weapons on the fronts, the rest on the backs, on as many cards as either needs. */
function interleaved(card: Card, frame: Frame, body: number): Columns {
	const each = across(frame);
	const front = filledColumns(card.front, frame, body, 0);
	const back = filledColumns([...card.back, ...card.extra], frame, body, each);
	const cards = Math.ceil(Math.max(front.length, back.length) / each);
	const side = (columns: Columns, index: number) =>
		Array.from({ length: each }, (_, column) => columns[index * each + column] ?? []);
	return Array.from({ length: cards }, (_, index) => [
		...side(front, index),
		...side(back, index)
	]).flat();
}

/** The shares of a column's height that are tried to make columns even. */
const SHARES = [0.5, 0.6, 0.7, 0.8, 0.9] as const;

/** The text in columns as even as possible, with what must be on the first front still there. */
function evenly(
	blocks: readonly Block[],
	frame: Frame,
	body: number,
	isFirst: (body: number, share: number) => boolean
): Columns {
	const full = filledColumns(blocks, frame, body, 0);
	if (full.length < 2) return full;
	const share = SHARES.find(
		(one) => filledColumns(blocks, frame, body, 0, one).length <= full.length && isFirst(body, one)
	);
	return share === undefined ? full : filledColumns(blocks, frame, body, 0, share);
}

const weaponsOf = (blocks: readonly Block[]) =>
	blocks.slice(0, blocks.findLastIndex(({ kind }) => kind === 'weapons') + 1);

const isWeapons = ({ kind }: Block) => kind === 'weapons';

/** Weapons in short, and all rules in full after them. */
const weaponsInShort = ({ front, back, whole }: Card): Block[] => [
	...front.filter(isWeapons),
	...whole.filter((block) => !isWeapons(block)),
	...back.filter((block) => !whole.includes(block))
];

/** What cards without backs begin with: a rule in full need not be there in short as well. */
function beginning(card: Card, fits: (blocks: readonly Block[]) => boolean) {
	return fits(weaponsOf(card.whole)) ? card.whole : weaponsInShort(card);
}

/**
 * The front on the first front, and the rules on all sides after it, each in the largest type; undefined if the front is
 * too long.
 */
function withRestAfter(card: Card, frame: Frame, most: Sizes | undefined): SetText | undefined {
	const each = across(frame);
	const front = grown(card.front, frame, sizesFor(frame, most?.front), 0);
	if (!front) return undefined;
	const blocks = [...card.back, ...card.extra];
	const sizes = sizesFor(frame, most?.back);
	const setIn = (body: number, share = 1) => filledColumns(blocks, frame, body, each, share);
	const cards = (columns: Columns) => Math.ceil((each + columns.length) / perCard(frame));
	const least = cards(setIn(smallestType(frame)));
	const body = sizes.find((one) => cards(setIn(one)) === least) ?? smallestType(frame);
	const full = setIn(body);
	const share = SHARES.find((one) => setIn(body, one).length === full.length);
	return joined(front, { columns: share === undefined ? full : setIn(body, share), body }, frame);
}

/** The text on several cards without backs: the largest type that takes the fewest of them. */
function onFronts(card: Card, frame: Frame, most: Sizes | undefined): SetText {
	const smallest = smallestType(frame);
	const first = beginning(
		card,
		(some) => filledColumns(some, frame, smallest, 0, 1, card.whole).length <= across(frame)
	);
	const blocks = [...first, ...card.extra];
	const fits = (some: readonly Block[]) => (body: number, share?: number) =>
		filledColumns(some, frame, body, 0, share, blocks).length <= across(frame);
	const cards = (some: Columns) => Math.ceil(some.length / perCard(frame));
	const least = cards(filledColumns(blocks, frame, smallest, 0));
	const sizes = sizesFor(frame, most?.front).filter(
		(body) => cards(filledColumns(blocks, frame, body, 0)) === least
	);
	const isFirst = fits(fits(first)(smallest) ? first : weaponsOf(first));
	const body = sizes.find((one) => isFirst(one)) ?? sizes[0] ?? smallest;
	return { columns: evenly(blocks, frame, body, isFirst), sizes: { front: body, back: body } };
}

/** The text on several cards. */
function onSeveralCards(card: Card, frame: Frame, most: Sizes | undefined): SetText {
	if (!frame.twoSided) return onFronts(card, frame, most);
	const smallest = smallestType(frame);
	return (
		withRestAfter(card, frame, most) ?? {
			columns: interleaved(card, frame, smallest),
			sizes: { front: smallest, back: smallest }
		}
	);
}

/**
 * A card whose front is too long for one side, without the last abilities in one line that its back has in full; undefined
 * if its front fits, or has too much else.
 */
function withShorterFront(card: Card, frame: Frame): Card | undefined {
	if (!frame.twoSided) return undefined;
	const { front, back } = card;
	const fits = (blocks: readonly Block[]) =>
		filledColumns(blocks, frame, smallestType(frame), 0).length <= across(frame);
	if (fits(front)) return undefined;
	const inFull = new Set(
		back.flatMap((block) => (block.kind === 'text' || block.kind === 'line' ? [block.title] : []))
	);
	const isSpare = (block: Block) => block.kind === 'line' && inFull.has(block.title);
	const spare = front.filter(isSpare).toReversed();
	for (let count = 1; count <= spare.length; count += 1) {
		const left = new Set(spare.slice(0, count));
		const shorter = front.filter((block) => !left.has(block));
		if (fits(shorter)) return { ...card, front: shorter };
	}
	return undefined;
}

/**
 * The text of a card in the largest type that fits: all on its front; or the front and the rules on the back; or on the
 * fewest cards.
 */
export function textOf(card: Card, frame: Frame, most?: Sizes): SetText {
	const one = onFront(card, frame, most) ?? onSeparateSides(card, frame, most);
	if (one) return one;
	const shorter = withShorterFront(card, frame) ?? card;
	return onSeparateSides(shorter, frame, most) ?? onSeveralCards(shorter, frame, most);
}
