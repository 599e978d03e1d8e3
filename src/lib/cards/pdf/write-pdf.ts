import { withoutBidiMarks } from '$lib/army/format/direction';
import type { Orientation } from '$lib/army/photos/orientation';
import type { FlatMark } from '../print/flat';
import {
	fitted,
	POINT,
	type GroupMark,
	type Photo,
	type PictureMark,
	type Sheet,
	type SystemTextMark,
	type Trim
} from '../print/marks';
import { partsOf, sectionOf, type Section } from '../print/reading-order';
import { PALE_OPACITY } from '../print/tint';
import { missingSigns } from '../type/faces';
import { widthOf } from '../type/measure';
import type { SystemText } from '../type/system-letters';
import { AddedObjects } from './added-objects';
import { Copies } from './copies';
import { fontFilesFor, type FontFile } from './font-files';
import { PageWriter } from './page-writer';
import { short } from './path';
import { Shapes } from './shapes';
import { StructureTree } from './structure-tree';
import { xmpPacket } from './xmp';

/** The metadata of a PDF. */
export interface About {
	readonly title: string;
	/** The language of its text, as in `<html lang>`. */
	readonly language: 'pl' | 'en';
	readonly createdAt: Date;
	/** The version of Brikmuster that makes it. */
	readonly build: string;
	/** How printers turn the paper; undefined for sheets that are fine either way. */
	readonly duplex?: 'Simplex' | 'DuplexFlipLongEdge' | 'DuplexFlipShortEdge';
}

/** Pixels per inch of letters that are drawn as pictures. */
const LETTER_DOTS = 450;

/** jsPDF swaps width and height unless the orientation is given. */
const orientationOf = ({ width, height }: Sheet) => (width > height ? 'landscape' : 'portrait');

async function start(
	first: Sheet,
	fonts: readonly FontFile[],
	{ title, language, createdAt, build, duplex }: About
) {
	const { jsPDF } = await import('jspdf');
	const pdf = new jsPDF({
		unit: 'mm',
		format: [first.width, first.height],
		orientation: orientationOf(first),
		compress: true,
		// Hundredths of a point: finer than any printer, and a third smaller.
		floatPrecision: 2,
		putOnlyUsedFonts: true
	});
	const creator = `Brikmuster ${build}`;
	const said = withoutBidiMarks(title);
	pdf.setProperties({ title: said, creator });
	pdf.setLanguage(language);
	pdf.setCreationDate(createdAt);
	// Sets the printer's dialog: actual size, and the edge to turn the paper on.
	pdf.viewerPreferences({
		PrintScaling: 'None',
		DisplayDocTitle: true,
		...(duplex && { Duplex: duplex })
	});
	for (const [face, base64] of fonts) {
		pdf.addFileToVFS(`${face}.ttf`, base64);
		pdf.addFont(`${face}.ttf`, face, 'normal', undefined, 'Identity-H');
	}
	pdf.setLineCap('round');
	pdf.setLineJoin('round');
	// jsPDF would look through all pages for the number of each, for annotations that these PDFs have not.
	Object.assign(pdf.internal, { getPageInfoByObjId: () => undefined });
	const added = new AddedObjects(pdf);
	const { version } = jsPDF;
	const producer = `jsPDF ${version}`;
	added.addMetadata(xmpPacket({ title: said, language, createdAt, creator, producer }));
	return { pdf, added };
}

type Pdf = Awaited<ReturnType<typeof start>>['pdf'];

function painting(
	fill: string | undefined,
	stroke: string | undefined
): 'F' | 'S' | 'FD' | undefined {
	if (fill !== undefined && stroke !== undefined) return 'FD';
	if (fill !== undefined) return 'F';
	return stroke === undefined ? undefined : 'S';
}

function setInks(
	pdf: Pdf,
	fill: string | undefined,
	stroke: string | undefined,
	width = 0.2
): void {
	if (fill !== undefined) pdf.setFillColor(fill);
	if (stroke === undefined) return;
	pdf.setDrawColor(stroke);
	pdf.setLineWidth(width);
}

/** The pixels of a photo of each orientation on the unit square, as a matrix: where its sides go, and its corner. */
const TURNS: Readonly<
	Record<Orientation, readonly [number, number, number, number, number, number]>
> = {
	1: [1, 0, 0, 1, 0, 0],
	2: [-1, 0, 0, 1, 1, 0],
	3: [-1, 0, 0, -1, 1, 1],
	4: [1, 0, 0, -1, 0, 1],
	5: [0, -1, -1, 0, 1, 1],
	6: [0, -1, 1, 0, 0, 1],
	7: [0, 1, 1, 0, 0, 0],
	8: [0, 1, -1, 0, 1, 0]
};

