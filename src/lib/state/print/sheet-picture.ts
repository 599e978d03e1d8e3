import { dotsOf, drawSheet } from '$lib/cards/picture/draw-sheet';
import type { Sheet } from '$lib/cards/print/marks';
import { loadSheetFonts } from './sheet-fonts';

/** Renders a sheet as a PNG like the PDF, with 300 dpi. */
export async function sheetPicture(sheet: Sheet): Promise<Blob> {
	await loadSheetFonts([sheet]);
	const dots = dotsOf(sheet);
	const canvas = document.createElement('canvas');
	canvas.width = Math.round(sheet.width * dots);
	canvas.height = Math.round(sheet.height * dots);
	const pen = canvas.getContext('2d');
	if (!pen) throw new Error('The browser gives no canvas');
	const surface = {
		pen,
		pathOf: (d?: string) => new Path2D(d),
		photoOf: (jpeg: Uint8Array) =>
			createImageBitmap(new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' })),
		hasSystemFonts: true
	};
	await drawSheet(surface, sheet, dots);
	const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
	if (!png) throw new Error('The browser makes no picture of this size');
	return png;
}
