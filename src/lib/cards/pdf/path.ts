/** A number as PDF operators take it: rounded, by default to hundredths, and no longer than necessary. */
export function short(value: number, digits = 2): string {
	const whole = 10 ** digits;
	// Adding 0 makes 0 of -0.
	return String(Math.round(value * whole) / whole + 0);
}

/** Sets a color like #3465cc for fills (rg) or strokes (RG). */
export function color(ink: string, digits: number, operator: 'rg' | 'RG'): string {
	const parts = [1, 3, 5].map((at) => short(parseInt(ink.slice(at, at + 2), 16) / 255, digits));
	return `${parts.join(' ')} ${operator}`;
}

const operator = (points: readonly number[], name: string) =>
	`${points.map((value) => short(value)).join(' ')} ${name}`;

/** Converts a quadratic curve to a cubic one, the only kind PDF has. */
function cubic(from: readonly [number, number], [cx, cy, x, y]: readonly number[]): number[] {
	const [px, py] = from;
	const [ax = 0, ay = 0, ex = 0, ey = 0] = [cx, cy, x, y];
	return [
		px + (2 / 3) * (ax - px),
		py + (2 / 3) * (ay - py),
		ex + (2 / 3) * (ax - ex),
		ey + (2 / 3) * (ay - ey),
		ex,
		ey
	];
}

function converted(d: string): string {
	let at: readonly [number, number] = [0, 0];
	const operators: string[] = [];
	for (const [, command = '', rest = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
		if (command === 'Z') {
			operators.push('h');
			continue;
		}
		const points = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
		const size = { M: 2, L: 2, Q: 4, C: 6 }[command] ?? 2;
		for (let from = 0; from + size <= points.length; from += size) {
			const part = points.slice(from, from + size);
			const name = command === 'M' && from === 0 ? 'm' : size === 2 ? 'l' : 'c';
			operators.push(operator(command === 'Q' ? cubic(at, part) : part, name));
			at = [part.at(-2) ?? 0, part.at(-1) ?? 0];
		}
	}
	return operators.join('\n');
}

/** The figures of an army share most of their shapes, so converted paths are cached up to this number. */
const MAX_CACHED = 5000;
const known = new Map<string, string>();

/** Converts a path of M, L, Q, C and Z to PDF operators in the same units. */
export function pathOperators(d: string): string {
	const found = known.get(d);
	if (found !== undefined) return found;
	const operators = converted(d);
	if (known.size >= MAX_CACHED) known.clear();
	known.set(d, operators);
	return operators;
}
