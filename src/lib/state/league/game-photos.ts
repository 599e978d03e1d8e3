import { cropped, openPicture, type Picture, type PictureProblem } from '$lib/browser/bitmaps';
import { shownPhotos } from '../photos/photos.svelte';

/** Maximum length of the longer side in pixels. */
const LONGEST = 1024;

export type GamePhoto =
	| { readonly ok: true; readonly digest: string }
	| { readonly ok: false; readonly problem: PictureProblem | 'notKept' };

function uncropped({ width, height }: Picture) {
	const share = Math.min(1, LONGEST / Math.max(width, height));
	const size: [number, number] = [width * share, height * share];
	return { cut: { x: 0, y: 0, width, height }, size };
}

/** Re-encodes and stores an uncropped photo of a game. Returns the digest for the report. */
export async function keepGamePhoto(file: Blob): Promise<GamePhoto> {
	const opening = await openPicture(file);
	if (!opening.ok) return opening;
	const { cut, size } = uncropped(opening.picture);
	try {
		const jpeg = await cropped(opening.picture, cut, size);
		if (jpeg) return { ok: true, digest: await shownPhotos.keep(jpeg) };
	} catch {
		// Reported below, like a failed JPEG encoding.
	}
	return { ok: false, problem: 'notKept' };
}
