import { withoutBidiMarks } from '$lib/army/format/direction';
import type { Drawing } from '$lib/figure/shapes';
import { flattened, type FlatMark } from '../print/flat';
import { fitted, POINT, type Photo, type PictureMark, type Sheet } from '../print/marks';
import { FACES, type Face } from '../type/faces';
import { fontFiles } from './font-files';
import { pathSteps, type PathStep } from './path';

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

/** jsPDF swaps width and height unless the orientation is given. */
const orientationOf = ({ width, height }: Sheet) => (width > height ? 'landscape' : 'portrait');

async function start(first: Sheet, { title, language, createdAt, build, duplex }: About) {
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
	pdf.setProperties({ title: withoutBidiMarks(title), creator: `Brikmuster ${build}` });
	pdf.setLanguage(language);
	pdf.setCreationDate(createdAt);
	// Sets the printer's dialog: actual size, and the edge to turn the paper on.
	pdf.viewerPreferences({ PrintScaling: 'None', ...(duplex && { Duplex: duplex }) });
	for (const face of Object.keys(FACES) as Face[]) {
		pdf.addFileToVFS(`${face}.ttf`, fontFiles[face]);
		pdf.addFont(`${face}.ttf`, face, 'normal', undefined, 'Identity-H');
	}
	pdf.setLineCap('round');
	pdf.setLineJoin('round');
	return pdf;
}

type Pdf = Awaited<ReturnType<typeof start>>;

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

/** Rotates a path by 180° around the middle of the picture. */
function turnedSteps(steps: readonly PathStep[], { x, y, width, height }: PictureMark): PathStep[] {
	const [right, bottom] = [2 * x + width, 2 * y + height];
	return steps.map(({ op, c }) => ({
		op,
		c: c.map((value, index) => (index % 2 === 0 ? right : bottom) - value)
	}));
}

function drawPaths(pdf: Pdf, mark: PictureMark & { turned?: true }, drawing: Drawing): void {
	const { x, y, scale } = fitted(mark);
	for (const { d, fill, stroke, strokeWidth = 1 } of drawing.shapes) {
		const inside = fill === 'none' ? undefined : fill;
		const way = painting(inside, stroke);
		if (!way) continue;
		setInks(pdf, inside, stroke, strokeWidth * scale);
		const steps = pathSteps(d, x, y, scale);
		pdf.path(mark.turned ? turnedSteps(steps, mark) : steps);
		if (way === 'FD') pdf.fillStroke();
		else if (way === 'F') pdf.fill();
		else pdf.stroke();
	}
}

/** jsPDF rotates an image around its lower left corner. */
function drawPhoto(pdf: Pdf, mark: PictureMark & { turned?: true }, photo: Photo): void {
	const { x, y, scale } = fitted(mark);
	const [width, height] = [photo.width * scale, photo.height * scale];
	const { jpeg, photo: alias } = photo;
	if (mark.turned)
		pdf.addImage(jpeg, 'JPEG', x + width, y - height, width, height, alias, 'FAST', 180);
	else pdf.addImage(jpeg, 'JPEG', x, y, width, height, alias, 'FAST');
}

function draw(pdf: Pdf, mark: FlatMark): void {
	switch (mark.kind) {
		case 'text':
			pdf.setFont(mark.face);
			pdf.setFontSize(mark.size);
			pdf.setTextColor(mark.ink);
			pdf.text(mark.text, mark.x, mark.y, mark.turned ? { angle: 180 } : undefined);
			return;
		case 'box': {
			const { x, y, width, height, radius = 0, fill, stroke, strokeWidth } = mark;
			const way = painting(fill, stroke);
			if (!way) return;
			setInks(pdf, fill, stroke, strokeWidth);
			if (radius > 0) pdf.roundedRect(x, y, width, height, radius, radius, way);
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
			if ('shapes' in mark.picture) drawPaths(pdf, mark, mark.picture);
			else drawPhoto(pdf, mark, mark.picture);
	}
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

/** Returns the bytes of a PDF; calls `drawn` after each page. */
export async function writePdf(
	sheets: readonly Sheet[],
	about: About,
	drawn?: (pages: number) => void
): Promise<ArrayBuffer> {
	const [first] = sheets;
	if (!first) throw new RangeError('A PDF without pages is none');
	const pdf = await start(first, about);
	for (const [index, sheet] of sheets.entries()) {
		if (index > 0) pdf.addPage([sheet.width, sheet.height], orientationOf(sheet));
		for (const mark of flattened(sheet.marks)) draw(pdf, mark);
		drawn?.(index + 1);
	}
	listParts(pdf, sheets);
	return pdf.output('arraybuffer');
}
