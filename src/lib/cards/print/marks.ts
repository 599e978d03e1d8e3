import type { Drawing } from '$lib/figure/shapes';
import type { Orientation } from '$lib/army/photos/orientation';
import type { Face } from '../type/faces';

/** A point of type is 1/72 of an inch. */
export const POINT = 25.4 / 72;

/** Lengths are millimeters from the upper left corner; colors are hex. */
export type Mark = TextMark | SystemTextMark | BoxMark | LineMark | PictureMark | GroupMark;

/** The level of a heading: a sheet's, or a card's. */
export type HeadingLevel = 1 | 2;

/** A cell of a table, for page readers. */
export interface Cell {
	readonly column: number;
	/** Whether it names its column or its row. */
	readonly head?: 'Column' | 'Row';
	/** The number of columns that it takes, if more than one. */
	readonly span?: number;
	/** Set on what is in a row of its own below the other cells. */
	readonly below?: true;
	/** The table and the row, by identity; absent until both are known. */
	readonly table?: object;
	readonly row?: object;
}

/** A run of letters in one face; x and y are the left end of its baseline. */
export interface TextMark {
	readonly kind: 'text';
	readonly x: number;
	readonly y: number;
	readonly text: string;
	readonly face: Face;
	/** In points. */
	readonly size: number;
	readonly ink: string;
	readonly heading?: HeadingLevel;
	readonly cell?: Cell;
}

/** Letters that the fonts lack, in the system's font; `x` and `y` are the left end of the baseline. */
export interface SystemTextMark {
	readonly kind: 'systemText';
	readonly x: number;
	readonly y: number;
	/** The room for it; a wider text is drawn narrower. */
	readonly width: number;
	readonly text: string;
	readonly bold: boolean;
	/** In points. */
	readonly size: number;
	readonly ink: string;
	readonly heading?: HeadingLevel;
	readonly cell?: Cell;
}

export interface BoxMark {
	readonly kind: 'box';
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly radius?: number;
	readonly fill?: string;
	readonly stroke?: string;
	readonly strokeWidth?: number;
}

export interface LineMark {
	readonly kind: 'line';
	readonly from: readonly [x: number, y: number];
	readonly to: readonly [x: number, y: number];
	readonly stroke: string;
	readonly strokeWidth: number;
	readonly dashed?: boolean;
}

/** A drawing or photo, scaled to fit its box and centered in it. */
export interface PictureMark {
	readonly kind: 'picture';
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly picture: Picture;
	/** Its description for page readers; absent for decoration. */
	readonly alt?: string;
}

/** Paths to draw, or a JPEG with its size in pixels. */
export type Picture = Drawing | Photo;

export interface Photo {
	/** The photo's digest: a photo printed many times is stored once. */
	readonly photo: string;
	readonly jpeg: Uint8Array;
	/** As it is seen: a turned picture has the sides of the turned one. */
	readonly width: number;
	readonly height: number;
	/** How its pixels are turned, if they are. */
	readonly turn?: Orientation;
	/** Whether it is drawn in tints. */
	readonly pale?: true;
}

/** Marks with their own origin; `turned` rotates the group by 180°. */
export interface GroupMark {
	readonly kind: 'group';
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly turned?: boolean;
	readonly marks: readonly Mark[];
	/** For tests and page readers: a card's name, “front”, “back”. */
	readonly title?: string;
}

/** An entry of the PDF outline. */
export interface Bookmark {
	readonly title: string;
	/** Nested under the last bookmark of the level above; 0 if absent. */
	readonly level?: 1 | 2;
	/** The page it points to, from 0; the page that has it if absent. */
	readonly page?: number;
}

/** Where a page is cut, in millimeters, and how far its colors reach past that. */
export interface Trim {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly bleed: number;
}

/** One page of paper. */
export interface Sheet {
	readonly width: number;
	readonly height: number;
	readonly marks: readonly Mark[];
	/** Set on the back of the sheet before it. */
	readonly isBack?: true;
	readonly trim?: Trim;
	/** Bookmarks, in the order of the outline. */
	readonly bookmarks?: readonly Bookmark[];
}

const isLetters = (mark: Mark): mark is TextMark | SystemTextMark =>
	mark.kind === 'text' || mark.kind === 'systemText';

/** Marks letters as a heading, for page readers. */
export function headings(marks: readonly Mark[], heading: HeadingLevel): Mark[] {
	return marks.map((mark) => (isLetters(mark) ? { ...mark, heading } : mark));
}

/** Marks letters as a cell of a table, for page readers. */
export function inCell(marks: readonly Mark[], cell: Cell): Mark[] {
	return marks.map((mark) => (isLetters(mark) ? { ...mark, cell } : mark));
}

/** Says which row of which table the cells among marks are in. */
export function inRow(marks: readonly Mark[], table: object, row: object): Mark[] {
	return marks.map((mark) =>
		isLetters(mark) && mark.cell ? { ...mark, cell: { ...mark.cell, table, row } } : mark
	);
}

/** Returns the position and scale of a picture inside its box, keeping its aspect ratio. */
export function fitted({ x, y, width, height, picture }: PictureMark): {
	readonly x: number;
	readonly y: number;
	readonly scale: number;
} {
	const scale = Math.min(width / picture.width, height / picture.height);
	return {
		x: x + (width - picture.width * scale) / 2,
		y: y + (height - picture.height * scale) / 2,
		scale
	};
}
