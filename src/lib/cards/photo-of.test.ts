import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sidesOf } from '$lib/army/photos/jpeg';
import { photoOf } from './photo-of';

const read = (name: string) => new Uint8Array(readFileSync(join('tests/fixtures/cards', name)));

it('has the sides of a picture as it is seen, however the camera was held', () => {
	const jpeg = read('exif6.jpg');
	const { width = 0, height = 0 } = sidesOf(jpeg) ?? {};
	expect(photoOf('exif6', jpeg)).toMatchObject({ turn: 6, width: height, height: width });
});

it('refuses a picture whose end is missing', () => {
	const half = read('half.jpg');
	expect(sidesOf(half)).toBeDefined();
	expect(photoOf('half', half)).toBeUndefined();
});
