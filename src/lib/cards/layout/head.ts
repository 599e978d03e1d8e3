import type { Card, CardTexts } from '../model/card';
import { headings, type Mark } from '../print/marks';
import { lightened } from '../print/tint';
import { leadingOf, shrunkToFit, widthOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { lineOfText, linesFrom, rightAlignedLine } from './flow';
import { platesAlone, platesBeside, type DrawnBlock, type Place } from './plates';
import { BLEED, type Size } from './settings';
import type { Inks } from './inks';

/** Millimeters between the edge of a card and its content. */
export const MARGIN = 3.5;

/** The number of this card among the cards of one unit. */
export interface Part {
	readonly part: number;
	readonly of: number;
}

/** Narrower cards have less room for all. */
const SLIM_CARD = 50;

const NAME_SIZES = [20, 18, 15, 13, 11.5, 10, 9, 8, 7] as const;

/** The sizes of names and captions on cards of a width, and the least size of a name that takes two lines. */
function bandType(width: number) {
	if (width > 150) return { name: 20, caption: 10, split: 11 } as const;
	return width < SLIM_CARD
		? ({ name: 11.5, caption: 6.5, split: 8 } as const)
		: ({ name: 13, caption: 7.5, split: 11 } as const);
}

/**
 * Picks the largest name size that fits one line, or two lines below a size; the longest names take more lines at the
 * smallest size.
 */
function nameLines(name: string, width: number, most: number, split: number) {
	const sizes = NAME_SIZES.filter((size) => size <= most);
	for (const size of sizes) {
		const style: Style = { face: 'display', size };
		const lines = wrap(name, style, width);
		if (lines.length <= (size > split ? 1 : 2)) return { style, lines };
	}
	const style: Style = { face: 'display', size: 7 };
	return { style, lines: wrap(name, style, width) };
}

/** Layout settings of a card's head. */
export interface HeadFrame extends Size {
	readonly inks: Inks;
	readonly texts: CardTexts;
	/** The height of the picture in millimeters; the least if absent. */
	readonly pictured?: number;
	/** Whether the picture is above the plates instead of beside them. */
	readonly isStacked?: boolean;
	/** Whether picture and plates are in one low row, so that long texts have more room. */
	readonly isLow?: boolean;
}

/** The band’s background, or a line below it when saving ink. */
function surface(card: Card, height: number, { width, inks }: HeadFrame, bleed: boolean): Mark {
	const { fill, ink } = inks.band(card.color);
	const over = bleed ? BLEED : 0;
	return fill === undefined
		? { kind: 'line', from: [0, height], to: [width, height], stroke: ink, strokeWidth: 0.5 }
		: { kind: 'box', x: -over, y: -over, width: width + 2 * over, height: height + over, fill };
}

/** The band at the top: name, caption, copies and part number. It bleeds off three edges of the card. */
export function band(card: Card, { part, of }: Part, frame: HeadFrame, bleed: boolean): DrawnBlock {
	const { width, inks, texts } = frame;
	const { copies, number, part: partOf } = texts.cards.card;
	const { ink } = inks.band(card.color);
	const type = bandType(width);
	const small: Style = { face: 'bold', size: 8 };
	const counted = [
		...(card.copies > 1 ? [copies({ count: card.copies })] : []),
		...(card.number === undefined ? [] : [number({ number: card.number })])
	];
	const corner = [...counted, ...(of > 1 ? [partOf({ part, of })] : [])].join('   ');
	const room = width - 2 * MARGIN - (corner ? widthOf(corner, small) + 2 : 0);
	const { style, lines } = nameLines(card.name, room, type.name, type.split);
	const caption: Style = { face: 'text', size: type.caption };
	const inner = width - 2 * MARGIN;
	const badge = card.badges.join(' · ');
	const badged = badge === '' ? 0 : widthOf(badge, BADGE) + 2 * BADGE_EDGE;
	const isBeside = badged > 0 && widthOf(card.caption, caption) + badged + 2 <= inner;
	const captions = wrap(card.caption, caption, inner);
	const names = lines.length * leadingOf(style);
	const below = 1.4 + names + captions.length * leadingOf(caption);
	const marked = badged === 0 || isBeside ? 0 : leadingOf(BADGE) + 0.6;
	const height = below + marked + 1.2;
	const badgeTop = isBeside ? below - leadingOf(caption) : below + 0.4;
	return {
		height,
		marks: [
			surface(card, height, frame, bleed),
			...headings(linesFrom(lines, style, MARGIN, 1.4, ink), 1),
			...(corner ? rightAlignedLine(corner, small, width - MARGIN, 2, ink) : []),
			...linesFrom(captions, caption, MARGIN, 1.4 + names, ink),
			...(badged > 0 ? badgeMarks(badge, Math.min(badged, inner), badgeTop, frame, ink) : [])
		]
	};
}

/** The letters of a badge, and the millimeters around them. */
const BADGE: Style = { face: 'bold', size: 7 };
const BADGE_EDGE = 1.2;

/** A badge at the right of the band: letters in an outline. */
function badgeMarks(
	text: string,
	badged: number,
	top: number,
	{ width }: HeadFrame,
	ink: string
): Mark[] {
	const style = shrunkToFit(text, BADGE, badged - 2 * BADGE_EDGE, 5.5);
	const x = width - MARGIN - badged;
	const height = leadingOf(BADGE) + 0.3;
	return [
		{
			...{ kind: 'box', x, y: top - 0.15, width: badged, height },
			...{ radius: 1, stroke: ink, strokeWidth: 0.25 }
		},
		...lineOfText(text, style, x + BADGE_EDGE, top, ink)
	];
}

/** The width of pictures as a share of their height. */
export const PICTURE_SHAPE = 0.8;

const pictureMark = (card: Card, { pale }: Inks, place: Place): Mark => ({
	kind: 'picture',
	...place,
	picture: pale ? lightened(card.picture) : card.picture,
	alt: card.name
});

/** The picture as large as possible, in the middle between two heights. */
export function pictureAlone(
	card: Card,
	{ width, inks }: HeadFrame,
	{ top, bottom }: { readonly top: number; readonly bottom: number }
): Mark {
	const high = Math.min(bottom - top, (width - 2 * MARGIN) / PICTURE_SHAPE);
	const wide = high * PICTURE_SHAPE;
	const y = top + (bottom - top - high) / 2;
	return pictureMark(card, inks, { x: (width - wide) / 2, y, width: wide, height: high });
}

/** The least and the most height of the picture in millimeters; the plates beside it need room. */
export function pictureHeights({ width }: Size): { readonly least: number; readonly most: number } {
	const plates = width > 150 ? 80 : width < 80 ? 30 : 43;
	const most = (width - 2 * MARGIN - 2 - plates) / PICTURE_SHAPE;
	return { least: width > 150 ? 40 : 21, most };
}

/** The height of the picture beside one low row of plates. */
const LOW_PICTURE = 12;
/** Narrower cards have no room for a picture beside the plates. */
const NARROW = 60;
export const hasRoomBeside = ({ width }: Size) => width >= NARROW;
/** Millimeters above and below the picture and the plates. */
const AROUND = { above: 1.5, below: 1.5 } as const;

/** The picture with the number plates beside it; the plates alone on a narrow card. */
export function portrait(card: Card, frame: HeadFrame, top: number): DrawnBlock {
	const { width, inks } = frame;
	const { x, y } = { x: MARGIN, y: top + AROUND.above };
	const around = AROUND.above + AROUND.below;
	const inner = width - 2 * MARGIN;
	if (frame.isStacked) {
		const bottom = y + (frame.pictured ?? 0);
		const plates = platesAlone(
			card.statistics,
			{ x, y: bottom + AROUND.below, width: inner },
			inks
		);
		return {
			height: bottom - y + AROUND.below + plates.height + around,
			marks: [pictureAlone(card, frame, { top: y, bottom }), ...plates.marks]
		};
	}
	if (!hasRoomBeside(frame)) {
		const alone = platesAlone(card.statistics, { x, y, width: inner }, inks);
		return { ...alone, height: alone.height + around };
	}
	const high = frame.isLow ? LOW_PICTURE : (frame.pictured ?? pictureHeights(frame).least);
	const wide = high * PICTURE_SHAPE;
	const left = MARGIN + wide + 2;
	const place = { x: left, y, width: width - left - MARGIN, height: high };
	const beside = platesBeside(card.statistics, place, inks, frame.isLow);
	return {
		height: beside.height + around,
		marks: [pictureMark(card, inks, { x, y, width: wide, height: high }), ...beside.marks]
	};
}
