import { fontFilesFor } from '$lib/cards/pdf/font-files';
import { familyOf } from '$lib/cards/picture/draw-sheet';
import type { Sheet } from '$lib/cards/print/marks';

const loaded = new Map<string, Promise<unknown>>();

async function load(family: string, base64: string): Promise<void> {
	const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
	document.fonts.add(await new FontFace(family, bytes).load());
}

/** Loads the fonts of the PDF into the page, each once; those for other scripts if a sheet has them. */
export async function loadSheetFonts(sheets: readonly Sheet[] = []): Promise<void> {
	const files = await fontFilesFor(sheets);
	await Promise.all(
		files.map(([face, base64]) => {
			const family = familyOf(face);
			const loading = loaded.get(family) ?? load(family, base64);
			loaded.set(family, loading);
			return loading;
		})
	);
}