/** Draws a photo as it is seen: jsPDF embeds it, and its own operators are replaced. */
function drawPhoto(
	{ pdf, page }: Pick<Press, 'pdf' | 'page'>,
	mark: PictureMark & { turned?: true },
	photo: Photo
): void {
	const { x, y, scale } = fitted(mark);
	const size = { width: photo.width * scale, height: photo.height * scale };
	const from = page.length;
	pdf.addImage(photo.jpeg, 'JPEG', x, y, size.width, size.height, photo.photo, 'FAST');
	const [, name = ''] = /\/(I\d+) Do/.exec(page.take(from)) ?? [];
	const [a, b, c, d, e, f] = TURNS[photo.turn ?? 1];
	// On a side that is turned, a photo is turned around its own middle.
	const matrix = mark.turned ? [-a, -b, -c, -d, 1 - e, 1 - f] : [a, b, c, d, e, f];
	if (photo.pale) pdf.saveGraphicsState();
	if (photo.pale) pdf.setGState(pdf.GState({ opacity: PALE_OPACITY }));
	page.image(name, { x, y, ...size }, matrix);
	if (photo.pale) pdf.restoreGraphicsState();
}

type Turned<M> = M & { readonly turned?: true };

/** Draws a □ for each letter that has a width, all within the room for the letters. */
function drawMissing(pdf: Pdf, mark: Turned<SystemTextMark>): void {
	const { text, x, y, width, size, ink, turned } = mark;
	const signs = missingSigns(text);
	const natural = widthOf(signs, { face: 'signs', size });
	// The scale would hold for all later texts too.
	pdf.saveGraphicsState();
	const horizontalScale = Math.min(1, width / Math.max(width, natural));
	pdf.setFont('signs').setFontSize(size).setTextColor(ink);
	pdf.text(signs, x, y, { horizontalScale, ...(turned && { angle: 180 }) });
	pdf.restoreGraphicsState();
}

/** Draws letters that no font has as pixels of the system's font, or each as □ without one. */
async function drawSystemText(
	pdf: Pdf,
	mark: Turned<SystemTextMark>,
	drawn: SystemText | undefined
): Promise<void> {
	const { x, y, width, size, text, bold, ink, turned } = mark;
	const em = size * POINT;
	if (width === 0) return;
	const picture = await drawn?.(text, {
		...{ bold, ink, most: width / em },
		em: Math.ceil((size / 72) * LETTER_DOTS)
	});
	if (!picture) {
		drawMissing(pdf, mark);
		return;
	}
	const scale = em / picture.em;
	const [wide, high] = [picture.width * scale, picture.height * scale];
	const above = picture.baseline * scale;
	const alias = JSON.stringify([text, bold, ink, size]);
	// jsPDF rotates an image around its lower left corner.
	const top = turned ? y + above - 2 * high : y - above;
	pdf.addImage({
		imageData: picture.png,
		format: 'PNG',
		...{ x, y: top, width: wide, height: high, alias },
		compression: 'FAST',
		rotation: turned ? 180 : 0
	});
}

const OPERATORS = { F: 'f', S: 'S', FD: 'B' } as const;

function draw(press: Press, mark: Exclude<FlatMark, SystemTextMark>): void {
	const { pdf, page, shapes } = press;
	switch (mark.kind) {
		case 'text':
			page.text(mark);
			return;
		case 'box': {
			const { x, y, width, height, radius = 0, fill, stroke, strokeWidth } = mark;
			const way = painting(fill, stroke);
			if (!way) return;
			setInks(pdf, fill, stroke, strokeWidth);
			page.startOver();
			if (radius > 0) page.roundedBox(mark, OPERATORS[way]);
			else pdf.rect(x, y, width, height, way);
			return;
		}
		case 'line':
			setInks(pdf, undefined, mark.stroke, mark.strokeWidth);
			pdf.setLineDashPattern(mark.dashed ? [4 * POINT, 3 * POINT] : [], 0);
			pdf.line(...mark.from, ...mark.to);
			pdf.setLineDashPattern([], 0);
			return;
		case 'picture':
			if ('shapes' in mark.picture) page.drawing(mark, shapes.operators(mark.picture));
			else drawPhoto(press, mark, mark.picture);
	}
}

/** What draws the sheets of one PDF. */
interface Press {
	readonly pdf: Pdf;
	readonly page: PageWriter;
	readonly tree: StructureTree;
	readonly added: AddedObjects;
	readonly copies: Copies;
	readonly shapes: Shapes;
	readonly systemText: SystemText | undefined;
}

