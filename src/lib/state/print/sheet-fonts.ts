import { fontFiles } from '$lib/cards/pdf/font-files';
import { familyOf } from '$lib/cards/picture/draw-sheet';
import type { Face } from '$lib/cards/type/faces';

let loaded: Promise<unknown> | undefined;

/** Loads the fonts of the PDF into the page, once. */
export function loadSheetFonts(): Promise<unknown> {
	loaded ??= Promise.all(
		Object.entries(fontFiles).map(async ([face, base64]) => {
			const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
			const font = await new FontFace(familyOf(face as Face), bytes).load();
			document.fonts.add(font);
		})
	);
	return loaded;
}
