import { bytesOf } from '../format/base64';
import { base64OfUrl, PHOTO_PIXELS, sidesOf } from './jpeg';
import { PHOTO_BYTES } from '../format/limits';
import { pointer, type Problem } from '../format/problem';

/** Maximum pixels of all photos of one file: decoding takes time proportional to them. */
export const MOST_PIXELS = 500_000_000;

/** Base64 characters of the largest photo. */
const LONGEST = Math.ceil(PHOTO_BYTES / 3) * 4;

/** Pixels of a photo, from its header; 0 if it is no JPEG. */
export function pixelsOf(jpeg: Uint8Array): number {
	const { width, height } = sidesOf(jpeg) ?? { width: 0, height: 0 };
	return width * height;
}

/** The problem of a photo in base64 that exceeds the limits; undefined if it does not. */
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
 * The first problem with the sizes of the photos in a parsed file, each and together. Nothing is decoded, and other
 * properties of the photos are not checked.
 */
export function photosProblem(document: unknown): Problem | undefined {
	const { photos } = (document ?? {}) as { photos?: unknown };
	if (typeof photos !== 'object' || photos === null) return undefined;
	let pixels = 0;
	// Iterate over keys only: a hostile file may have hundreds of thousands of empty entries.
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
