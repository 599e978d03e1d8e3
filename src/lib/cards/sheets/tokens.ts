import { drawUnit } from '$lib/figure/unit';
import type { Army } from '$lib/rules/choices';
import { shownArmy } from '$lib/i18n/ready-names';
import { unitToDraw } from '../model/unit-to-draw';
import { rulebookFor } from '$lib/rules/registry';
import { allUnits, countOf } from '$lib/rules/terms';
import { centeredLine, linesFrom } from '../layout/flow';
import { registrationMarks } from '../layout/edge-marks';
import type { Place } from '../layout/plates';
import { COLOR_INKS } from '../layout/inks';
import { PAPERS, TOKEN_SIZES, type PrintSettings, type Size } from '../layout/settings';
import { MARKERS, type CardTexts, type Marker } from '../model/card';
import { cardsOf } from '../model/cards';
import type { GroupMark, Mark, Picture, Sheet } from '../print/marks';
import { leadingOf, shrunkToFit, widthOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { MARKER_DRAWINGS } from './marker-drawings';

/** Millimeters between the edge of the paper and the tokens, and between tokens. */
const MARGIN = 10;
const GAP = 2;
/** Legible from the side of the table, in points. */
const NUMBER: Style = { face: 'display', size: 15 };
const NOTE: Style = { face: 'bold', size: 9 };
/** Millimeters that a note below a number takes. */
const NOTED = 3.2;
const LABEL_SIZES = [9, 8.5, 8, 7.5, 7, 6.5] as const;
/** Millimeters between a label and the edge of its token. */
const INSET = 0.6;

/** A token: a picture with a number or a label below. */
export interface Token {
	readonly picture: Picture;
	readonly label: string;
	readonly isNumber: boolean;
	/** What changes each roll of the figure. */
	readonly note?: string;
	/** Whose figure it is. */
	readonly unit?: string;
}

/** The figures of a unit with several, numbered as on their cards. */
function figureTokens(army: Army, { builder }: CardTexts): Token[] {
	return allUnits(shownArmy(builder.presets, army)).flatMap((unit) => {
		const count = countOf(unit);
		if (count === 1) return [];
		const picture = drawUnit(unitToDraw(army, unit));
		const profile = rulebookFor(army).profile(army, unit);
		// A hero's quirk changes each of its rolls (PL-HER-02).
		const quirk = profile?.kind === 'minifig' ? profile.quirk : 0;
		return Array.from({ length: count }, (_, index) => ({
			picture,
			label: `${index + 1}`,
			isNumber: true,
			...(quirk > 0 && { note: `−${quirk}` }),
			unit: unit.name
		}));
	});
}

/** As many markers of each kind as the cards have boxes. */
function markerTokens(army: Army, texts: CardTexts): Token[] {
	const blocks = cardsOf(army, texts, { each: 'kind', contents: [] }).flatMap(({ front }) => front);
	const boxesOf = (marker: Marker) =>
		blocks.reduce((sum, block) => {
			// The last mark destroys the creation, which needs no marker any more.
			if (block.kind === 'strip' && marker === 'sizeDamage')
				return sum + block.figures * (block.sizes.length - 1);
			if (block.kind !== 'ticks' || block.marker !== marker) return sum;
			return block.rows.reduce((all, { boxes }) => all + boxes, sum);
		}, 0);
	return MARKERS.flatMap((marker) =>
		Array.from({ length: boxesOf(marker) }, () => ({
			picture: MARKER_DRAWINGS[marker],
			label: texts.cards.tokens.markers[marker],
			isNumber: false
		}))
	);
}

/** Returns the tokens of an army: numbered figures, then markers. */
export function tokensOf(army: Army, texts: CardTexts): Token[] {
	return [...figureTokens(army, texts), ...markerTokens(army, texts)];
}

/** The width of a token at a height, a little inside its edge; a round one is narrower above and below its middle. */
function chord(y: number, size: number, isRound: boolean): number {
	const inside = size - 2 * INSET;
	if (!isRound) return inside;
	return 2 * Math.sqrt(Math.max(0, (inside / 2) ** 2 - (y - size / 2) ** 2));
}

/** The lines of a label that stay inside its token, in the largest size that fits. */
function labelLines(label: string, size: number, isRound: boolean) {
	const sizes = LABEL_SIZES.map((points) => {
		const style: Style = { face: 'bold', size: points };
		const lines = wrap(label, style, size * 0.8);
		const top = size * 0.86 - lines.length * leadingOf(style);
		const fits = lines.every(
			(line, index) =>
				widthOf(line, style) <= chord(top + (index + 1) * leadingOf(style), size, isRound)
		);
		return { style, lines, top, fits };
	});
	return sizes.find(({ fits }) => fits) ?? sizes.at(-1);
}

/** The label's lines at the bottom of a token. */
function labelMarks(
	{ label, isNumber, note }: Token,
	{ x, y }: Pick<Place, 'x' | 'y'>,
	{ tokenShape, tokenSize }: PrintSettings
): Mark[] {
	const { ink } = COLOR_INKS;
	const size = TOKEN_SIZES[tokenSize];
	const isRound = tokenShape === 'round';
	const middle = x + size / 2;
	if (isNumber) {
		const top = y + size - leadingOf(NUMBER) - 0.5 - (note ? NOTED : 0);
		const room = chord(top + leadingOf(NUMBER) * 0.8 - y, size, isRound);
		const below = y + size - leadingOf(NOTE) - 0.5;
		return [
			...centeredLine(label, shrunkToFit(label, NUMBER, room, 7), middle, top, ink),
			...(note ? centeredLine(note, NOTE, middle, below, ink) : [])
		];
	}
	const { style, lines, top } = labelLines(label, size, isRound) ?? {};
	if (!style || !lines || top === undefined) return [];
	return lines.flatMap((line, index) =>
		centeredLine(line, style, middle, y + top + index * leadingOf(style), ink)
	);
}

function tokenMarks(
	token: Token,
	{ x, y }: Pick<Place, 'x' | 'y'>,
	settings: PrintSettings
): Mark[] {
	const size = TOKEN_SIZES[settings.tokenSize];
	const radius = settings.tokenShape === 'round' ? size / 2 : 0;
	const high = size * (token.isNumber ? (token.note ? 0.55 : 0.68) : 0.5);
	const { soft, plate } = COLOR_INKS;
	const fill = settings.saving ? undefined : plate();
	return [
		{
			kind: 'box',
			x,
			y,
			width: size,
			height: size,
			...(radius > 0 && { radius }),
			...(fill && { fill }),
			stroke: soft,
			strokeWidth: 0.2
		},
		{
			kind: 'picture',
			x: x + (size - high) / 2,
			y: y + size * 0.06,
			width: high,
			height: high,
			picture: token.picture,
			...(token.unit !== undefined && { alt: token.unit })
		},
		...labelMarks(token, { x, y }, settings)
	];
}

/** The lines above the tokens. */
function headingOf(army: Army, texts: CardTexts, paper: Size) {
	const style: Style = { face: 'bold', size: 9 };
	const lines = wrap(`${army.name}. ${texts.cards.tokens.hint}`, style, paper.width - 2 * MARGIN);
	return { style, lines, below: MARGIN + lines.length * leadingOf(style) + GAP };
}

const fitting = (room: number, size: number) =>
	Math.max(0, Math.floor((room + GAP) / (size + GAP)));

/** The upper left corners of the tokens that fit a rectangle, in its middle. */
function placesIn(place: Place, { tokenSize }: PrintSettings): { x: number; y: number }[] {
	const size = TOKEN_SIZES[tokenSize];
	const [across, down] = [fitting(place.width, size), fitting(place.height, size)];
	const used = (count: number) => count * (size + GAP) - GAP;
	const left = place.x + (place.width - used(across)) / 2;
	const top = place.y + (place.height - used(down)) / 2;
	return Array.from({ length: across * down }, (_, index) => ({
		x: left + (index % across) * (size + GAP),
		y: top + Math.floor(index / across) * (size + GAP)
	}));
}

/** The upper left corners of the tokens of one sheet. */
export function tokenPlaces(army: Army, texts: CardTexts, settings: PrintSettings) {
	const paper = PAPERS[settings.paper];
	const { below } = headingOf(army, texts, paper);
	const [width, height] = [paper.width - 2 * MARGIN, paper.height - below - MARGIN];
	return placesIn({ x: MARGIN, y: below, width, height }, settings);
}

/** Returns sheets of tokens to cut out, round or square; none if the army needs none. */
export function tokenSheets(army: Army, texts: CardTexts, settings: PrintSettings): Sheet[] {
	const tokens = tokensOf(army, texts);
	const paper = PAPERS[settings.paper];
	const { style, lines } = headingOf(army, texts, paper);
	const places = tokenPlaces(army, texts, settings);
	const heading = linesFrom(lines, style, MARGIN, MARGIN, COLOR_INKS.soft);
	const registered = settings.registration ? registrationMarks(paper) : [];
	const { tokens: bookmark } = texts.cards.page.whats;
	return Array.from({ length: Math.ceil(tokens.length / places.length) }, (_, sheet): Sheet => {
		const marks = tokens
			.slice(sheet * places.length, (sheet + 1) * places.length)
			.flatMap((token, index) => tokenMarks(token, places[index] ?? { x: 0, y: 0 }, settings));
		return {
			...paper,
			marks: [...heading, ...marks, ...registered],
			...(sheet === 0 && { bookmarks: [{ title: bookmark }] })
		};
	});
}

/** Tokens in places of a size that cards leave empty: at most `most` places, and none empty. */
export function tokenFillers(
	tokens: readonly Token[],
	{ width, height }: Size,
	most: number,
	settings: PrintSettings
): GroupMark[] {
	const places = placesIn(
		{ x: GAP, y: GAP, width: width - 2 * GAP, height: height - 2 * GAP },
		settings
	);
	if (places.length === 0) return [];
	return Array.from(
		{ length: Math.min(most, Math.ceil(tokens.length / places.length)) },
		(_, cell) => {
			const marks = tokens
				.slice(cell * places.length, (cell + 1) * places.length)
				.flatMap((token, index) => tokenMarks(token, places[index] ?? { x: 0, y: 0 }, settings));
			return { kind: 'group', x: 0, y: 0, width, height, marks, title: 'tokens' };
		}
	);
}
