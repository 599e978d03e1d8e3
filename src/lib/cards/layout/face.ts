import type { Card, CardTexts } from '../model/card';
import type { GroupMark, Mark, Photo } from '../print/marks';
import { art } from './art';
import { cover } from './cover';
import { drawRows, heightOf } from './flow';
import { bottomOfRows, footMarks } from './foot';
import {
	band,
	hasRoomBeside,
	MARGIN,
	pictureAlone,
	pictureHeights,
	PICTURE_SHAPE,
	portrait,
	type HeadFrame,
	type Part
} from './head';
import { formatOf, inksOf, isOneSided, type PrintSettings } from './settings';
import { withRunInTitles } from './run-in';
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

/** How much higher a picture above the plates must be than beside them. */
const WORTH = 1.1;

/** The picture in the room that the text of the front leaves: beside the plates, or above them where it is much larger. */
function grownPicture(
	card: Card,
	frame: Frame,
	text: SetText
): Pick<Frame, 'pictured' | 'isStacked'> {
	const { tops } = frame;
	const { least, most } = pictureHeights(frame);
	const front = text.columns.slice(0, across(frame));
	const bottom = bottomOfRows(front.flat(), frame);
	const free = bottom - tops.below - Math.max(0, ...front.map(heightOf));
	const limit = tops.below - tops.picture + free;
	const heightWith = (some: Partial<Frame>) =>
		portrait(card, { ...frame, ...some }, tops.picture).height;
	const steps = [1, 0.8, 0.6, 0.4, 0.2].map((share) => Math.min(most, least + share * free));
	const fits = (pictured: number) => heightWith({ pictured }) <= limit;
	const beside =
		free > 1 ? (steps.find((height) => height > least && fits(height)) ?? least) : least;
	const isUpright = frame.height > frame.width && !frame.isLow;
	if (!isUpright) return { pictured: beside };
	const above = Math.min(
		limit - heightWith({ isStacked: true, pictured: 0 }),
		columnWidth(frame) / PICTURE_SHAPE
	);
	const needed = hasRoomBeside(frame) ? WORTH * beside : frame.height / 5;
	return above >= needed ? { pictured: above, isStacked: true } : { pictured: beside };
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

const columnsOf = (frame: Frame) => across(frame) * (frame.twoSided ? 2 : 1);
const cardsFor = ({ text, frame }: Setting) =>
	Math.max(1, Math.ceil(text.columns.length / columnsOf(frame)));

/** Smaller type, in points, is worth a smaller picture and rules set closer. */
const COMFORTABLE = 8;

/** The text of a card, and the frame that it is set in. */
interface Setting {
	readonly text: SetText;
	readonly frame: Frame;
}

/** Whether a setting takes fewer cards than another one, or as many in larger type up to what is comfortable. */
function isBetter(one: Setting, other: Setting): boolean {
	const fewer = cardsFor(other) - cardsFor(one);
	const typeOf = ({ text: { sizes } }: Setting) => Math.min(COMFORTABLE, sizes.front, sizes.back);
	return fewer > 0 || (fewer === 0 && typeOf(one) > typeOf(other));
}

/** How a card saves room: rules begin on the line of their titles, the picture is low. */
interface Way {
	readonly isClose: boolean;
	readonly isLow: boolean;
}
const WAYS: readonly Way[] = [
	{ isClose: true, isLow: false },
	{ isClose: false, isLow: true },
	{ isClose: true, isLow: true }
];

/**
 * The text of a card below its picture; with a low picture, rules set closer or both where that saves a card or makes
 * small type larger.
 */
function settingIn(card: Card, frame: Frame, isAlone: boolean, most: Sizes | undefined): Setting {
	const set = ({ isClose, isLow }: Way): Setting => {
		const head = { ...frame, isLow };
		const place = { ...head, tops: topsOf(card, head, isAlone) };
		return { text: textOf(isClose ? withRunInTitles(card) : card, place, most), frame: place };
	};
	let best = set({ isClose: false, isLow: false });
	for (const way of WAYS) {
		const { front, back } = best.text.sizes;
		const several = cardsFor(best) > 1;
		if (!several && Math.min(front, back) >= COMFORTABLE) return best;
		const helps = (way.isClose && back < COMFORTABLE) || (way.isLow && front < COMFORTABLE);
		const other = several || helps ? set(way) : best;
		if (isBetter(other, best)) best = other;
	}
	return best;
}

/** The text of a card, or of several with their number in the band, which takes room. */
function settingOf(card: Card, frame: Frame, most: Sizes | undefined): Setting {
	const alone = settingIn(card, frame, true, most);
	return cardsFor(alone) === 1 ? alone : settingIn(card, frame, false, most);
}

function printed(card: Card, frame: Frame, most: Sizes | undefined): PrintedCard[] {
	const set = settingOf(card, frame, most);
	const { text } = set;
	const each = across(frame);
	const all = columnsOf(frame);
	const of = cardsFor(set);
	const shown = { ...set.frame, ...grownPicture(card, set.frame, text) };
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
		tops: topsOf(card, head, true),
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
