import { loadArea, type Language } from '$lib/i18n/languages';
import type { SheetTexts } from '$lib/cards/model/card';
import { flattened } from '$lib/cards/print/flat';
import { POINT, type Mark, type Sheet } from '$lib/cards/print/marks';
import { FACES } from '$lib/cards/type/faces';
import { widthOf } from '$lib/cards/type/measure';

/** Loads all texts that sheets are printed with. */
export async function sheetTexts(language: Language): Promise<SheetTexts> {
	const shell = await loadArea(language, 'shell');
	const builder = { ...shell, ...(await loadArea(language, 'builder')) };
	return {
		builder,
		cards: await loadArea(language, 'cards'),
		rules: await loadArea(language, 'rules')
	};
}

interface TextBox {
	readonly text: string;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
	readonly size: number;
}

/** Returns the boxes of letters, from the top of capitals to the baseline. */
export function textBoxes(marks: readonly Mark[]): TextBox[] {
	return flattened(marks).flatMap((mark) => {
		if (mark.kind !== 'text') return [];
		const { text, x, y, face, size } = mark;
		const sign = mark.turned ? -1 : 1;
		const across = [x, x + sign * widthOf(text, { face, size })];
		const down = [y, y - sign * (FACES[face].ascent / 1000) * size * POINT * 0.7];
		return [
			{
				text,
				left: Math.min(...across),
				right: Math.max(...across),
				top: Math.min(...down),
				bottom: Math.max(...down),
				size
			}
		];
	});
}

/** Returns the texts of marks in drawing order, with the runs of a line joined. */
export function textsOf(marks: readonly Mark[]): string[] {
	const texts: string[] = [];
	let last: TextBox | undefined;
	for (const box of textBoxes(marks)) {
		const goesOn = last && last.bottom === box.bottom && Math.abs(last.right - box.left) < 0.01;
		if (goesOn) texts.push(`${texts.pop() ?? ''}${box.text}`);
		else texts.push(box.text);
		last = box;
	}
	return texts.map((text) => text.replace(/\s+/g, ' '));
}

/** Returns the texts of whole sheets as one string. */
export const textOf = (sheets: readonly Sheet[]): string =>
	sheets.flatMap(({ marks }) => textsOf(marks)).join(' ');

const overlap = (a: TextBox, b: TextBox) =>
	a.left < b.right - 0.05 && b.left < a.right - 0.05 && a.top < b.bottom && b.top < a.bottom;

/** Returns texts that leave the margins of a page or overlap another. */
export function textFaults({ width, height, marks }: Sheet, margin: number): string[] {
	const boxes = textBoxes(marks);
	const outside = boxes.filter(
		({ left, right, top, bottom }) =>
			left < margin - 0.01 ||
			right > width - margin + 0.1 ||
			top < margin - 0.01 ||
			bottom > height - margin + 0.1
	);
	const overlapping = boxes.filter((box, index) =>
		boxes.slice(index + 1).some((other) => overlap(box, other))
	);
	return [
		...outside.map(({ text }) => `outside: ${text}`),
		...overlapping.map(({ text }) => `overlapping: ${text}`)
	];
}