/** Draws a section in reading order, its headings, paragraphs and pictures tagged in `tree`. */
async function drawSection(press: Press, section: Section, tree?: StructureTree): Promise<void> {
	const { pdf, systemText } = press;
	tree?.startSection();
	for (const part of section) {
		if (part.role === 'Artifact') tree?.beginArtifact();
		else tree?.begin(part);
		for (const mark of part.marks) {
			if (mark.kind !== 'systemText') {
				draw(press, mark);
				continue;
			}
			tree?.beginLetters(mark.text);
			await drawSystemText(pdf, mark, systemText);
			tree?.end();
		}
		tree?.end();
	}
}

/** Draws a card of which there are copies: they show its stored content, and are not read again. */
async function drawCopied(press: Press, card: GroupMark, sheet: Sheet): Promise<void> {
	const { page, tree, added, copies } = press;
	const stored = copies.find(card);
	if (stored) {
		const { name, right, down } = stored;
		const moved = `1 0 0 1 ${short(right / POINT)} ${short(-down / POINT)} cm`;
		tree.beginArtifact();
		page.write(`q\n${moved}\n/${name} Do\nQ`);
		tree.end();
		return;
	}
	const section = sectionOf([card]);
	await drawSection(press, section, tree);
	const from = page.length;
	page.startOver();
	await drawSection(press, section);
	const box = `0 0 ${short(sheet.width / POINT)} ${short(sheet.height / POINT)}`;
	copies.store(card, added.addForm(page.take(from), box));
}

/** What jsPDF keeps for each page; its types leave the boxes out. */
interface PageBoxes {
	trimBox: object | null;
	bleedBox: object | null;
}

interface PageInternal {
	getCurrentPageInfo(): { readonly pageContext: PageBoxes };
}

/** Where the page is cut, and how far its colors reach: print shops read both. */
function setBoxes(pdf: Pdf, { height }: Sheet, trim: Trim): void {
	const boxOf = (over: number) => ({
		bottomLeftX: (trim.x - over) / POINT,
		bottomLeftY: (height - trim.y - trim.height - over) / POINT,
		topRightX: (trim.x + trim.width + over) / POINT,
		topRightY: (height - trim.y + over) / POINT
	});
	const { pageContext } = (pdf.internal as unknown as PageInternal).getCurrentPageInfo();
	pageContext.trimBox = boxOf(0);
	pageContext.bleedBox = boxOf(trim.bleed);
}

async function drawSheet(press: Press, sheet: Sheet): Promise<void> {
	const { page, tree, added, copies } = press;
	tree.startPage();
	if (sheet.trim) setBoxes(press.pdf, sheet, sheet.trim);
	for (const marks of partsOf(sheet)) {
		const [mark] = marks;
		if (mark?.kind === 'group' && marks.length === 1 && copies.isCopied(mark))
			await drawCopied(press, mark, sheet);
		else await drawSection(press, sectionOf(marks), tree);
	}
	await added.addPage(page.take());
}

/** Writes the outline that viewers show beside the pages. */
function listParts(pdf: Pdf, sheets: readonly Sheet[]): void {
	const above: unknown[] = [];
	for (const [index, { bookmarks = [] }] of sheets.entries()) {
		for (const { title, level = 0, page = index } of bookmarks) {
			above[level] = pdf.outline.add(above[level - 1], withoutBidiMarks(title), {
				pageNumber: page + 1
			});
		}
	}
}

/**
 * Returns the bytes of a PDF; calls `drawn` after each page. Letters that no font of the cards has
 * are drawn by `systemText`, or as □ without it.
 */
export async function writePdf(
	sheets: readonly Sheet[],
	about: About,
	drawn?: (pages: number) => void,
	systemText?: SystemText
): Promise<ArrayBuffer> {
	const [first] = sheets;
	if (!first) throw new RangeError('A PDF without pages is none');
	const { pdf, added } = await start(first, await fontFilesFor(sheets), about);
	const tree = new StructureTree(pdf, added);
	const page = new PageWriter(pdf);
	const copies = new Copies(sheets);
	const shapes = new Shapes(sheets, added);
	const press = { pdf, page, tree, added, copies, shapes, systemText };
	for (const [index, sheet] of sheets.entries()) {
		if (index > 0) pdf.addPage([sheet.width, sheet.height], orientationOf(sheet));
		await drawSheet(press, sheet);
		drawn?.(index + 1);
	}
	listParts(pdf, sheets);
	return added.appendedTo(pdf.output('arraybuffer'));
}
