/** Numbers that an arc takes; the middle three are its turn and its flags, which have no size. */
const ARC = 7;
const SIZELESS = [2, 3, 4];

const rounded = (value: number) => Math.round(value * 1000) / 1000;

const known = new Map<string, string>();

/**
 * A path at another size. What is drawn in the pixels in which it stands needs no scale of the browser's, which
 * makes each small picture a layer of its own: a page of a hundred icons is painted in half the time.
 * The pictures of the house are few: each is scaled once for every size.
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
