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

/** A card's size, and the most columns and rows of cards per sheet. */
export interface Format extends Size {
	readonly columns: number;
	readonly rows: number;
	/** Front and back side by side with a fold between them. */
	readonly folded?: true;
}

/** The community's two-by-three cards come first (PL-GEN-10); every format fits both papers. */
export const FORMATS = {
	sixes: { width: 96, height: 88, columns: 2, rows: 3 },
	poker: { width: 63, height: 88, columns: 3, rows: 3 },
	large: { width: 192, height: 132, columns: 1, rows: 2 },
	folded: { width: 96, height: 88, columns: 1, rows: 3, folded: true }
} as const satisfies Record<string, Format>;
export type FormatId = keyof typeof FORMATS;

/** Printed on one side, or on both and flipped on the long or short edge of the paper. */
export type Sides = 'one' | 'longEdge' | 'shortEdge';

export const TOKEN_SHAPES = ['round', 'square'] as const;
export type TokenShape = (typeof TOKEN_SHAPES)[number];
/** The width of a token in millimeters: 25 mm, or an inch. */
export const TOKEN_SIZES = { mm: 25, inch: 25.4 } as const;
export type TokenSize = keyof typeof TOKEN_SIZES;

export interface PrintSettings {
	readonly format: FormatId;
	readonly paper: Paper;
	readonly sides: Sides;
	readonly saving: boolean;
	readonly cropMarks: boolean;
	/** Extends edge colors by 3 mm and moves the cards apart to make room. */
	readonly bleed: boolean;
	readonly tokenShape: TokenShape;
	readonly tokenSize: TokenSize;
	/** Millimeters by which the printer shifts the back, right and down as seen on the back. */
	readonly backOffset: { readonly x: number; readonly y: number };
}

export const DEFAULT_SETTINGS: PrintSettings = {
	format: 'sixes',
	paper: 'a4',
	sides: 'longEdge',
	saving: false,
	cropMarks: true,
	bleed: false,
	tokenShape: 'round',
	tokenSize: 'mm',
	backOffset: { x: 0, y: 0 }
};

export const BLEED = 3;

export function inksOf({ saving }: Pick<PrintSettings, 'saving'>): Inks {
	return saving ? SAVING_INKS : COLOR_INKS;
}

/** Maximum printer offset that can be corrected, in mm. */
export const MOST_OFFSET = 10;
