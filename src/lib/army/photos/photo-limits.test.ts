import { describe, expect, it } from 'vitest';
import { jpegOf } from '../../../../tests/setup/jpeg';
import { dataUrlOf, photoDigest } from './jpeg';
import { photosProblem, sizeProblem } from './photo-limits';

const digest = (number: number) => `sha256:${String(number).padStart(64, '0')}`;
const photosOf = (count: number, sides: [number, number]) =>
	Object.fromEntries(
		Array.from({ length: count }, (_, index) => [digest(index), dataUrlOf(jpegOf(index, sides))])
	);

describe('photos in a file', () => {
	it('are at most 2048 pixels wide and high', () => {
		expect(photosProblem({ photos: photosOf(3, [2048, 2048]) })).toBeUndefined();
		for (const sides of [
			[2049, 10],
			[10, 2049],
			[16_000, 16_000]
		] as const) {
			const photos = { ...photosOf(1, [640, 800]), [digest(7)]: dataUrlOf(jpegOf(7, [...sides])) };
			expect(photosProblem({ photos })).toEqual({
				code: 'photoTooLarge',
				path: `/photos/${digest(7)}`,
				pixels: 2048,
				kilobytes: 200
			});
		}
	});

	it('have at most 200 kB each', () => {
		const bytes = new Uint8Array(200_003);
		bytes.set(jpegOf(1));
		const photos = { [photoDigest(bytes)]: dataUrlOf(bytes) };
		expect(photosProblem({ photos })).toMatchObject({ code: 'photoTooLarge' });
		expect(sizeProblem('A'.repeat(266_668), '')).toBeUndefined();
	});

	it('have at most 500 megapixels together', () => {
		expect(photosProblem({ photos: photosOf(119, [2048, 2048]) })).toBeUndefined();
		expect(photosProblem({ photos: photosOf(120, [2048, 2048]) })).toEqual({
			code: 'photosTooLarge',
			path: '/photos',
			megapixels: 500
		});
	});

	it.each([undefined, null, 3, [], {}, { photos: null }, { photos: { a: 3, b: 'text' } }])(
		'are ignored in %j',
		(document) => {
			expect(photosProblem(document)).toBeUndefined();
		}
	);
});
