import { describe, expect, it } from 'vitest';
import { repainted } from './bitmaps';

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

describe('a photo painted anew', () => {
	it('is a small JPEG of the same shape', async () => {
		const bytes = await repainted(await jpeg(2000, 1000));
		if (!bytes) throw new Error('not painted');
		expect([...bytes.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
		expect(bytes.length).toBeLessThanOrEqual(200_000);
		expect(await sizeOf(bytes)).toEqual([1024, 512]);
	});

	it('has nothing of the file but its pixels', async () => {
		const original = atob((await jpeg(16, 16)).split(',')[1] ?? '');
		const comment = '\xff\xfe\x00\x0fsecret words';
		const spiked = original.slice(0, 2) + comment + original.slice(2);
		const bytes = await repainted(`data:image/jpeg;base64,${btoa(spiked)}`);
		if (!bytes) throw new Error('not painted');
		expect(await sizeOf(bytes)).toEqual([16, 16]);
		expect(String.fromCharCode(...bytes)).not.toContain('secret');
	});

	it.each(['data:image/jpeg;base64,AAAA', 'data:image/jpeg;base64,', 'data:image/jpeg;base64,%%%'])(
		'is none of what is no picture: %s',
		async (dataUrl) => {
			expect(await repainted(dataUrl)).toBeUndefined();
		}
	);
});
