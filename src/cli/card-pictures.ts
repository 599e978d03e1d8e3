import { familyOf, dotsOf, drawSheet, type Surface } from '$lib/cards/picture/draw-sheet';
import { fontFilesFor } from '$lib/cards/pdf/font-files';
import type { Sheet } from '$lib/cards/print/marks';

/** Returns the canvas for Node: native code; undefined where it is not installed, as there is none for some systems. */
export const loadCanvases = () => import('@napi-rs/canvas').catch(() => undefined);

export type Canvases = NonNullable<Awaited<ReturnType<typeof loadCanvases>>>;

async function loadFonts(sheet: Sheet, { GlobalFonts }: Canvases): Promise<void> {
	for (const [face, base64] of await fontFilesFor([sheet])) {
		const family = familyOf(face);
		if (!GlobalFonts.has(family)) GlobalFonts.register(Buffer.from(base64, 'base64'), family);
	}
}

/** Renders a sheet as a PNG, as the app does. */
export async function sheetPng(sheet: Sheet, canvases: Canvases) {
	const { createCanvas, loadImage, Path2D } = canvases;
	await loadFonts(sheet, canvases);
	const dots = dotsOf(sheet);
	const canvas = createCanvas(Math.round(sheet.width * dots), Math.round(sheet.height * dots));
	// The package has the parts of the browser's canvas that are used here.
	const surface = {
		pen: canvas.getContext('2d'),
		pathOf: (d?: string) => new Path2D(d),
		photoOf: (jpeg: Uint8Array) => loadImage(Buffer.from(jpeg)),
		hasSystemFonts: false
	} as unknown as Surface;
	await drawSheet(surface, sheet, dots);
	return new Uint8Array(await canvas.encode('png'));
}
