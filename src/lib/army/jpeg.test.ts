import { describe, expect, it } from 'vitest';
import { jpegOf } from '../../../tests/setup/jpeg';
import {
	base64Of,
	bytesOf,
	dataUrlOf,
	longerSide,
	PHOTO_BYTES,
	photoDigest,
	photoOf,
	photoOfUrl
} from './jpeg';

const jpeg = jpegOf(1);
const digest = photoDigest(jpeg);
const large = (length: number) => {
	const bytes = new Uint8Array(length);
	bytes.set(jpeg);
	return bytes;
};
const told = (bytes: Uint8Array) => photoOf(photoDigest(bytes), base64Of(bytes));

describe('a photo of a foreign file', () => {
	it('is taken under its digest', () => {
		expect(photoOf(digest, base64Of(jpeg))).toEqual(jpeg);
		expect(photoOfUrl(digest, dataUrlOf(jpeg))).toEqual(jpeg);
		expect(told(large(PHOTO_BYTES))).toHaveLength(PHOTO_BYTES);
	});

	it('under another digest is none', () => {
		expect(photoOf(photoDigest(jpegOf(2)), base64Of(jpeg))).toBeUndefined();
	});

	it.each([
		['no base64', () => photoOf(digest, '%%%')],
		['another kind of picture', () => photoOfUrl(digest, 'data:image/png;base64,AAAA')],
		['too many bytes', () => told(large(PHOTO_BYTES + 1))],
		['too many pixels', () => told(jpegOf(1, [2049, 10]))],
		['no pixels', () => told(jpegOf(1, [0, 0]))],
		['no head', () => told(new Uint8Array([1, 2, 3]))],
		['nothing', () => told(new Uint8Array())],
		['a head that is cut off', () => told(jpeg.slice(0, 9))],
		[
			'a part without a length',
			() => told(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]))
		]
	])('is none: %s', (_, read) => {
		expect(read()).toBeUndefined();
	});

	it('tells its size behind other parts', () => {
		const comment = [0xff, 0xfe, 0, 5, 1, 2, 3];
		expect(longerSide(new Uint8Array([0xff, 0xd8, ...comment, ...jpeg.slice(2)]))).toBe(800);
	});

	it('is the same after its way through text', () => {
		expect(bytesOf(base64Of(jpeg))).toEqual(jpeg);
	});
});
