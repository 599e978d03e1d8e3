import { describe, expect, it } from 'vitest';
import { jpegOf } from '../../../../tests/setup/jpeg';
import { base64Of, bytesOf } from '../format/base64';
import { dataUrlOf, longerSide, photoDigest, photoOf, photoOfUrl, sidesOf } from './jpeg';
import { PHOTO_BYTES } from '../format/limits';

const jpeg = jpegOf(1);
const digest = photoDigest(jpeg);
const large = (length: number) => {
	const bytes = new Uint8Array(length);
	bytes.set(jpeg);
	return bytes;
};
/** A segment that decoders skip. */
const part = (bytes: readonly number[]) => [0xff, 0xe1, 0, bytes.length + 2, ...bytes];
const accepted = (bytes: Uint8Array) => photoOf(photoDigest(bytes), base64Of(bytes));

describe('a photo from a foreign file', () => {
	it('is accepted under its digest', () => {
		expect(photoOf(digest, base64Of(jpeg))).toEqual(jpeg);
		expect(photoOfUrl(digest, dataUrlOf(jpeg))).toEqual(jpeg);
		expect(accepted(large(PHOTO_BYTES))).toHaveLength(PHOTO_BYTES);
	});

	it('is refused under another digest', () => {
		expect(photoOf(photoDigest(jpegOf(2)), base64Of(jpeg))).toBeUndefined();
	});

	it.each([
		['no base64', () => photoOf(digest, '%%%')],
		['another kind of picture', () => photoOfUrl(digest, 'data:image/png;base64,AAAA')],
		['too many bytes', () => accepted(large(PHOTO_BYTES + 1))],
		['too many pixels', () => accepted(jpegOf(1, [2049, 10]))],
		['no pixels', () => accepted(jpegOf(1, [0, 0]))],
		['a height that only a later segment gives', () => accepted(jpegOf(1, [640, 0]))],
		['no header', () => accepted(new Uint8Array([1, 2, 3]))],
		['nothing', () => accepted(new Uint8Array())],
		['a truncated header', () => accepted(jpeg.slice(0, 9))],
		[
			'a segment without a length',
			() => accepted(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]))
		]
	])('is refused: %s', (_, read) => {
		expect(read()).toBeUndefined();
	});

	const join = (...parts: readonly (readonly number[])[]) => new Uint8Array(parts.flat());
	const frame = (width: number, height: number, kind = 0xc0) => {
		const [across, along] = [
			[width >> 8, width & 255],
			[height >> 8, height & 255]
		];
		return [0xff, kind, 0, 11, 8, ...(along ?? []), ...(across ?? []), 1, 1, 0x11, 0];
	};
	const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 0xff, 0, 3, 0xff, 0xd0, 4];
	const [start, end] = [
		[0xff, 0xd8],
		[0xff, 0xd9, 0, 0, 0, 0, 0, 0, 0]
	];

	it.each([
		['progressive', frame(300, 200, 0xc2), [300, 200]],
		['with fill bytes before its frame', [0xff, 0xff, ...frame(300, 200)], [300, 200]],
		['with a thumbnail that has a frame', [...part(frame(9, 9)), ...frame(300, 200)], [300, 200]],
		['with scans and restarts', [...frame(300, 200), ...scan, ...scan], [300, 200]]
	])('has its size read: %s', (_, parts, [width, height]) => {
		expect(sidesOf(join(start, parts, end))).toEqual({ width, height });
	});

	it('has no size if two frames disagree', () => {
		const small = frame(300, 200);
		const huge = frame(16_000, 16_000);
		expect(sidesOf(join(start, small, huge, end))).toBeUndefined();
		expect(sidesOf(join(start, small, scan, huge, end))).toBeUndefined();
		expect(sidesOf(join(start, small, scan, end, start, huge, end))).toEqual({
			width: 300,
			height: 200
		});
	});

	it('has its size read after other segments', () => {
		const comment = [0xff, 0xfe, 0, 5, 1, 2, 3];
		expect(longerSide(new Uint8Array([0xff, 0xd8, ...comment, ...jpeg.slice(2)]))).toBe(800);
	});

	it('survives base64', () => {
		expect(bytesOf(base64Of(jpeg))).toEqual(jpeg);
	});
});
