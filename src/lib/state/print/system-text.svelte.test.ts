import { describe, expect, it } from 'vitest';
import { textPicture } from '$lib/cards/pdf/system-text';
import { widthOf } from '$lib/cards/type/measure';

const look = { bold: false, ink: '#ff0000', em: 60 };

/** The opaque pixels of a PNG: their red part, and the last column that has one. */
async function inked(png: Uint8Array) {
	const bitmap = await createImageBitmap(new Blob([new Uint8Array(png)], { type: 'image/png' }));
	const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
	pen?.drawImage(bitmap, 0, 0);
	const { data } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
	const columns: number[] = [];
	for (let at = 0; at < data.length; at += 4) {
		if ((data[at + 3] ?? 0) < 128) continue;
		expect([data[at], data[at + 1], data[at + 2]]).toEqual([255, 0, 0]);
		columns.push((at / 4) % bitmap.width);
	}
	return { count: columns.length, last: Math.max(...columns), all: data.length / 4 };
}

describe('letters that the fonts lack', () => {
	it.each(['Ζεύς', 'שלום', 'ΩΩΩΩΩΩΩΩ'])(
		'are drawn in their color on nothing, within their room: %s',
		async (text) => {
			const most = [...text].length * 0.7;
			const picture = await textPicture(text, { ...look, most });
			if (!picture) throw new Error('No picture');
			expect(picture.width).toBe(Math.ceil(most * 60));
			const { count, last, all } = await inked(picture.png);
			expect(count).toBeGreaterThan(all / 50);
			expect(count).toBeLessThan(all / 2);
			expect(last).toBeLessThan(picture.width);
		}
	);

	it('take room without a font: wide ones an em, marks none', () => {
		const em = widthOf('武', { face: 'text', size: 10 });
		expect(widthOf('武士', { face: 'bold', size: 10 })).toBeCloseTo(2 * em, 6);
		expect(widthOf('🐉', { face: 'display', size: 10 })).toBeCloseTo(em, 6);
		expect(widthOf('Ω\u0301', { face: 'text', size: 10 })).toBeCloseTo(0.7 * em, 6);
	});
});
