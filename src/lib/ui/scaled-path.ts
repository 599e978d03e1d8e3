/** The number of parameters of an arc; the middle three are its rotation and flags, which do not scale. */
const ARC = 7;
const SIZELESS = [2, 3, 4];

const rounded = (value: number) => Math.round(value * 1000) / 1000;

const known = new Map<string, string>();

/**
 * Returns a path scaled by a factor. Scaling an SVG in the browser puts each picture on a layer of
 * its own; with paths in pixels, a page of a hundred icons paints in half the time. The app has few
 * distinct paths, so each is cached per size.
 */
export function scaledPath(d: string, factor: number): string {
	if (factor === 1) return d;
	const key = `${factor} ${d}`;
	const made = known.get(key) ?? scaled(d, factor);
	known.set(key, made);
	return made;
}

function scaled(d: string, factor: number): string {
	return d.replace(/([a-z])([^a-z]*)/gi, (_, step: string, numbers: string) => {
		const arc = step.toLowerCase() === 'a';
		const values = numbers.match(/-?(\d*\.)?\d+/g) ?? [];
		const texts = values.map((text, index) =>
			arc && SIZELESS.includes(index % ARC) ? text : String(rounded(Number(text) * factor))
		);
		return step + texts.join(' ');
	});
}
