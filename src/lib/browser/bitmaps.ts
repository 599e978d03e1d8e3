/** The longer side of a stored photo in pixels, and its maximum size in bytes. */
const MAX_SIDE = 1024;
const MAXIMUM_BYTES = 200_000;
const QUALITIES = [0.85, 0.7, 0.55, 0.4];

/** Limits of a chosen image file, and the working size for cropping in pixels. */
const MAXIMUM_FILE = 30_000_000;
const MAXIMUM_PIXELS = 60_000_000;
const WORKING_SIZE = 2400;

/** The pixels of an opened image, upright. */
export type Picture = HTMLCanvasElement;

export type PictureProblem = 'noPicture' | 'tooManyBytes' | 'tooManyPixels';

type PictureOpening =
	| { readonly ok: true; readonly picture: Picture }
	| { readonly ok: false; readonly problem: PictureProblem };

/** A section of a picture, in its pixels. */
interface CropArea {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
	const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
	return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
	return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

/** The best JPEG quality that fits the size limit. */
async function jpegOf(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer> | undefined> {
	for (const quality of QUALITIES) {
		const blob = await encoded(canvas, quality);
		if (blob && blob.size <= MAXIMUM_BYTES) return new Uint8Array(await blob.arrayBuffer());
	}
	return undefined;
}

/** A new canvas in white, since JPEG has no transparency. */
function blankCanvas(width: number, height: number) {
	const canvas = document.createElement('canvas');
	canvas.width = Math.max(1, Math.round(width));
	canvas.height = Math.max(1, Math.round(height));
	const drawing = canvas.getContext('2d');
	if (!drawing) throw new Error('The browser gives no canvas');
	drawing.imageSmoothingQuality = 'high';
	drawing.fillStyle = '#ffffff';
	drawing.fillRect(0, 0, canvas.width, canvas.height);
	return { canvas, pen: drawing };
}

function toCanvas(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
	const share = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
	const { canvas, pen: drawing } = blankCanvas(bitmap.width * share, bitmap.height * share);
	drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
	return canvas;
}

/**
 * Re-encodes a photo from an untrusted file, keeping only its pixels. Returns the bytes of a JPEG,
 * or undefined if it is not an image.
 */
export async function reencoded(dataUrl: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
	try {
		const bitmap = await createImageBitmap(new Blob([bytesOf(dataUrl)], { type: 'image/jpeg' }));
		const canvas = toCanvas(bitmap, MAX_SIDE);
		bitmap.close();
		return await jpegOf(canvas);
	} catch {
		// An image that cannot be decoded.
	}
	return undefined;
}

/** The number of pixels according to the header, read without decoding the image. */
async function pixelsOf(file: Blob): Promise<number> {
	const address = URL.createObjectURL(file);
	try {
		const image = new Image();
		await new Promise((resolve, reject) => {
			image.onload = resolve;
			image.onerror = reject;
			image.src = address;
		});
		return image.naturalWidth * image.naturalHeight;
	} finally {
		URL.revokeObjectURL(address);
	}
}

/** Opens an image file upright and scaled down to the working size, or returns why it is rejected. */
export async function openPicture(file: Blob): Promise<PictureOpening> {
	if (file.size > MAXIMUM_FILE) return { ok: false, problem: 'tooManyBytes' };
	try {
		if ((await pixelsOf(file)) > MAXIMUM_PIXELS) return { ok: false, problem: 'tooManyPixels' };
		const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
		const picture = toCanvas(bitmap, WORKING_SIZE);
		bitmap.close();
		return { ok: true, picture };
	} catch {
		return { ok: false, problem: 'noPicture' };
	}
}

/** Returns the picture rotated clockwise by 90°. */
export function turnedRight(picture: Picture): Picture {
	const { canvas, pen: drawing } = blankCanvas(picture.height, picture.width);
	drawing.translate(canvas.width, 0);
	drawing.rotate(Math.PI / 2);
	drawing.drawImage(picture, 0, 0);
	return canvas;
}

/** Returns a section of a picture as a JPEG of the given size. */
export function cropped(
	picture: Picture,
	{ x, y, width, height }: CropArea,
	size: [number, number]
) {
	const { canvas, pen: drawing } = blankCanvas(...size);
	drawing.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
	return jpegOf(canvas);
}
