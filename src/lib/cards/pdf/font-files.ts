import type { Face } from '../type/faces';
import bold from '../fonts/bold.ttf?inline';
import display from '../fonts/display.ttf?inline';
import signs from '../fonts/signs.ttf?inline';
import text from '../fonts/text.ttf?inline';

const bytesOf = (dataUrl: string) => dataUrl.slice(dataUrl.indexOf(',') + 1);

/** The bytes of each face, base64-encoded. */
export const fontFiles: Readonly<Record<Face, string>> = {
	text: bytesOf(text),
	bold: bytesOf(bold),
	display: bytesOf(display),
	signs: bytesOf(signs)
};
