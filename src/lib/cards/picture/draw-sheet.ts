import type { Drawing } from '$lib/figure/shapes';
import { fontOf } from '../pdf/system-text';
import { flattened, type FlatMark } from '../print/flat';
import { fitted, POINT, type Photo, type PictureMark, type Sheet } from '../print/marks';
import { PALE_OPACITY } from '../print/tint';
import { missingSigns, type Face } from '../type/faces';
import { widthOf } from '../type/measure';

const DOTS_PER_INCH = 300;
/** Canvas limit of some browsers; larger sheets get a lower resolution. */
const MOST_PIXELS = 16_000_000;

/** The CSS font family of a face. */
export const familyOf = (face: Face) => `sheet-${face}`;

/** The pixels per mm of a sheet's picture: 300 dpi, or less for large sheets. */
export const dotsOf = ({ width, height }: Sheet) =>
	Math.min(DOTS_PER_INCH / 25.4, Math.sqrt(MOST_PIXELS / (width * height)));

/** What pictures are drawn on: a canvas of the browser, or of a package for Node. */
export interface Surface {
	readonly pen: CanvasRenderingContext2D;
	readonly pathOf: (d?: string) => Path2D;
	/** Decodes a photo, upright. */
	readonly photoOf: (jpeg: Uint8Array) => Promise<CanvasImageSource>;
	/** Whether the system has fonts for letters that those of the cards lack; otherwise each is a □. */
	readonly hasSystemFonts: boolean;
}

type Pen = Surface['pen'];
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
	{ pen, hasSystemFonts }: Surface,
	mark: Turned<Extract<FlatMark, { kind: 'systemText' }>>,
	dots: number
): void {
	const { x, y, size, bold, ink, width } = mark;
	const text = hasSystemFonts ? mark.text : missingSigns(mark.text);
	pen.translate(x, y);
	if (mark.turned) pen.rotate(Math.PI);
	pen.scale(1 / dots, 1 / dots);
	const pixels = size * POINT * dots;
	pen.font = hasSystemFonts ? fontOf(bold, pixels) : `${pixels}px ${familyOf('signs')}`;
	pen.fillStyle = ink;
	pen.scale(Math.min(1, (width * dots) / Math.max(1, pen.measureText(text).width)), 1);
	pen.fillText(text, 0, 0);
}

function drawLine({ pen, pathOf }: Surface, mark: Extract<FlatMark, { kind: 'line' }>): void {
	const path = pathOf();
	path.moveTo(...mark.from);
	path.lineTo(...mark.to);
	if (mark.dashed) pen.setLineDash([4 * POINT, 3 * POINT]);
	paint(pen, path, mark);
}

function drawBox({ pen, pathOf }: Surface, mark: Extract<FlatMark, { kind: 'box' }>): void {
	const { x, y, width, height, radius = 0 } = mark;
	const path = pathOf();
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

function drawShapes({ pen, pathOf }: Surface, { shapes }: Drawing): void {
	for (const shape of shapes) {
		paint(pen, pathOf(shape.d), { strokeWidth: 1, ...shape });
	}
}

async function drawPhoto(
	{ pen, photoOf }: Surface,
	{ jpeg, width, height, pale }: Photo
): Promise<void> {
	const image = await photoOf(jpeg);
	if (pale) pen.globalAlpha = PALE_OPACITY;
	pen.drawImage(image, 0, 0, width, height);
}

async function draw(surface: Surface, mark: FlatMark, dots: number): Promise<void> {
	const { pen } = surface;
	if (mark.kind === 'text') return drawText(pen, mark, dots);
	if (mark.kind === 'systemText') return drawSystemText(surface, mark, dots);
	if (mark.kind === 'line') return drawLine(surface, mark);
	if (mark.kind === 'box') return drawBox(surface, mark);
	enter(pen, mark);
	if ('shapes' in mark.picture) return drawShapes(surface, mark.picture);
	await drawPhoto(surface, mark.picture);
}

/** Draws a sheet on white like the PDF, with `dots` pixels per mm. */
export async function drawSheet(surface: Surface, sheet: Sheet, dots: number): Promise<void> {
	const { pen } = surface;
	pen.fillStyle = '#ffffff';
	pen.fillRect(0, 0, sheet.width * dots + 1, sheet.height * dots + 1);
	pen.scale(dots, dots);
	pen.lineCap = 'round';
	pen.lineJoin = 'round';
	pen.imageSmoothingQuality = 'high';
	for (const mark of flattened(sheet.marks)) {
		pen.save();
		await draw(surface, mark, dots);
		pen.restore();
	}
}
