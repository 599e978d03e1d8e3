import { sidesOf } from '$lib/army/photos/jpeg';
import { isComplete, orientationOf } from '$lib/army/photos/orientation';
import type { Photo } from './print/marks';

/** Returns a JPEG ready to print, with its sides as it is seen; undefined if the bytes are no complete JPEG. */
export function photoOf(digest: string, jpeg: Uint8Array): Photo | undefined {
	const sides = sidesOf(jpeg);
	if (!sides || !isComplete(jpeg)) return undefined;
	const turn = orientationOf(jpeg);
	const { width, height } = sides;
	// From 5 on, width and height are swapped.
	const seen = turn < 5 ? sides : { width: height, height: width };
	return { photo: digest, jpeg, ...seen, ...(turn > 1 && { turn }) };
}
