import { sidesOf } from '$lib/army/photos/jpeg';
import type { Photo } from './print/marks';

/** A JPEG ready to print, under its digest; nothing of bytes that are none. */
export function photoOf(digest: string, jpeg: Uint8Array): Photo | undefined {
	const sides = sidesOf(jpeg);
	return sides && { photo: digest, jpeg, ...sides };
}
