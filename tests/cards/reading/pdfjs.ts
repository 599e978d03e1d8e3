import { readFileSync } from 'node:fs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { byName, millimeters, type Font, type Page, type PdfReader } from './pdf-reader';
import { pageDrawn, type Point, type Step } from './page-drawn';

// pdf.js needs this when it is loaded, though only for painting, which these tests do not use; it
// replaces a native canvas that could not be installed.
globalThis.DOMMatrix ??= Object as unknown as typeof DOMMatrix;
const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');

/** Objects that pdf.js stores per PDF without declaring their type; fonts have a name. */
interface StoredObject {
	readonly name?: string;
	readonly missingFile?: boolean;
	readonly data?: Uint8Array;
	/** Present if the PDF maps its letters to Unicode. */
	readonly toUnicode?: object;
}

const NAMES = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));

async function stepsOf(page: PDFPageProxy): Promise<Step[]> {
	const { fnArray, argsArray } = await page.getOperatorList();
	return fnArray.map((code, index) => ({
		op: NAMES.get(code) ?? '',
		given: (argsArray[index] ?? []) as readonly unknown[]
	}));
}

function fontsOf(pages: readonly PDFPageProxy[]): Font[] {
	const fonts = new Map<string, Font>();
	for (const { commonObjs } of pages) {
		for (const [, object] of commonObjs as Iterable<[string, StoredObject | null]>) {
			const { name, missingFile, data, toUnicode } = object ?? {};
			if (name === undefined) continue;
			const embedded = missingFile !== true && (data?.length ?? 0) > 0;
			fonts.set(name, { name, embedded, unicode: toUnicode !== undefined && '_map' in toUnicode });
		}
	}
	return [...fonts.values()].sort(byName);
}

/** Opens a PDF, runs the callback and closes it. */
export async function opened<T>(
	path: string,
	take: (pages: PDFPageProxy[], title: string, pdf: PDFDocumentProxy) => Promise<T>
): Promise<T> {
	const task = getDocument({
		data: new Uint8Array(readFileSync(path)),
		fontExtraProperties: true,
		disableFontFace: true,
		verbosity: 0
	});
	try {
		const pdf = await task.promise;
		const { info } = await pdf.getMetadata();
		const pages = await Promise.all(
			Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1))
		);
		return await take(pages, String((info as { Title?: unknown }).Title ?? ''), pdf);
	} finally {
		await task.destroy();
	}
}

async function drawnOn(page: PDFPageProxy) {
	const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
	return {
		width: millimeters(right - left),
		height: millimeters(top - bottom),
		...pageDrawn(await stepsOf(page), [left, top])
	};
}

/** Mozilla's pdf.js; its operators are interpreted here, as it does not return the positions of words. */
export const pdfjs: PdfReader = {
	name: 'pdf.js',
	read: (path) =>
		opened(path, async (found, title) => {
			const pages: Page[] = await Promise.all(found.map(drawnOn));
			return { title, pages, fonts: fontsOf(found) };
		}),
	longestLine: (path) =>
		opened(path, async ([first]) => {
			if (!first) throw new Error('A PDF without pages');
			const { lines } = await drawnOn(first);
			const level = lines.filter(({ from, to }) => Math.abs(from[1] - to[1]) < 0.01);
			return Math.max(0, ...level.map(({ from, to }) => Math.abs(to[0] - from[0])));
		})
};

/** The cubic curves on the first page of a PDF, in millimeters from its upper left corner. */
export const curvesOn = (path: string): Promise<readonly (readonly Point[])[]> =>
	opened(path, async ([first]) => {
		if (!first) throw new Error('A PDF without pages');
		return (await drawnOn(first)).curves;
	});
