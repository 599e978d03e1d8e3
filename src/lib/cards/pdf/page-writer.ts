import type { Drawing } from '$lib/figure/shapes';
import { fitted, POINT, type BoxMark, type PictureMark, type TextMark } from '../print/marks';
import type { Face } from '../type/faces';
import { pathOperators, short } from './path';

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
const TEXT_DIGITS = 3;
const SHAPE_DIGITS = 2;

/** Sets a color like #3465cc for fills (rg) or strokes (RG). */
function color(ink: string, digits: number, operator: 'rg' | 'RG'): string {
	const parts = [1, 3, 5].map((at) => short(parseInt(ink.slice(at, at + 2), 16) / 255, digits));
	return `${parts.join(' ')} ${operator}`;
}

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
		const fill = color(ink, TEXT_DIGITS, 'rg');
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
		const round = Math.min(radius, width / 2, height / 2);
		const bent = round * (1 - ARC);
		const [right, bottom] = [x + width, y + height];
		const at = (...points: readonly (readonly [number, number])[]) =>
			points.map(([left, top]) => this.#at(left, top).join(' ')).join(' ');
		this.write(
			[
				`${at([x + round, y])} m`,
				`${at([right - round, y])} l`,
				`${at([right - bent, y], [right, y + bent], [right, y + round])} c`,
				`${at([right, bottom - round])} l`,
				`${at([right, bottom - bent], [right - bent, bottom], [right - round, bottom])} c`,
				`${at([x + round, bottom])} l`,
				`${at([x + bent, bottom], [x, bottom - bent], [x, bottom - round])} c`,
				`${at([x, y + round])} l`,
				`${at([x, y + bent], [x + bent, y], [x + round, y])} c`,
				`h ${painting}`
			].join('\n')
		);
	}

	/** Draws in the units of the drawing, so that a shape is the same text wherever it is. */
	drawing(mark: Turned<PictureMark>, { shapes }: Drawing): void {
		const { x, y, scale } = fitted(mark);
		const turned = mark.turned ?? false;
		// Rotated by 180° around the middle of the picture.
		const [left, top] = turned
			? this.#at(2 * mark.x + mark.width - x, 2 * mark.y + mark.height - y)
			: this.#at(x, y);
		const size = short(scale / POINT, SCALE_DIGITS);
		const matrix = turned ? `-${size} 0 0 ${size}` : `${size} 0 0 -${size}`;
		const operators = ['q', `${matrix} ${left} ${top} cm`];
		const last = { fill: '', stroke: '', width: '' };
		const change = (what: keyof typeof last, operator: string) => {
			if (last[what] !== operator) operators.push(operator);
			last[what] = operator;
		};
		for (const { d, fill, stroke, strokeWidth = 1 } of shapes) {
			if (fill === 'none' && stroke === undefined) continue;
			if (fill !== 'none') change('fill', color(fill, SHAPE_DIGITS, 'rg'));
			if (stroke !== undefined) {
				change('stroke', color(stroke, SHAPE_DIGITS, 'RG'));
				change('width', `${short(strokeWidth, SCALE_DIGITS)} w`);
			}
			const painting = fill === 'none' ? 'S' : stroke === undefined ? 'f' : 'B';
			operators.push(pathOperators(d), painting);
		}
		operators.push('Q');
		this.write(operators.join('\n'));
	}
}
