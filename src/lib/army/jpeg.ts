import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Bytes that a kept photo may have, and pixels along its longer side. */
export const PHOTO_BYTES = 200_000;
export const PHOTO_PIXELS = 2048;

export type Bytes = Uint8Array<ArrayBuffer>;

const MARKER = 0xff;
const START = 0xd8;
const DATA_URL = 'data:image/jpeg;base64,';

export function base64Of(bytes: Uint8Array): string {
	let text = '';
	for (const byte of bytes) text += String.fromCharCode(byte);
	return btoa(text);
}

/** The bytes of a base64 text; undefined for what is none. */
export function bytesOf(base64: string): Bytes | undefined {
	try {
		const text = atob(base64);
		const bytes = new Uint8Array(text.length);
		// Several times as fast as `from`, which takes the text sign by sign.
		for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
		return bytes;
	} catch {
		return undefined;
	}
}

export function dataUrlOf(jpeg: Uint8Array): string {
	return `${DATA_URL}${base64Of(jpeg)}`;
}

/** Under what a photo is kept, and by which units name it. */
export function photoDigest(jpeg: Uint8Array): string {
	return `sha256:${bytesToHex(sha256(jpeg))}`;
}

/** Markers of frames: they tell the size of the picture. Three of the row mean something else. */
function tellsSize(marker: number): boolean {
	return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Width and height of a JPEG in pixels, as its head tells them; undefined for what is no JPEG. */
export function sidesOf(bytes: Uint8Array): { width: number; height: number } | undefined {
	const at = (place: number) => bytes[place] ?? 0;
	const pair = (place: number) => at(place) * 256 + at(place + 1);
	if (at(0) !== MARKER || at(1) !== START) return undefined;
	for (let place = 2; place + 8 < bytes.length; place += 2 + pair(place + 2)) {
		if (at(place) !== MARKER || pair(place + 2) < 2) return undefined;
		if (tellsSize(at(place + 1))) return { width: pair(place + 7), height: pair(place + 5) };
	}
	return undefined;
}

/** The longer of them. */
export function longerSide(bytes: Uint8Array): number | undefined {
	const sides = sidesOf(bytes);
	return sides && Math.max(sides.width, sides.height);
}

/** Bytes of a foreign file, if they are a photo as ours are, and the one that is named. */
export function photoOf(digest: string, base64: string): Bytes | undefined {
	const bytes = bytesOf(base64);
	if (!bytes || bytes.length > PHOTO_BYTES) return undefined;
	const side = longerSide(bytes) ?? 0;
	const fits = side > 0 && side <= PHOTO_PIXELS;
	return fits && photoDigest(bytes) === digest ? bytes : undefined;
}

/** The same of a data URL. */
export function photoOfUrl(digest: string, dataUrl: string): Bytes | undefined {
	return dataUrl.startsWith(DATA_URL) ? photoOf(digest, dataUrl.slice(DATA_URL.length)) : undefined;
}
