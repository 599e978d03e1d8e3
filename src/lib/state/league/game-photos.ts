import { cropped, openPicture, type Picture, type PictureProblem } from '$lib/browser/bitmaps';
import { shownPhotos } from '../photos/photos.svelte';

/** Pixels along the longer side of a photo of a game. */
const LONGEST = 1024;

export type GamePhoto =
	| { readonly ok: true; readonly digest: string }
	| { readonly ok: false; readonly problem: PictureProblem | 'notKept' };

function whole({ width, height }: Picture) {
	const share = Math.min(1, LONGEST / Math.max(width, height));
	const size: [number, number] = [width * share, height * share];
	return { cut: { x: 0, y: 0, width, height }, size };
}

/** Keeps a photo of a game whole, as pixels of our own; gives the digest by which the report names it. */
export async function keepGamePhoto(file: Blob): Promise<GamePhoto> {
	const opening = await openPicture(file);
	if (!opening.ok) return opening;
	const { cut, size } = whole(opening.picture);
	try {
		const jpeg = await cropped(opening.picture, cut, size);
		if (jpeg) return { ok: true, digest: await shownPhotos.keep(jpeg) };
	} catch {
		// Said below, as where there is no JPEG.
	}
	return { ok: false, problem: 'notKept' };
}
