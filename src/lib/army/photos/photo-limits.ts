import { base64OfUrl, bytesOf, PHOTO_PIXELS, sidesOf } from './jpeg';
import { PHOTO_BYTES } from '../format/limits';
import { pointer, type Problem } from '../format/problem';

/** Pixels of all photos of one file together: they are decoded one after another, each takes its time. */
export const MOST_PIXELS = 500_000_000;

/** Letters of base64 for the largest photo. */
const LONGEST = Math.ceil(PHOTO_BYTES / 3) * 4;

/** Pixels of a photo, from its head; none for bytes that are no JPEG. */
export function pixelsOf(jpeg: Uint8Array): number {
	const { width, height } = sidesOf(jpeg) ?? { width: 0, height: 0 };
	return width * height;
}

/** Why a photo in base64 is larger than a kept photo may be; undefined for one that is not. */
export function sizeProblem(base64: string, path: string): Problem | undefined {
	const problem: Problem = {
		code: 'photoTooLarge',
		path,
		pixels: PHOTO_PIXELS,
		kilobytes: PHOTO_BYTES / 1000
	};
	if (base64.length > LONGEST) return problem;
	const { width, height } = sidesOf(bytesOf(base64) ?? new Uint8Array()) ?? { width: 0, height: 0 };
	return Math.max(width, height) > PHOTO_PIXELS ? problem : undefined;
}

/**
 * What is wrong with the sizes of the photos in a parsed file, one by one and together; nothing is decoded.
 * Whether they are photos at all is not looked at.
 */
export function photosProblem(document: unknown): Problem | undefined {
	const { photos } = (document ?? {}) as { photos?: unknown };
	if (typeof photos !== 'object' || photos === null) return undefined;
	let pixels = 0;
	// Keys first: a hostile file may have hundreds of thousands of them, with nothing in them.
	for (const digest of Object.keys(photos)) {
		const dataUrl = (photos as Record<string, unknown>)[digest];
		const base64 = typeof dataUrl === 'string' ? base64OfUrl(dataUrl) : undefined;
		if (base64 === undefined) continue;
		const problem = sizeProblem(base64, pointer(['photos', digest]));
		if (problem) return problem;
		pixels += pixelsOf(bytesOf(base64) ?? new Uint8Array());
		if (pixels > MOST_PIXELS) {
			return { code: 'photosTooLarge', path: '/photos', megapixels: MOST_PIXELS / 1_000_000 };
		}
	}
	return undefined;
}
