import { millimeters, type Word } from './pdf-reader';

/** A page operator with its arguments. */
export interface Step {
	readonly op: string;
	readonly given: readonly unknown[];
}

export type Point = readonly [x: number, y: number];
/** A transformation as in PDF: a b c d e f. */
type Matrix = readonly [number, number, number, number, number, number];

/** A stroked straight line, in millimeters from the upper left corner. */
export interface Line {
	readonly from: Point;
	readonly to: Point;
}

interface Glyph {
	readonly unicode: string;
	readonly width: number;
}

/** A letter with the ends of its baseline; `up` has the length of its size. */
interface Letter {
	readonly text: string;
	readonly from: Point;
	readonly to: Point;
	readonly up: Point;
}

interface State {
	readonly matrix: Matrix;
	readonly size: number;
	readonly leading: number;
}

const SAME: Matrix = [1, 0, 0, 1, 0, 0];

function times([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix {
	return [
		a * p + b * r,
		a * q + b * s,
		c * p + d * r,
		c * q + d * s,
		e * p + f * r + t,
		e * q + f * s + u
	];
}

function at([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
	return [a * x + c * y + e, b * x + d * y + f];
}

const distance = ([a, b]: Point, [c, d]: Point) => Math.hypot(a - c, b - d);
const sizeOf = ({ up: [x, y] }: Letter) => Math.hypot(x, y);

/** The straight segments of a path: 0 moves, 1 draws a line, 2 and 3 curves, 4 closes. */
function straightPieces(path: ArrayLike<number>): { from: Point; to: Point }[] {
	const pieces: { from: Point; to: Point }[] = [];
	const lengths = [2, 2, 6, 4, 0];
	let place: Point = [0, 0];
	for (let index = 0; index < path.length;) {
		const kind = path[index] ?? 4;
		const length = lengths[kind] ?? 0;
		index += 1 + length;
		if (length === 0) continue;
		const next: Point = [path[index - 2] ?? 0, path[index - 1] ?? 0];
		if (kind === 1) pieces.push({ from: place, to: next });
		place = next;
	}
	return pieces;
}

/** The cubic curves of a path, each by its ends and the control points between them. */
function curvedPieces(path: ArrayLike<number>): Point[][] {
	const pieces: Point[][] = [];
	const lengths = [2, 2, 6, 4, 0];
	let place: Point = [0, 0];
	for (let index = 0; index < path.length;) {
		const kind = path[index] ?? 4;
		const from = index + 1;
		const points = Array.from({ length: (lengths[kind] ?? 0) / 2 }, (_, each): Point => [
			path[from + 2 * each] ?? 0,
			path[from + 2 * each + 1] ?? 0
		]);
		index = from + 2 * points.length;
		if (kind === 2) pieces.push([place, ...points]);
		place = points.at(-1) ?? place;
	}
	return pieces;
}

/** Interprets a page's operators and collects letters, lines and curves, in points from the lower left. */
class Drawing {
	readonly letters: Letter[] = [];
	readonly lines: Line[] = [];
	readonly curves: Point[][] = [];
	#state: State = { matrix: SAME, size: 0, leading: 0 };
	#kept: State[] = [];
	#line: Matrix = SAME;
	#text: Matrix = SAME;

	take({ op, given }: Step): void {
		const [x = 0, y = 0] = given as number[];
		switch (op) {
			case 'save':
				this.#kept.push(this.#state);
				return;
			case 'restore':
				this.#state = this.#kept.pop() ?? this.#state;
				return;
			case 'transform':
				this.#state = {
					...this.#state,
					matrix: times(given as unknown as Matrix, this.#state.matrix)
				};
				return;
			case 'beginText':
				this.#begin(SAME);
				return;
			case 'setFont':
				this.#state = { ...this.#state, size: y };
				return;
			case 'setLeading':
				this.#state = { ...this.#state, leading: x };
				return;
			case 'setTextMatrix': {
				const [matrix] = given as [Matrix | Float32Array];
				this.#begin([...matrix] as unknown as Matrix);
				return;
			}
			case 'moveText':
				this.#begin(times([1, 0, 0, 1, x, y], this.#line));
				return;
			case 'nextLine':
				this.#begin(times([1, 0, 0, 1, 0, -this.#state.leading], this.#line));
				return;
			case 'showText':
				this.#show(given[0] as readonly (Glyph | number)[]);
				return;
			case 'constructPath':
				this.#path(given as [number, [ArrayLike<number> | null]]);
		}
	}

	#begin(line: Matrix): void {
		this.#line = line;
		this.#text = line;
	}

	#show(glyphs: readonly (Glyph | number)[]): void {
		const { matrix, size } = this.#state;
		for (const glyph of glyphs) {
			const wide = typeof glyph === 'number' ? -glyph : glyph.width;
			const place = times(this.#text, matrix);
			const [from, above] = [at(place, [0, 0]), at(place, [0, size])];
			const advance = (wide / 1000) * size;
			this.#text = times([1, 0, 0, 1, advance, 0], this.#text);
			if (typeof glyph === 'number') continue;
			const to = at(times(this.#text, matrix), [0, 0]);
			const up: Point = [above[0] - from[0], above[1] - from[1]];
			this.letters.push({ text: glyph.unicode, from, to, up });
		}
	}

	/** 20 and 21 stroke, 24 to 27 fill and stroke. */
	#path([painting, [path]]: [number, [ArrayLike<number> | null]]): void {
		if (!path || ![20, 21, 24, 25, 26, 27].includes(painting)) return;
		const { matrix } = this.#state;
		for (const { from, to } of straightPieces(path)) {
			this.lines.push({ from: at(matrix, from), to: at(matrix, to) });
		}
		for (const points of curvedPieces(path)) {
			this.curves.push(points.map((point) => at(matrix, point)));
		}
	}
}

/** Groups letters into words, separated by white space or a gap. */
function wordsOf(letters: readonly Letter[]): Letter[][] {
	const words: Letter[][] = [[]];
	let last: Letter | undefined;
	for (const letter of letters) {
		const apart = last && distance(last.to, letter.from) > 0.1 * sizeOf(letter);
		if (apart || !letter.text.trim()) words.push([]);
		if (letter.text.trim()) words.at(-1)?.push(letter);
		last = letter;
	}
	return words.filter(({ length }) => length > 0);
}

/** The box of a word: three quarters of its size above the baseline, a quarter below. */
function boxed(letters: readonly Letter[], [left, top]: Point): Word {
	const corners = letters.flatMap(({ from, to, up: [x, y] }) =>
		[from, to].flatMap(([u, v]): Point[] => [
			[u + 0.75 * x, v + 0.75 * y],
			[u - 0.25 * x, v - 0.25 * y]
		])
	);
	const across = corners.map(([x]) => millimeters(x - left));
	const down = corners.map(([, y]) => millimeters(top - y));
	return {
		text: letters.map(({ text }) => text).join(''),
		left: Math.min(...across),
		right: Math.max(...across),
		top: Math.min(...down),
		bottom: Math.max(...down)
	};
}

/** What is drawn on a page, in millimeters from its upper left corner. */
interface PageDrawn {
	readonly words: Word[];
	readonly lines: Line[];
	/** Cubic curves, each by four points. */
	readonly curves: Point[][];
}

/** Returns the words, lines and curves of a page. */
export function pageDrawn(steps: readonly Step[], corner: Point): PageDrawn {
	const drawing = new Drawing();
	for (const step of steps) drawing.take(step);
	const seen = ([x, y]: Point): Point => [millimeters(x - corner[0]), millimeters(corner[1] - y)];
	return {
		words: wordsOf(drawing.letters).map((letters) => boxed(letters, corner)),
		lines: drawing.lines.map(({ from, to }) => ({ from: seen(from), to: seen(to) })),
		curves: drawing.curves.map((points) => points.map(seen))
	};
}
