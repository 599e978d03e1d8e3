import decodeQR from 'qr/decode.js';
import type { PictureMark } from '$lib/cards/print/marks';

/** Pixels per module, as a camera might see it. */
const PIXELS = 4;

/** Allows for a busy machine. */
export const SLOW_TIMEOUT = { timeLimit: 10_000 };

/** Decodes a QR code drawn as rectangles from its pixels; throws if it is unreadable. */
export function readCode({ picture }: Pick<PictureMark, 'picture'>): string {
	if (!('shapes' in picture)) throw new Error('No drawing');
	const side = picture.width * PIXELS;
	const pixels = new Uint8Array(side * side * 4).fill(255);
	const rectangles = picture.shapes.flatMap(({ d }) => d.match(/M[^Z]*Z/g) ?? []);
	for (const rectangle of rectangles) {
		const numbers = (rectangle.match(/\d+/g) ?? []).map((number) => Number(number) * PIXELS);
		const xs = numbers.filter((_, index) => index % 2 === 0);
		const ys = numbers.filter((_, index) => index % 2 === 1);
		for (let y = Math.min(...ys); y < Math.max(...ys); y += 1) {
			for (let x = Math.min(...xs); x < Math.max(...xs); x += 1) {
				pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
			}
		}
	}
	return decodeQR({ width: side, height: side, data: pixels }, SLOW_TIMEOUT);
}
