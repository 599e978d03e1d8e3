import { describe, expect, it } from 'vitest';
import type { Mark, Photo } from '$lib/cards/print/marks';
import { widthOf } from '$lib/cards/type/measure';
import { sheetPicture } from './sheet-picture';

/** Two by one inches: 600 × 300 pixels. */
const INCH = 25.4;
const sheetOf = (...marks: Mark[]) => ({ width: 2 * INCH, height: INCH, marks });

/** Color names by red, green and blue bits; a JPEG is close enough to these. */
const NAMES = ['black', 'blue', 'green', 'cyan', 'red', 'magenta', 'yellow', 'white'];

interface Seen {
	readonly width: number;
	readonly height: number;
	/** The color at a position in inches. */
	readonly colorAt: (x: number, y: number) => string | undefined;
	/** The first and last column that is not white. */
	readonly ends: () => readonly [number, number];
}

async function seen(png: Blob): Promise<Seen> {
	const { width, height } = await createImageBitmap(png);
	const pen = new OffscreenCanvas(width, height).getContext('2d');
	pen?.drawImage(await createImageBitmap(png), 0, 0);
	const dots = pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
	const light = (at: number) => ((dots[at] ?? 0) > 127 ? 1 : 0);
	const color = (x: number, y: number) => {
		const at = (y * width + x) * 4;
		return NAMES[4 * light(at) + 2 * light(at + 1) + light(at + 2)];
	};
	const isInked = (x: number) =>
		Array.from({ length: height }, (_, y) => color(x, y)).some((name) => name !== 'white');
	const columns = Array.from({ length: width }, (_, x) => x).filter(isInked);
	return {
		width,
		height,
		colorAt: (x, y) => color(Math.floor(x * 300), Math.floor(y * 300)),
		ends: () => [columns[0] ?? -1, columns.at(-1) ?? -1]
	};
}

/** A photo with a red upper and a blue lower half. */
async function photo(): Promise<Photo> {
	const canvas = new OffscreenCanvas(40, 80);
	const pen = canvas.getContext('2d');
	if (!pen) throw new Error('no pen');
	for (const [index, fill] of ['#f00', '#00f'].entries()) {
		pen.fillStyle = fill;
		pen.fillRect(0, index * 40, 40, 40);
	}
	const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
	return {
		photo: 'sha256:0',
		jpeg: new Uint8Array(await blob.arrayBuffer()),
		width: 40,
		height: 80
	};
}

const place = { x: INCH, y: 0, width: INCH / 2, height: INCH };
const drawing = {
	width: 1,
	height: 2,
	shapes: [
		{ d: 'M0 0L1 0L1 1L0 1Z', fill: '#ff0000' },
		{ d: 'M0 1L1 1L1 2L0 2Z', fill: '#0000ff' }
	]
};

describe('the picture of a sheet', () => {
	it('is a PNG on white with 300 dpi', async () => {
		const png = await sheetPicture(sheetOf());
		expect(png.type).toBe('image/png');
		const picture = await seen(png);
		expect(picture).toMatchObject({ width: 600, height: 300 });
		expect(picture.colorAt(1, 0.5)).toBe('white');
	});

	it('draws boxes and lines in their places', async () => {
		const box = { x: 0, y: 0, width: INCH / 2, height: INCH / 2, fill: '#00ff00' };
		const picture = await seen(
			await sheetPicture(
				sheetOf(
					{ kind: 'box', ...box },
					{
						kind: 'line',
						from: [INCH, INCH / 2],
						to: [2 * INCH, INCH / 2],
						stroke: '#ff0000',
						strokeWidth: 2
					}
				)
			)
		);
		expect(picture.colorAt(0.25, 0.25)).toBe('green');
		expect(picture.colorAt(0.75, 0.25)).toBe('white');
		expect(picture.colorAt(1.5, 0.5)).toBe('red');
		expect(picture.colorAt(1.5, 0.6)).toBe('white');
	});

	it.each(['a drawing', 'a photo'])(
		'draws %s upright, and upside down when it is turned',
		async (what) => {
			const picture = what === 'a photo' ? await photo() : drawing;
			const mark: Mark = { kind: 'picture', ...place, picture };
			const upright = await seen(await sheetPicture(sheetOf(mark)));
			expect([upright.colorAt(1.25, 0.25), upright.colorAt(1.25, 0.75)]).toEqual(['red', 'blue']);
			expect(upright.colorAt(0.75, 0.5)).toBe('white');
			expect(upright.colorAt(1.75, 0.5)).toBe('white');
			const group: Mark = {
				kind: 'group',
				x: 0,
				y: 0,
				width: 2 * INCH,
				height: INCH,
				turned: true,
				marks: [mark]
			};
			const turned = await seen(await sheetPicture(sheetOf(group)));
			expect([turned.colorAt(0.75, 0.25), turned.colorAt(0.75, 0.75)]).toEqual(['blue', 'red']);
			expect(turned.colorAt(1.25, 0.5)).toBe('white');
		}
	);

	it('draws photos pale when ink is saved', async () => {
		const picture = { ...(await photo()), pale: true as const };
		const mark: Mark = { kind: 'picture', ...place, picture };
		const saved = await seen(await sheetPicture(sheetOf(mark)));
		// Two fifths of red or blue on white.
		expect([saved.colorAt(1.25, 0.25), saved.colorAt(1.25, 0.75)]).toEqual(['white', 'white']);
	});

	it.each(['text', 'bold', 'display'] as const)(
		'sets text as wide as it is measured: %s',
		async (face) => {
			const style = { face, size: 7 };
			// With kerning or ligatures this text would be much shorter.
			const text = 'HAVAVAVATofiflffiVAVAVAH';
			const mark: Mark = { kind: 'text', x: 5, y: INCH / 2, text, ...style, ink: '#000000' };
			const [first, last] = (await seen(await sheetPicture(sheetOf(mark)))).ends();
			const dots = (millimetres: number) => (millimetres / INCH) * 300;
			// The outer letters have side bearings.
			expect(first - dots(5)).toBeGreaterThanOrEqual(0);
			expect(first - dots(5)).toBeLessThan(6);
			expect(dots(5 + widthOf(text, style)) - last).toBeGreaterThanOrEqual(0);
			expect(dots(5 + widthOf(text, style)) - last).toBeLessThan(7);
		}
	);

	it('has a lower resolution where a canvas would be too large', async () => {
		const { width, height } = await seen(
			await sheetPicture({ width: 192, height: 8 * 132, marks: [] })
		);
		expect(width * height).toBeLessThanOrEqual(16_100_000);
		expect(height / width).toBeCloseTo((8 * 132) / 192, 2);
	});
});
