/** Millimeters from the upper left corner of a page. */
export interface Box {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Letters without a space between them. The height of the box differs between readers. */
export interface Word extends Box {
	readonly text: string;
}

export interface Page {
	/** Millimeters. */
	readonly width: number;
	readonly height: number;
	/** In reading or drawing order. */
	readonly words: readonly Word[];
}

export interface Font {
	readonly name: string;
	readonly embedded: boolean;
	/** Whether its letters can be copied and searched. */
	readonly unicode: boolean;
}

/** The content and metadata of a PDF. */
export interface Contents {
	readonly title: string;
	readonly pages: readonly Page[];
	/** Sorted by name. */
	readonly fonts: readonly Font[];
}

/** A PDF reader independent of our code. */
export interface PdfReader {
	readonly name: string;
	read(path: string): Promise<Contents>;
	/** The length in millimeters of the longest horizontal line on the first page. */
	longestLine(path: string): Promise<number>;
}

/** Converts points (72 per inch) to millimeters. */
export function millimeters(points: number): number {
	return (points / 72) * 25.4;
}

export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
	return a.name < b.name ? -1 : 1;
}
