import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { opened } from './pdfjs';

/** An element of the structure: its role, and the elements and passages in it, in reading order. */
export interface TaggedElement {
	readonly role: string;
	readonly children: readonly (TaggedElement | { readonly passage: number })[];
}

/** The content and the structure of a page. */
interface TaggedPage {
	/** The numbers of the passages in the order they are drawn. */
	readonly passages: readonly number[];
	readonly texts: ReadonlyMap<number, string>;
	/** Operators that draw outside all passages and decorations. */
	readonly loose: readonly string[];
	readonly structure: TaggedElement;
}

/** What readers for the blind and print shops look for in a PDF. */
export interface Tagging {
	readonly language: string | undefined;
	readonly marked: boolean;
	/** From the Info dictionary, and from XMP. */
	readonly info: Readonly<Record<string, unknown>>;
	readonly xmp: (name: string) => string | undefined;
	readonly pages: readonly TaggedPage[];
}

/** What draws something; the rest changes states. */
const DRAWING = [
	...['showText', 'showSpacedText', 'constructPath', 'fill', 'stroke', 'eoFill', 'fillStroke'],
	...['paintImageXObject', 'paintInlineImageXObject', 'paintFormXObjectBegin']
];
const NAMES = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));

interface Node {
	readonly role?: string;
	readonly id?: string;
	readonly type?: string;
	readonly children?: readonly Node[];
}

const numberOf = (id: string) => Number(/_mc(\d+)$/.exec(id)?.[1]);

const elementOf = ({ role = '', children = [] }: Node): TaggedElement => ({
	role,
	children: children.map((child) =>
		child.id === undefined ? elementOf(child) : { passage: numberOf(child.id) }
	)
});

async function pageOf(page: PDFPageProxy): Promise<TaggedPage> {
	const { fnArray, argsArray } = await page.getOperatorList();
	const passages: number[] = [];
	const texts = new Map<number, string>();
	const loose: string[] = [];
	const open: (number | 'decoration' | 'span')[] = [];
	for (const [index, code] of fnArray.entries()) {
		const op = NAMES.get(code) ?? '';
		const given = (argsArray[index] ?? []) as readonly unknown[];
		if (op === 'beginMarkedContent') open.push('decoration');
		else if (op === 'beginMarkedContentProps') {
			const id = given[1] as number | null;
			open.push(typeof id === 'number' ? id : given[0] === 'Artifact' ? 'decoration' : 'span');
			if (typeof id === 'number') passages.push(id);
		} else if (op === 'endMarkedContent') open.pop();
		else if (DRAWING.includes(op) && open.length === 0) loose.push(op);
		else if (op === 'showText') {
			const passage = open.findLast((one) => typeof one === 'number');
			const glyphs = given[0] as readonly ({ readonly unicode: string } | number)[];
			const text = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
			if (passage !== undefined) texts.set(passage, (texts.get(passage) ?? '') + text);
		}
	}
	const structure = elementOf(((await page.getStructTree()) ?? {}) as Node);
	return { passages, texts, loose, structure };
}

async function taggingOfDocument(pdf: PDFDocumentProxy, pages: PDFPageProxy[]): Promise<Tagging> {
	const { info, metadata } = await pdf.getMetadata();
	const said = info as Record<string, unknown>;
	const marks = (await pdf.getMarkInfo()) as { readonly Marked?: boolean } | null;
	const language = said['Language'];
	return {
		language: typeof language === 'string' ? language : undefined,
		marked: marks?.Marked ?? false,
		info: said,
		xmp: (name) => {
			const value: unknown = metadata?.get(name);
			return typeof value === 'string' ? value : undefined;
		},
		pages: await Promise.all(pages.map(pageOf))
	};
}

/** Reads the tags of a PDF with pdf.js; a page's structure comes from the parent tree. */
export const taggingOf = (path: string): Promise<Tagging> =>
	opened(path, (pages, _, pdf) => taggingOfDocument(pdf, pages));

type Child = TaggedElement['children'][number];

export const isElement = (child: Child): child is TaggedElement => 'role' in child;

/** An element and all below it, in reading order. */
export const within = (element: TaggedElement): TaggedElement[] => [
	element,
	...element.children.filter(isElement).flatMap(within)
];

/** The numbers of the passages in an element, in reading order. */
export const passagesIn = (element: TaggedElement): number[] =>
	element.children.flatMap((child) => (isElement(child) ? passagesIn(child) : [child.passage]));

/** The texts of all elements with a role, in reading order. */
export const textsOf = ({ pages }: Tagging, role: string): string[] =>
	pages.flatMap(({ structure, texts }) =>
		within(structure)
			.filter((element) => element.role === role)
			.map((element) =>
				passagesIn(element)
					.map((passage) => texts.get(passage))
					.join('')
			)
	);
