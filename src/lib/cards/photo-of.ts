import { sidesOf } from '$lib/army/photos/jpeg';
import type { Photo } from './print/marks';

/** Returns a JPEG ready to print, or undefined if the bytes are no JPEG. */
export function photoOf(digest: string, jpeg: Uint8Array): Photo | undefined {
	const sides = sidesOf(jpeg);
	return sides && { photo: digest, jpeg, ...sides };
}
