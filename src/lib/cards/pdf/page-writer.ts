import { fitted, POINT, type BoxMark, type PictureMark, type TextMark } from '../print/marks';
import type { Face } from '../type/faces';
import { color, short } from './path';

/** What is used of jsPDF. */
interface Pdf {
	readonly internal: { readonly pageSize: { getHeight(): number } };
	setFont(face: string): Pdf;
	text(text: string, x: number, y: number): unknown;
}

/** What jsPDF offers to plugins; its types leave most of it out. */
interface PageApi {
	/** The operators of each page, from 1. */
	readonly pages: readonly string[][];
	write(text: string): void;
	getFont(face: string, style: string): { readonly id: string };
	getNumberOfPages(): number;
}

/** How far the control points of a quarter of a circle are from its ends, as a share of the radius. */
const ARC = (4 / 3) * (Math.SQRT2 - 1);

type Turned<M> = M & { readonly turned?: true };

/** Digits after the point of a scale: exact to a thousandth of a point across a page. */
const SCALE_DIGITS = 5;

/** Digits after the point of a part of a color. */
const COLOR_DIGITS = 3;

/** Writes texts and drawings as operators: jsPDF takes several times longer, and writes more. */
export class PageWriter {
	readonly #pdf: Pdf;
	readonly #api: PageApi;
	/** Texts in glyphs, by face. */
	readonly #glyphs = new Map<Face, Map<string, string>>();
	/** The font and the ink of texts, which stay until another one is set. */
	#font = '';
	#ink = '';

	constructor(pdf: Pdf) {
		this.#pdf = pdf;
		this.#api = pdf.internal as unknown as PageApi;
	}

	get #page(): string[] {
		return this.#api.pages[this.#api.getNumberOfPages()] ?? [];
	}

	/** Takes what the last page has from its operator `from` on. What is written next sets its font and ink. */
	take(from = 0): string {
		this.startOver();
		return this.#page.splice(from).join('\n');
	}

	/** Makes the next text set its font and ink. */
	startOver(): void {
		[this.#font, this.#ink] = ['', ''];
	}

	/** The number of operators on the last page. */
	get length(): number {
		return this.#page.length;
	}

	write(operators: string): void {
		this.#api.write(operators);
	}

	/** Points from the left and from the bottom, rounded. */
	#at(x: number, y: number): readonly [string, string] {
		const height = this.#pdf.internal.pageSize.getHeight();
		return [short(x / POINT), short((height - y) / POINT)];
	}

	/** jsPDF turns each text into glyphs once, and notes these for the font that it embeds. */
	#encoded(face: Face, text: string): string {
		const known = this.#glyphs.get(face) ?? new Map<string, string>();
		this.#glyphs.set(face, known);
		const found = known.get(text);
		if (found !== undefined) return found;
		const from = this.length;
		this.#pdf.setFont(face).text(text, 0, 0);
		const [, glyphs = ''] = /<([\da-f]*)> Tj/.exec(this.take(from)) ?? [];
		known.set(text, glyphs);
		return glyphs;
	}

	text({ face, size, ink, text, x, y, turned }: Turned<TextMark>): void {
		const glyphs = this.#encoded(face, text);
		const font = `/${this.#api.getFont(face, 'normal').id} ${short(size)} Tf\n`;
		const fill = color(ink, COLOR_DIGITS, 'rg');
		const changed = (font === this.#font ? '' : font) + (fill === this.#ink ? '' : `${fill}\n`);
		[this.#font, this.#ink] = [font, fill];
		const [left, base] = this.#at(x, y);
		const place = turned ? `-1 0 0 -1 ${left} ${base} Tm` : `${left} ${base} Td`;
		this.write(`BT\n${changed}${place}\n<${glyphs}> Tj\nET`);
	}

	/** Draws an embedded image on a place; the matrix puts its unit square on that of the place. */
	image(
		name: string,
		{ x, y, width, height }: Pick<BoxMark, 'x' | 'y' | 'width' | 'height'>,
		matrix: readonly number[]
	): void {
		const [left, bottom] = this.#at(x, y + height);
		const place = `${short(width / POINT)} 0 0 ${short(height / POINT)} ${left} ${bottom} cm`;
		const turn = matrix.map((part) => short(part)).join(' ');
		this.write(`q\n${place}\n${turn} cm\n/${name} Do\nQ`);
	}

	/** Adds the outline of a box with round corners; jsPDF's corners are no quarters of circles. */
	roundedBox({ x, y, width, height, radius = 0 }: BoxMark, painting: 'f' | 'S' | 'B'): void {
		const [left, top] = this.#at(x, y);
		const [w, h, r] = [width, height, Math.min(radius, width / 2, height / 2)].map(
			(length) => length / POINT
		) as [number, number, number];
		const bent = r * (1 - ARC);
		const curve = (...points: readonly number[]) => `${points.map((at) => short(at)).join(' ')} c`;
		// From its own corner, so that boxes of one size are the same text wherever they are.
		this.write(
			[
				`q\n1 0 0 1 ${left} ${top} cm`,
				`${short(r)} 0 m`,
				`${short(w - r)} 0 l`,
				curve(w - bent, 0, w, -bent, w, -r),
				`${short(w)} ${short(r - h)} l`,
				curve(w, bent - h, w - bent, -h, w - r, -h),
				`${short(r)} ${short(-h)} l`,
				curve(bent, -h, 0, bent - h, 0, r - h),
				`0 ${short(-r)} l`,
				curve(0, -bent, bent, 0, r, 0),
				`h ${painting}\nQ`
			].join('\n')
		);
	}

	/** Draws in the units of the drawing, so that a shape is the same text wherever it is. */
	drawing(mark: Turned<PictureMark>, operators: string): void {
		const { x, y, scale } = fitted(mark);
		const turned = mark.turned ?? false;
		// Rotated by 180° around the middle of the picture.
		const [left, top] = turned
			? this.#at(2 * mark.x + mark.width - x, 2 * mark.y + mark.height - y)
			: this.#at(x, y);
		const size = short(scale / POINT, SCALE_DIGITS);
		const matrix = turned ? `-${size} 0 0 ${size}` : `${size} 0 0 -${size}`;
		this.write(`q\n${matrix} ${left} ${top} cm\n${operators}\nQ`);
	}
}
