import { fontFiles } from '$lib/cards/pdf/font-files';
import type { Face } from '$lib/cards/type/faces';

/** What a face of the sheets is called on the page. */
export const familyOf = (face: Face) => `sheet-${face}`;

let loaded: Promise<unknown> | undefined;

/** Gives the page the very letters that the PDF has, once. */
export function loadSheetFonts(): Promise<unknown> {
	loaded ??= Promise.all(
		Object.entries(fontFiles).map(async ([face, base64]) => {
			const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
			const font = await new FontFace(familyOf(face as Face), bytes).load();
			document.fonts.add(font);
		})
	);
	return loaded;
}
