import { COLOR_INKS, SAVING_INKS, type Inks } from './inks';

/** Millimeters. */
export interface Size {
	readonly width: number;
	readonly height: number;
}

export const PAPERS = {
	a4: { width: 210, height: 297 },
	letter: { width: 215.9, height: 279.4 }
} as const satisfies Record<string, Size>;
export type Paper = keyof typeof PAPERS;
export const PAPER_IDS = Object.keys(PAPERS) as Paper[];

/** A card's size. */
export interface Format extends Size {
	/** Front and back side by side with a fold between them. */
	readonly folded?: true;
}

/** The community's two-by-three cards come first (PL-GEN-10); every format fits both papers. */
export const FORMATS = {
	sixes: { width: 96, height: 88 },
	poker: { width: 63, height: 88 },
	large: { width: 192, height: 132 },
	folded: { width: 96, height: 88, folded: true },
	tarot: { width: 70, height: 120 },
	bridge: { width: 57, height: 89 },
	mini: { width: 44, height: 67 }
} as const satisfies Record<string, Format>;
/** `own` is a size that the user sets. */
export type FormatId = keyof typeof FORMATS | 'own';
export const FORMAT_IDS = [...(Object.keys(FORMATS) as (keyof typeof FORMATS)[]), 'own'] as const;

/** Limits of a card's own size, and of the space between and around cards, in millimeters. */
export const OWN_SIZE = { least: { width: 44, height: 60 }, most: { width: 200, height: 270 } };
export const MOST_GUTTER = 20;
export const MOST_MARGIN = 30;
export const MOST_COPIES = 50;

/**
 * Printed on one side, or on both and flipped on the long or short edge of the paper; `fronts`
 * leaves out what belongs on the back.
 */
export const SIDES = ['longEdge', 'shortEdge', 'one', 'fronts'] as const;
export type Sides = (typeof SIDES)[number];

/** What is on the backs: the rest of the text, also with art where there is none, or only a color or picture. */
export const BACKS = ['text', 'art', 'color', 'picture'] as const;
export type Backs = (typeof BACKS)[number];

export const TOKEN_SHAPES = ['round', 'square'] as const;
export type TokenShape = (typeof TOKEN_SHAPES)[number];
/** The width of a token in millimeters: 25 mm, or an inch. */
export const TOKEN_SIZES = { mm: 25, inch: 25.4 } as const;
export type TokenSize = keyof typeof TOKEN_SIZES;
export const TOKEN_SIZE_IDS = Object.keys(TOKEN_SIZES) as TokenSize[];

export interface PrintSettings {
	readonly format: FormatId;
	/** The size of the format `own`. */
	readonly ownSize: Size;
	/** Millimeters between cards, and at least around them. */
	readonly gutter: number;
	readonly margin: number;
	/** Each card on a page of its own size, as print shops want it. */
	readonly onePerPage: boolean;
	readonly copies: number;
	readonly paper: Paper;
	readonly sides: Sides;
	readonly saving: boolean;
	readonly backs: Backs;
	/** Tokens in the places that cards leave empty. */
	readonly filled: boolean;
	readonly cropMarks: boolean;
	/** Marks for cutting machines. */
	readonly registration: boolean;
	/** Extends edge colors by 3 mm and moves the cards apart to make room. */
	readonly bleed: boolean;
	readonly tokenShape: TokenShape;
	readonly tokenSize: TokenSize;
	/** Millimeters by which the printer shifts the back, right and down as seen on the back. */
	readonly backOffset: { readonly x: number; readonly y: number };
}

export const DEFAULT_SETTINGS: PrintSettings = {
	format: 'sixes',
	ownSize: { width: 70, height: 110 },
	gutter: 0,
	margin: 4,
	onePerPage: false,
	copies: 1,
	paper: 'a4',
	sides: 'longEdge',
	saving: false,
	backs: 'text',
	filled: false,
	cropMarks: true,
	registration: false,
	bleed: false,
	tokenShape: 'round',
	tokenSize: 'mm',
	backOffset: { x: 0, y: 0 }
};

export const BLEED = 3;

/** The size of the cards, and whether they are folded. */
export function formatOf({ format, ownSize }: Pick<PrintSettings, 'format' | 'ownSize'>): Format {
	return format === 'own' ? ownSize : FORMATS[format];
}

/** Whether no sheet has backs. */
export const isOneSided = (sides: Sides) => sides === 'one' || sides === 'fronts';

/** Whether the backs have a picture, a color or art, but no side to print it on. */
export function hasUnprintedBacks(settings: PrintSettings): boolean {
	const { backs, sides, saving } = settings;
	if (backs === 'text') return false;
	const noSide = isOneSided(sides) && !formatOf(settings).folded;
	return noSide || (backs === 'art' && saving);
}

export function inksOf({ saving }: Pick<PrintSettings, 'saving'>): Inks {
	return saving ? SAVING_INKS : COLOR_INKS;
}

/** Maximum printer offset that can be corrected, in mm. */
export const MOST_OFFSET = 10;

/** Whether backs are printed on separate sheets. */
export function isTwoSided(settings: Pick<PrintSettings, 'format' | 'ownSize' | 'sides'>): boolean {
	return !isOneSided(settings.sides) && !formatOf(settings).folded;
}
