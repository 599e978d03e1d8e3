/** One path operation in jsPDF's format. */
export interface PathStep {
	readonly op: 'm' | 'l' | 'c' | 'h';
	readonly c: number[];
}

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

/** Converts a path of M, L, Q, C and Z to PDF operations, moved and scaled. */
export function pathSteps(d: string, x: number, y: number, scale: number): PathStep[] {
	let at: readonly [number, number] = [0, 0];
	const steps: PathStep[] = [];
	for (const [, command = '', rest = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
		if (command === 'Z') {
			steps.push({ op: 'h', c: [] });
			continue;
		}
		const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
		const points = numbers.map((value, index) => (index % 2 === 0 ? x : y) + value * scale);
		const size = { M: 2, L: 2, Q: 4, C: 6 }[command] ?? 2;
		for (let from = 0; from + size <= points.length; from += size) {
			const part = points.slice(from, from + size);
			const c = command === 'Q' ? cubic(at, part) : part;
			const op = command === 'M' && from === 0 ? 'm' : size === 2 ? 'l' : 'c';
			steps.push({ op, c });
			at = [part.at(-2) ?? 0, part.at(-1) ?? 0];
		}
	}
	return steps;
}
