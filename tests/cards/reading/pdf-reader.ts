/** Millimetres from the upper left corner of a page. */
export interface Box {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Letters without a space between them. How high their box is, each reader sees its own way. */
export interface Word extends Box {
	readonly text: string;
}

export interface Page {
	/** Millimetres. */
	readonly width: number;
	readonly height: number;
	/** In the order in which they are read or drawn. */
	readonly words: readonly Word[];
}

export interface Font {
	readonly name: string;
	readonly embedded: boolean;
	/** Whether its letters can be copied and searched for. */
	readonly unicode: boolean;
}

/** What there is to know of a PDF. */
export interface Contents {
	readonly title: string;
	readonly pages: readonly Page[];
	/** By their names. */
	readonly fonts: readonly Font[];
}

/** A program that reads PDFs, and had no part in making them. */
export interface PdfReader {
	readonly name: string;
	read(path: string): Promise<Contents>;
	/** Millimetres of the longest line from left to right on the first page. */
	longestLine(path: string): Promise<number>;
}

/** Points, of which 72 are an inch, in millimetres. */
export function millimetres(points: number): number {
	return (points / 72) * 25.4;
}

export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
	return a.name < b.name ? -1 : 1;
}
