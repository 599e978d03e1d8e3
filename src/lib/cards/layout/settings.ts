import { COLOURED, SAVING, type Inks } from './inks';

/** Millimetres. */
export interface Size {
	readonly width: number;
	readonly height: number;
}

export const PAPERS = {
	a4: { width: 210, height: 297 },
	letter: { width: 215.9, height: 279.4 }
} as const satisfies Record<string, Size>;
export type Paper = keyof typeof PAPERS;

/** A card's size, and how many stand side by side and one below the other on a sheet, at most. */
export interface Format extends Size {
	readonly columns: number;
	readonly rows: number;
	/** Front and back side by side, to be folded between them. */
	readonly folded?: true;
}

/** The community's two by three first (PL-GEN-10); each goes on either paper. */
export const FORMATS = {
	sixes: { width: 96, height: 88, columns: 2, rows: 3 },
	poker: { width: 63, height: 88, columns: 3, rows: 3 },
	large: { width: 192, height: 132, columns: 1, rows: 2 },
	folded: { width: 96, height: 88, columns: 1, rows: 3, folded: true }
} as const satisfies Record<string, Format>;
export type FormatId = keyof typeof FORMATS;

/** Printed on one side, or on both and turned over one of the paper's edges. */
export type Sides = 'one' | 'longEdge' | 'shortEdge';

export interface PrintSettings {
	readonly format: FormatId;
	readonly paper: Paper;
	readonly sides: Sides;
	readonly saving: boolean;
	readonly cropMarks: boolean;
	/** Colour that touches an edge goes on for 3 mm, and the cards move apart for it. */
	readonly bleed: boolean;
	/** Millimetres that the printer’s back is moved by: to the right and down, as one looks at it. */
	readonly backOffset: { readonly x: number; readonly y: number };
}

export const DEFAULT_SETTINGS: PrintSettings = {
	format: 'sixes',
	paper: 'a4',
	sides: 'longEdge',
	saving: false,
	cropMarks: true,
	bleed: false,
	backOffset: { x: 0, y: 0 }
};

export const BLEED = 3;

export function inksOf({ saving }: Pick<PrintSettings, 'saving'>): Inks {
	return saving ? SAVING : COLOURED;
}
