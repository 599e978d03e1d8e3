import type { Drawing } from '$lib/figure/shapes';
import type { Face } from '../type/faces';

/** A point of type is 1/72 of an inch. */
export const POINT = 25.4 / 72;

/** All lengths are millimetres from the upper left corner; colours are hex. */
export type Mark = TextMark | BoxMark | LineMark | PictureMark | GroupMark;

/** One run of letters of one face, its left end on the base line. */
export interface TextMark {
	readonly kind: 'text';
	readonly x: number;
	readonly y: number;
	readonly text: string;
	readonly face: Face;
	/** In points. */
	readonly size: number;
	readonly ink: string;
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

/** A drawing or a photo, as large as fits into its place, in the middle of it. */
export interface PictureMark {
	readonly kind: 'picture';
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly picture: Picture;
}

/** Paths to draw, or a JPEG and its pixels. */
export type Picture = Drawing | Photo;

export interface Photo {
	/** The digest under which it is kept: the same photo is printed many times and stored once. */
	readonly photo: string;
	readonly jpeg: Uint8Array;
	readonly width: number;
	readonly height: number;
}

/** Marks with an origin of their own; turned by half a turn where they stand on their heads. */
export interface GroupMark {
	readonly kind: 'group';
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly turned?: boolean;
	readonly marks: readonly Mark[];
	/** What it is, for a reader of the page and for tests: a card's name, “front”, “back”. */
	readonly title?: string;
}

/** A line in the list of a document's parts. */
export interface Bookmark {
	readonly title: string;
	/** Belongs to the last one that does not say so. */
	readonly within?: true;
}

/** One page of paper. */
export interface Sheet {
	readonly width: number;
	readonly height: number;
	readonly marks: readonly Mark[];
	/** Those that lead to this page. */
	readonly bookmarks?: readonly Bookmark[];
}

/** Where a picture of so much width and height lies in its place without being stretched. */
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
