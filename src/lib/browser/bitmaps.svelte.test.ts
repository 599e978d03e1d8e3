import { describe, expect, it, vi } from 'vitest';
import { openPicture, reencoded, turnedRight } from './bitmaps';

async function jpeg(width: number, height: number): Promise<string> {
	const canvas = document.createElement('canvas');
	[canvas.width, canvas.height] = [width, height];
	const pen = canvas.getContext('2d');
	if (!pen) throw new Error('no pen');
	for (let x = 0; x < width; x += 4) {
		for (let y = 0; y < height; y += 4) {
			pen.fillStyle = `rgb(${(x * 7) % 256} ${(y * 13) % 256} ${(x * y) % 256})`;
			pen.fillRect(x, y, 4, 4);
		}
	}
	return canvas.toDataURL('image/jpeg', 1);
}

async function sizeOf(bytes: Uint8Array<ArrayBuffer>): Promise<[number, number]> {
	const { width, height } = await createImageBitmap(new Blob([bytes]));
	return [width, height];
}

describe('a re-encoded photo', () => {
	it('is a small JPEG of the same shape', async () => {
		const bytes = await reencoded(await jpeg(2000, 1000));
		if (!bytes) throw new Error('not painted');
		expect([...bytes.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
		expect(bytes.length).toBeLessThanOrEqual(200_000);
		expect(await sizeOf(bytes)).toEqual([1024, 512]);
	});

	it('contains only the pixels of the file', async () => {
		const original = atob((await jpeg(16, 16)).split(',')[1] ?? '');
		const comment = '\xff\xfe\x00\x0fsecret words';
		const spiked = original.slice(0, 2) + comment + original.slice(2);
		const bytes = await reencoded(`data:image/jpeg;base64,${btoa(spiked)}`);
		if (!bytes) throw new Error('not painted');
		expect(await sizeOf(bytes)).toEqual([16, 16]);
		expect(String.fromCharCode(...bytes)).not.toContain('secret');
	});

	it.each(['data:image/jpeg;base64,AAAA', 'data:image/jpeg;base64,', 'data:image/jpeg;base64,%%%'])(
		'is undefined for other content: %s',
		async (dataUrl) => {
			expect(await reencoded(dataUrl)).toBeUndefined();
		}
	);
});

/** A JPEG with an EXIF orientation as cameras write it. */
async function jpegWithOrientation(
	orientation: number,
	width: number,
	height: number
): Promise<Blob> {
	const original = atob((await jpeg(width, height)).split(',')[1] ?? '');
	const entry = `\x01\x12\x00\x03\x00\x00\x00\x01\x00${String.fromCharCode(orientation)}\x00\x00`;
	const exif = `Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x01${entry}\x00\x00\x00\x00`;
	const part = `\xff\xe1\x00${String.fromCharCode(exif.length + 2)}${exif}`;
	const text = original.slice(0, 2) + part + original.slice(2);
	return new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0))]);
}

describe('a photo chosen by the user', () => {
	it.each([
		[1, 60, 40],
		[3, 60, 40],
		[6, 40, 60],
		[8, 40, 60]
	])('is upright for every EXIF orientation: %i', async (orientation, width, height) => {
		const opening = await openPicture(await jpegWithOrientation(orientation, 60, 40));
		if (!opening.ok) throw new Error(opening.problem);
		expect(opening.picture).toMatchObject({ width, height });
		expect(turnedRight(opening.picture)).toMatchObject({ width: height, height: width });
	});

	it('is scaled down to the working size', async () => {
		const response = await fetch(await jpeg(3000, 300));
		const opening = await openPicture(await response.blob());
		expect(opening).toMatchObject({ ok: true, picture: { width: 2400, height: 240 } });
	});

	it('is rejected with too many bytes', async () => {
		const file = new Blob([new Uint8Array(30_000_001)]);
		expect(await openPicture(file)).toEqual({ ok: false, problem: 'tooManyBytes' });
	});

	it('is rejected with too many pixels before it is decoded', async () => {
		const decode = vi.spyOn(globalThis, 'createImageBitmap');
		const canvas = new OffscreenCanvas(10_000, 6001);
		canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
		const file = await canvas.convertToBlob({ type: 'image/png' });
		expect(await openPicture(file)).toEqual({ ok: false, problem: 'tooManyPixels' });
		expect(decode).not.toHaveBeenCalled();
		decode.mockRestore();
	});

	it('is rejected if it is not an image', async () => {
		expect(await openPicture(new Blob(['words']))).toEqual({ ok: false, problem: 'noPicture' });
	});
});
