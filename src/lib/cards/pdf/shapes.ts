import type { Drawing, Shape } from '$lib/figure/shapes';
import type { Mark, Sheet } from '../print/marks';
import type { AddedObjects } from './added-objects';
import { color, pathOperators, short } from './path';

/** Digits after the point of a part of a color, and of a width. */
const COLOR_DIGITS = 2;
const WIDTH_DIGITS = 5;

/** Shapes are stored once if they are drawn this often and their paths are this long. */
const LEAST_USES = 3;
const LEAST_LENGTH = 250;

/** Not one shape: several, or the end of the drawing. */
const NO_ONE = -1;

/** Draws shapes in the units of their drawing. */
function operatorsOf(shapes: readonly Shape[]): string {
	const operators: string[] = [];
	const last = { fill: '', stroke: '', width: '' };
	const change = (what: keyof typeof last, operator: string) => {
		if (last[what] !== operator) operators.push(operator);
		last[what] = operator;
	};
	for (const { d, fill, stroke, strokeWidth = 1 } of shapes) {
		if (fill === 'none' && stroke === undefined) continue;
		if (fill !== 'none') change('fill', color(fill, COLOR_DIGITS, 'rg'));
		if (stroke !== undefined) {
			change('stroke', color(stroke, COLOR_DIGITS, 'RG'));
			change('width', `${short(strokeWidth, WIDTH_DIGITS)} w`);
		}
		const painting = fill === 'none' ? 'S' : stroke === undefined ? 'f' : 'B';
		operators.push(pathOperators(d), painting);
	}
	return operators.join('\n');
}

/** The drawings among marks, except those of cards that were seen before. */
function drawingsIn(marks: readonly Mark[], seen: Set<readonly Mark[]>): Drawing[] {
	if (seen.has(marks)) return [];
	seen.add(marks);
	return marks.flatMap((mark) => {
		if (mark.kind === 'group') return drawingsIn(mark.marks, seen);
		return mark.kind === 'picture' && 'shapes' in mark.picture ? [mark.picture] : [];
	});
}

/** Draws the drawings of one PDF: legs, hats and swords that several of them have are stored once. */
export class Shapes {
	readonly #added: AddedObjects;
	/** The numbers of the different shapes. */
	readonly #numbers = new Map<string, number>();
	/** By shape: how often it is drawn, and the shapes that are always before and after it. */
	readonly #uses: number[] = [];
	readonly #before: number[] = [];
	readonly #after: number[] = [];
	/** The names of stored shapes, by the first of them. */
	readonly #stored = new Map<number, string>();

	constructor(sheets: readonly Sheet[], added: AddedObjects) {
		this.#added = added;
		const seen = new Set<readonly Mark[]>();
		for (const drawing of sheets.flatMap(({ marks }) => drawingsIn(marks, seen)))
			this.#count(drawing);
	}

	#numberOf({ d, fill, stroke, strokeWidth }: Shape): number {
		const key = `${fill} ${stroke} ${strokeWidth} ${d}`;
		const number = this.#numbers.get(key) ?? this.#numbers.size;
		this.#numbers.set(key, number);
		return number;
	}

	#count({ shapes }: Drawing): void {
		const numbers = shapes.map((shape) => this.#numberOf(shape));
		for (const [index, number] of numbers.entries()) {
			const [before, after] = [numbers[index - 1] ?? NO_ONE, numbers[index + 1] ?? NO_ONE];
			this.#uses[number] = (this.#uses[number] ?? 0) + 1;
			this.#before[number] = (this.#before[number] ?? before) === before ? before : NO_ONE;
			this.#after[number] = (this.#after[number] ?? after) === after ? after : NO_ONE;
		}
	}

	/** Splits shapes where they are not always together. */
	#parts({ shapes }: Drawing): { readonly first: number; readonly shapes: Shape[] }[] {
		const parts: { first: number; shapes: Shape[] }[] = [];
		let last = NO_ONE;
		for (const shape of shapes) {
			const number = this.#numberOf(shape);
			const isTogether = this.#after[last] === number && this.#before[number] === last;
			if (isTogether) parts.at(-1)?.shapes.push(shape);
			else parts.push({ first: number, shapes: [shape] });
			last = number;
		}
		return parts;
	}

	/** The operators of a drawing, in its units. */
	operators(drawing: Drawing): string {
		const { width, height } = drawing;
		const operators: string[] = [];
		let inline: Shape[] = [];
		const flush = () => {
			if (inline.length > 0) operators.push(operatorsOf(inline));
			inline = [];
		};
		for (const { first, shapes } of this.#parts(drawing)) {
			const length = shapes.reduce((sum, { d }) => sum + d.length, 0);
			if ((this.#uses[first] ?? 0) < LEAST_USES || length < LEAST_LENGTH) {
				inline.push(...shapes);
				continue;
			}
			flush();
			// Outlines reach over the edges.
			const box = `${-width} ${-height} ${2 * width} ${2 * height}`;
			const name = this.#stored.get(first) ?? this.#added.addForm(operatorsOf(shapes), box);
			this.#stored.set(first, name);
			operators.push(`/${name} Do`);
		}
		flush();
		return operators.join('\n');
	}
}
