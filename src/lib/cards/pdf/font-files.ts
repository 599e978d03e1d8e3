import type { Sheet } from '../print/marks';
import { facesIn } from '../print/faces-in';
import type { Face } from '../type/faces';
import bold from '../fonts/bold.ttf?inline';
import display from '../fonts/display.ttf?inline';
import signs from '../fonts/signs.ttf?inline';
import text from '../fonts/text.ttf?inline';

const ALWAYS: Partial<Readonly<Record<Face, string>>> = { text, bold, display, signs };

/** Fonts that few sheets need. */
const LATER: Partial<Readonly<Record<Face, () => Promise<{ readonly default: string }>>>> = {
	cyrillic: () => import('../fonts/cyrillic.ttf?inline'),
	cyrillicBold: () => import('../fonts/cyrillicBold.ttf?inline')
};

const bytesOf = (dataUrl: string) => dataUrl.slice(dataUrl.indexOf(',') + 1);

/** The bytes of a face, base64-encoded. */
export type FontFile = readonly [face: Face, base64: string];

/** Returns the fonts of sheets: those of all sheets, and what else their letters need. */
export async function fontFilesFor(sheets: readonly Sheet[]): Promise<FontFile[]> {
	const always = Object.entries(ALWAYS).map(([face, url]): FontFile => [
		face as Face,
		bytesOf(url)
	]);
	const later = [...facesIn(sheets)].map(async (face): Promise<FontFile[]> => {
		const file = await LATER[face]?.();
		return file ? [[face, bytesOf(file.default)]] : [];
	});
	return [...always, ...(await Promise.all(later)).flat()];
}
