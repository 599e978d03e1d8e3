import type { TextLook, TextPicture } from '../type/system-letters';

/** The size in pixels that widths are measured at. */
const MEASURED = 100;
/** Ems above and below the baseline that letters may reach. */
const ABOVE = 1.1;
const BELOW = 0.4;

/** The font of letters that the fonts of the cards lack, as CSS. */
export const SYSTEM_FAMILY = 'system-ui, sans-serif';

export const fontOf = (bold: boolean, pixels: number) =>
	`${bold ? 'bold ' : ''}${pixels}px ${SYSTEM_FAMILY}`;

/**
 * Draws a text with the system's font in a color, no wider than `most` ems. Works in pages and
 * workers; undefined if the browser has no such canvas.
 */
export async function textPicture(
	text: string,
	{ bold, ink, most, em }: TextLook
): Promise<TextPicture | undefined> {
	if (typeof OffscreenCanvas === 'undefined') return undefined;
	const width = Math.max(1, Math.ceil(most * em));
	const height = Math.ceil((ABOVE + BELOW) * em);
	const canvas = new OffscreenCanvas(width, height);
	const pen = canvas.getContext('2d');
	if (!pen) return undefined;
	pen.font = fontOf(bold, MEASURED);
	const natural = (pen.measureText(text).width / MEASURED) * em;
	const baseline = Math.round(ABOVE * em);
	pen.translate(0, baseline);
	pen.scale(Math.min(1, width / Math.max(1, natural)), 1);
	pen.font = fontOf(bold, em);
	pen.fillStyle = ink;
	pen.fillText(text, 0, 0);
	const png = await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer();
	return { png: new Uint8Array(png), width, height, baseline, em };
}
