import type { Block, Card, CardTexts } from '../model/card';
import type { GroupMark, Mark, Photo } from '../print/marks';
import { blockRows } from './blocks';
import { cover } from './cover';
import { columns, drawRows, heightOf, MIN_FONT_SIZE, type Row } from './flow';
import { band, MARGIN, pictureAlone, portrait, type HeadFrame, type Part } from './head';
import type { Inks } from './inks';
import { formatOf, inksOf, isOneSided, type PrintSettings, type Size } from './settings';

/** One printed card: its front and, if it has one, its back. */
export interface PrintedCard {
	readonly unit: string;
	readonly name: string;
	/** The figure's number, if each figure of several has a card. */
	readonly number?: number;
	/** From 1; higher for the cards that continue a unit's first one. */
	readonly part: number;
	readonly front: GroupMark;
	readonly back?: GroupMark;
}

/** Body sizes in points; the largest that fits everything is used. */
const BODY_SIZES = [16, 14, 12.5, 11, 10, 9.5, 9, 8.5, 8, 7.5, 7, MIN_FONT_SIZE] as const;
/** At this size and above, content meant for the back stays there. */
const COMFORTABLE_SIZE = 8;
/** The largest type on a card by its width in millimeters. */
const largestType = ({ width }: Size) => (isLarge({ width }) ? 16 : width < 70 ? 10 : 11);
/** Millimeters between columns of text. */
const COLUMN_GAP = 6;

type RowsOf = (blocks: readonly Block[], body: number) => readonly Row[];

/** What the layout of a card depends on: its size, where its text begins, which sides are printed. */
interface Frame extends HeadFrame {
	readonly tops: Tops;
	readonly twoSided: boolean;
	readonly bleed: boolean;
	/** The rows of blocks in a body size; made once for blocks that are tried in several places. */
	readonly rowsOf: RowsOf;
}

/** The text of all cards of a unit: columns in the order front, back, next front, next back. */
type Columns = readonly (readonly Row[])[];

const isLarge = ({ width }: Pick<Size, 'width'>) => width > 150;
const across = (frame: Size) => (isLarge(frame) ? 2 : 1);
const perCard = (frame: Frame) => across(frame) * (frame.twoSided ? 2 : 1);
const columnWidth = (frame: Size) =>
	(frame.width - 2 * MARGIN - (across(frame) - 1) * COLUMN_GAP) / across(frame);

function rowCache(size: Size, inks: Inks): RowsOf {
	const known = new Map<readonly Block[], Map<number, readonly Row[]>>();
	const width = columnWidth(size);
	return (blocks, body) => {
		const ofBlocks = known.get(blocks) ?? new Map<number, readonly Row[]>();
		known.set(blocks, ofBlocks);
		const rows = ofBlocks.get(body) ?? blockRows(blocks, { width, body, inks });
		ofBlocks.set(body, rows);
		return rows;
	};
}

/** The body sizes of a card, the largest first. */
function sizesFor(size: Size): readonly number[] {
	const largest = largestType(size);
	return BODY_SIZES.filter((body) => body <= largest);
}

/** Millimeters from the top of a card to its picture and to its text. */
interface Tops {
	readonly picture: number;
	readonly below: number;
	readonly without: number;
}

function topsOf(card: Card, frame: HeadFrame): Tops {
	// The part number may shrink the name and make the band higher, so leave room for the higher one.
	const heights = [1, 8].map((of) => band(card, { part: of, of }, frame, false).height);
	const picture = Math.max(...heights);
	const { height } = portrait(card, frame, picture);
	return { picture, below: picture + height, without: picture + 1.5 };
}

