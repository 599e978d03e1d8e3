import type { Card, CardTexts } from '../model/card';
import type { GroupMark, Mark, Photo } from '../print/marks';
import { art } from './art';
import { cover } from './cover';
import { drawRows, heightOf } from './flow';
import { bottomOfRows, footMarks } from './foot';
import {
	band,
	MARGIN,
	pictureAlone,
	pictureHeights,
	portrait,
	type HeadFrame,
	type Part
} from './head';
import { formatOf, inksOf, isOneSided, type PrintSettings } from './settings';
import {
	across,
	columnWidth,
	COLUMN_GAP,
	rowCache,
	textOf,
	topsOf,
	type Frame,
	type SetText,
	type Sizes
} from './text';

/** One printed card: its front and, if it has one, its back. */
export interface PrintedCard {
	readonly unit: string;
	readonly name: string;
	/** The figure's number, if each figure of several has a card. */
	readonly number?: number;
	/** From 1; higher for the cards that continue a unit's first one. */
	readonly part: number;
	/** The body sizes of its sides, in points. */
	readonly sizes: Sizes;
	readonly front: GroupMark;
	readonly back?: GroupMark;
}

/** The height of the picture that takes the room which the text of the front leaves. */
function grownPicture(card: Card, frame: Frame, text: SetText): number {
	const { least, most } = pictureHeights(frame);
	const front = text.columns.slice(0, across(frame));
	const bottom = bottomOfRows(front.flat(), frame);
	const free = bottom - frame.tops.below - Math.max(0, ...front.map(heightOf));
	const limit = frame.tops.below - frame.tops.picture + free;
	const steps = [1, 0.8, 0.6, 0.4, 0.2].map((share) => Math.min(most, least + share * free));
	const fits = (pictured: number) =>
		portrait(card, { ...frame, pictured }, frame.tops.picture).height <= limit;
	return free > 1 ? (steps.find((height) => height > least && fits(height)) ?? least) : least;
}

/** What a side shows. */
interface Side {
	readonly columns: SetText['columns'];
	readonly part: Part;
	readonly name: 'front' | 'back';
}

function drawSide(card: Card, { columns, part, name }: Side, frame: Frame): GroupMark {
	const pictured = name === 'front' && part.part === 1;
	const { width, height } = frame;
	const head = pictured ? portrait(card, frame, frame.tops.picture) : undefined;
	const top = head ? frame.tops.picture + head.height : frame.tops.without;
	const free = {
		top: top + Math.max(0, ...columns.map(heightOf)) + 2,
		bottom: bottomOfRows(columns.flat(), frame)
	};
	const isEmpty = columns.every((rows) => rows.length === 0);
	const isFree = name === 'front' && free.bottom - free.top > height / 5;
	const marks: Mark[] = [
		...band(card, part, frame, frame.bleed).marks,
		...(head?.marks ?? []),
		...(!pictured && (isEmpty || isFree) ? [pictureAlone(card, frame, free)] : []),
		...columns.flatMap((rows, index) =>
			drawRows(rows, MARGIN + index * (columnWidth(frame) + COLUMN_GAP), top)
		),
		...footMarks(columns.flat(), frame)
	];
	return { kind: 'group', x: 0, y: 0, width, height, marks, title: name };
}

function printed(card: Card, frame: Frame, most: Sizes | undefined): PrintedCard[] {
	const text = textOf(card, frame, most);
	const each = across(frame);
	const all = each * (frame.twoSided ? 2 : 1);
	const of = Math.max(1, Math.ceil(text.columns.length / all));
	const shown = { ...frame, pictured: grownPicture(card, frame, text) };
	return Array.from({ length: of }, (_, index) => {
		const part = { part: index + 1, of };
		const front = text.columns.slice(index * all, index * all + each);
		const back = text.columns.slice(index * all + each, (index + 1) * all);
		const hasBack = frame.twoSided && back.some((rows) => rows.length > 0);
		return {
			unit: card.unit,
			name: card.name,
			...(card.number !== undefined && { number: card.number }),
			part: part.part,
			sizes: index === 0 ? text.sizes : { front: text.sizes.back, back: text.sizes.back },
			front: drawSide(card, { columns: front, part, name: 'front' }, shown),
			...(hasBack && { back: drawSide(card, { columns: back, part, name: 'back' }, shown) })
		};
	});
}

/** A card without what belongs on its back. */
const frontOnly = (card: Card): Card => ({ ...card, back: [], whole: card.front, extra: [] });

/**
 * Returns the printed card, or several marked 1/2, 2/2 when its text needs them; in type of at most the sizes `most`.
 */
export function printedCards(
	whole: Card,
	settings: PrintSettings,
	texts: CardTexts,
	backPicture?: Photo,
	most?: Sizes
): PrintedCard[] {
	const { width, height, folded = false } = formatOf(settings);
	const { bleed, sides, backs, saving } = settings;
	const hasBacks = folded || !isOneSided(sides);
	const covered = hasBacks && (backs === 'color' || backs === 'picture');
	const inks = inksOf(settings);
	const card = sides === 'fronts' && !folded ? frontOnly(whole) : whole;
	const head: HeadFrame = { width, height, inks, texts };
	const frame: Frame = {
		...head,
		tops: topsOf(card, head),
		twoSided: hasBacks && !covered,
		bleed,
		rowsOf: rowCache({ width, height }, inks)
	};
	const cards = printed(card, frame, most);
	const side = { width, height, inks, bleed };
	if (covered) {
		const back = cover(card, side, backs === 'picture' ? backPicture : undefined);
		return cards.map((one) => ({ ...one, back }));
	}
	if (!hasBacks || backs !== 'art' || saving) return cards;
	return cards.map((one) => (one.back ? one : { ...one, back: art(card, side) }));
}
