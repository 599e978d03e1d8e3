import { familyOf, dotsOf, drawSheet, type Surface } from '$lib/cards/picture/draw-sheet';
import { fontFiles } from '$lib/cards/pdf/font-files';
import type { Sheet } from '$lib/cards/print/marks';

/** The canvas for Node: native code, of which there is none for some systems. */
const loadCanvas = () => import('@napi-rs/canvas').catch(() => undefined);

export type Canvases = NonNullable<Awaited<ReturnType<typeof loadCanvas>>>;

/** Returns what draws pictures, with the fonts of the cards; undefined where the package is not installed. */
export async function canvases(): Promise<Canvases | undefined> {
	const canvas = await loadCanvas();
	for (const [face, base64] of Object.entries(fontFiles)) {
		const family = familyOf(face as keyof typeof fontFiles);
		canvas?.GlobalFonts.register(Buffer.from(base64, 'base64'), family);
	}
	return canvas;
}

/** Renders a sheet as a PNG, as the app does. */
export async function sheetPng(sheet: Sheet, { createCanvas, loadImage, Path2D }: Canvases) {
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