/** Fills the columns one after the other. */
function filledColumns(
	blocks: readonly Block[],
	frame: Frame,
	body: number,
	from: number
): Columns {
	const { height } = frame;
	const rows = frame.rowsOf(blocks, body);
	const heightAt = (index: number) =>
		height - MARGIN - (from + index < across(frame) ? frame.tops.below : frame.tops.without);
	return columns(rows, heightAt);
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

/** One side's text in the largest comfortable type; undefined if that takes more than one side. */
function grown(
	blocks: readonly Block[],
	frame: Frame,
	sizes: readonly number[],
	from: number
): Columns | undefined {
	for (const body of sizes) {
		if (body < COMFORTABLE_SIZE) return undefined;
		const side = sideOf(blocks, frame, body, from);
		if (side.length <= across(frame)) return side;
	}
	return undefined;
}

/** Front and back text each on its own side; undefined if that takes more than one card. */
function onSeparateSides(card: Card, frame: Frame, sizes: readonly number[]): Columns | undefined {
	const each = across(frame);
	const front = grown(card.front, frame, sizes, 0);
	const back = grown(card.back, frame, sizes, each);
	if (!front || !back) return undefined;
	return [...front, ...Array.from({ length: each - front.length }, () => []), ...back];
}

/** Statistics and weapons on the fronts, the rest on the backs, on as many cards as either needs. */
function interleaved(card: Card, frame: Frame, body: number): Columns {
	const each = across(frame);
	const front = filledColumns(card.front, frame, body, 0);
	const back = filledColumns(card.back, frame, body, each);
	const cards = Math.ceil(Math.max(front.length, back.length) / each);
	const side = (columns: Columns, index: number) =>
		Array.from({ length: each }, (_, column) => columns[index * each + column] ?? []);
	return Array.from({ length: cards }, (_, index) => [
		...side(front, index),
		...side(back, index)
	]).flat();
}

/** Whether all of the front's text fits the first front, below the statistics. */
const frontFits = (card: Card, frame: Frame, body: number) =>
	filledColumns(card.front, frame, body, 0).length <= across(frame);

/**
 * The text of a card: the largest type that fits one card, or else the fewest cards. Weapons
 * shrink, and so does the picture, before they leave the front.
 */
function columnsOf(card: Card, frame: Frame): Columns {
	const all = sizesFor(frame);
	const largest = all.find((body) => frontFits(card, frame, body));
	if (largest === undefined && frame.twoSided) return interleaved(card, frame, MIN_FONT_SIZE);
	const sizes = all.filter((body) => body <= (largest ?? Infinity));
	const fits = (body: number) => largest === undefined || frontFits(card, frame, body);
	const together = [...card.front, ...card.back];
	const flow = (body: number) => filledColumns(together, frame, body, 0);
	const separate = frame.twoSided ? onSeparateSides(card, frame, sizesFor(frame)) : undefined;
	if (separate) return separate;
	const cards = (some: Columns) => Math.ceil(some.length / perCard(frame));
	const least = cards(flow(MIN_FONT_SIZE));
	const body = sizes.find((size) => fits(size) && cards(flow(size)) === least);
	return flow(body ?? MIN_FONT_SIZE);
}

function drawSide(
	card: Card,
	text: Columns,
	part: Part,
	frame: Frame,
	side: 'front' | 'back'
): GroupMark {
	const pictured = side === 'front' && part.part === 1;
	const empty = text.every((rows) => rows.length === 0);
	const { width, height } = frame;
	const top = pictured ? frame.tops.below : frame.tops.without;
	const marks: Mark[] = [
		...band(card, part, frame, frame.bleed).marks,
		...(pictured ? portrait(card, frame, frame.tops.picture).marks : []),
		...(empty && !pictured ? [pictureAlone(card, frame, top)] : []),
		...text.flatMap((rows, index) =>
			drawRows(rows, MARGIN + index * (columnWidth(frame) + COLUMN_GAP), top)
		)
	];
	return { kind: 'group', x: 0, y: 0, width, height, marks, title: side };
}

function printed(card: Card, frame: Frame): PrintedCard[] {
	const text = columnsOf(card, frame);
	const [each, all] = [across(frame), perCard(frame)];
	const of = Math.max(1, Math.ceil(text.length / all));
	return Array.from({ length: of }, (_, index) => {
		const part = { part: index + 1, of };
		const front = text.slice(index * all, index * all + each);
		const back = text.slice(index * all + each, (index + 1) * all);
		return {
			unit: card.unit,
			name: card.name,
			...(card.number !== undefined && { number: card.number }),
			part: part.part,
			front: drawSide(card, front, part, frame, 'front'),
			...(frame.twoSided && { back: drawSide(card, back, part, frame, 'back') })
		};
	});
}

/** Returns the printed card, or several marked 1/2, 2/2 when its text needs them. */
export function printedCards(
	whole: Card,
	settings: PrintSettings,
	texts: CardTexts,
	backPicture?: Photo
): PrintedCard[] {
	const { width, height, folded = false } = formatOf(settings);
	const { bleed, sides, backs } = settings;
	const hasBacks = folded || !isOneSided(sides);
	const covered = hasBacks && backs !== 'text';
	const inks = inksOf(settings);
	const rowsOf = rowCache({ width, height }, inks);
	const frameOf = (low: boolean): Frame => {
		const head = { width, height, inks, texts, low };
		return { ...head, tops: topsOf(card, head), twoSided: hasBacks && !covered, bleed, rowsOf };
	};
	const card = sides === 'fronts' && !folded ? { ...whole, back: [] } : whole;
	const usual = frameOf(false);
	const cards = printed(card, frontFits(card, usual, MIN_FONT_SIZE) ? usual : frameOf(true));
	if (!covered) return cards;
	const shown = backs === 'picture' ? backPicture : undefined;
	const back = cover(card, { width, height, inks, bleed }, shown);
	return cards.map((one) => ({ ...one, back }));
}
