/** Pixels along the longer side of a kept photo, and bytes that it may have. */
const LONGEST = 1024;
const MAXIMUM_BYTES = 200_000;
const QUALITIES = [0.85, 0.7, 0.55, 0.4];

function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
	const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
	return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
	return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
	const share = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
	const canvas = document.createElement('canvas');
	canvas.width = Math.max(1, Math.round(bitmap.width * share));
	canvas.height = Math.max(1, Math.round(bitmap.height * share));
	canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
	return canvas;
}

/**
 * A photo of a foreign file as pixels of our own: nothing else of it comes in. The bytes of a JPEG, or
 * undefined for what is no picture.
 */
export async function repainted(dataUrl: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
	try {
		const bitmap = await createImageBitmap(new Blob([bytesOf(dataUrl)], { type: 'image/jpeg' }));
		const canvas = drawn(bitmap);
		bitmap.close();
		for (const quality of QUALITIES) {
			const blob = await encoded(canvas, quality);
			if (blob && blob.size <= MAXIMUM_BYTES) return new Uint8Array(await blob.arrayBuffer());
		}
	} catch {
		// What cannot be decoded is no picture.
	}
	return undefined;
}
