import { flattened, type FlatMark } from '$lib/cards/print/flat';
import { fitted, POINT, type Photo, type PictureMark, type Sheet } from '$lib/cards/print/marks';
import { fontOf } from '$lib/cards/pdf/system-text';
import { widthOf } from '$lib/cards/type/measure';
import type { Drawing } from '$lib/figure/shapes';
import { familyOf, loadSheetFonts } from './sheet-fonts';

const DOTS_PER_INCH = 300;
/** Canvas limit of some browsers; larger sheets get a lower resolution. */
const MOST_PIXELS = 16_000_000;

type Pen = CanvasRenderingContext2D;
type Turned<M> = M & { readonly turned?: true };
type Inked = Pick<Extract<FlatMark, { kind: 'box' }>, 'fill' | 'stroke' | 'strokeWidth'>;

/** Fills and strokes a path like the PDF. */
function paint(pen: Pen, path: Path2D, { fill, stroke, strokeWidth = 0.2 }: Inked): void {
	if (fill !== undefined && fill !== 'none') {
		pen.fillStyle = fill;
		pen.fill(path);
	}
	if (stroke === undefined) return;
	pen.strokeStyle = stroke;
	pen.lineWidth = strokeWidth;
	pen.stroke(path);
}

/** Draws letter by letter, as lines are measured: without kerning or ligatures. */
function drawText(pen: Pen, mark: Turned<Extract<FlatMark, { kind: 'text' }>>, dots: number): void {
	pen.translate(mark.x, mark.y);
	if (mark.turned) pen.rotate(Math.PI);
	// Scaled up, because some browsers draw no text smaller than one pixel.
	pen.scale(1 / dots, 1 / dots);
	pen.font = `${mark.size * POINT * dots}px ${familyOf(mark.face)}`;
	pen.fillStyle = mark.ink;
	let left = 0;
	for (const letter of mark.text.normalize('NFC')) {
		pen.fillText(letter, left * dots, 0);
		left += widthOf(letter, mark);
	}
}

function drawSystemText(
	pen: Pen,
	mark: Turned<Extract<FlatMark, { kind: 'systemText' }>>,
	dots: number
): void {
	const { x, y, size, bold, ink, text, width } = mark;
	pen.translate(x, y);
	if (mark.turned) pen.rotate(Math.PI);
	pen.scale(1 / dots, 1 / dots);
	pen.font = fontOf(bold, size * POINT * dots);
	pen.fillStyle = ink;
	pen.scale(Math.min(1, (width * dots) / Math.max(1, pen.measureText(text).width)), 1);
	pen.fillText(text, 0, 0);
}

function drawLine(pen: Pen, mark: Extract<FlatMark, { kind: 'line' }>): void {
	const path = new Path2D();
	path.moveTo(...mark.from);
	path.lineTo(...mark.to);
	if (mark.dashed) pen.setLineDash([4 * POINT, 3 * POINT]);
	paint(pen, path, mark);
}

function drawBox(pen: Pen, mark: Extract<FlatMark, { kind: 'box' }>): void {
	const { x, y, width, height, radius = 0 } = mark;
	const path = new Path2D();
	path.roundRect(x, y, width, height, radius);
	paint(pen, path, mark);
}

/** Moves the origin and scale to a picture's own units. */
function enter(pen: Pen, mark: Turned<PictureMark>): void {
	if (mark.turned) {
		pen.translate(2 * mark.x + mark.width, 2 * mark.y + mark.height);
		pen.rotate(Math.PI);
	}
	const { x, y, scale } = fitted(mark);
	pen.translate(x, y);
	pen.scale(scale, scale);
}

function drawShapes(pen: Pen, { shapes }: Drawing): void {
	for (const shape of shapes) {
		paint(pen, new Path2D(shape.d), { strokeWidth: 1, ...shape });
	}
}

async function drawPhoto(pen: Pen, { jpeg, width, height }: Photo): Promise<void> {
	const bitmap = await createImageBitmap(new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }));
	pen.drawImage(bitmap, 0, 0, width, height);
	bitmap.close();
}

async function draw(pen: Pen, mark: FlatMark, dots: number): Promise<void> {
	if (mark.kind === 'text') return drawText(pen, mark, dots);
	if (mark.kind === 'systemText') return drawSystemText(pen, mark, dots);
	if (mark.kind === 'line') return drawLine(pen, mark);
	if (mark.kind === 'box') return drawBox(pen, mark);
	enter(pen, mark);
	if ('shapes' in mark.picture) return drawShapes(pen, mark.picture);
	await drawPhoto(pen, mark.picture);
}

/** A white canvas in mm, with `dots` pixels per mm. */
function paper({ width, height }: Sheet, dots: number) {
	const canvas = document.createElement('canvas');
	canvas.width = Math.round(width * dots);
	canvas.height = Math.round(height * dots);
	const pen = canvas.getContext('2d');
	if (!pen) throw new Error('The browser gives no canvas');
	pen.fillStyle = '#ffffff';
	pen.fillRect(0, 0, canvas.width, canvas.height);
	pen.scale(dots, dots);
	pen.lineCap = 'round';
	pen.lineJoin = 'round';
	pen.imageSmoothingQuality = 'high';
	return { canvas, pen };
}

/** Renders a sheet as a PNG like the PDF, with 300 dpi. */
export async function sheetPicture(sheet: Sheet): Promise<Blob> {
	await loadSheetFonts();
	const most = Math.sqrt(MOST_PIXELS / (sheet.width * sheet.height));
	const dots = Math.min(DOTS_PER_INCH / 25.4, most);
	const { canvas, pen } = paper(sheet, dots);
	for (const mark of flattened(sheet.marks)) {
		pen.save();
		await draw(pen, mark, dots);
		pen.restore();
	}
	const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
	if (!png) throw new Error('The browser makes no picture of this size');
	return png;
}
