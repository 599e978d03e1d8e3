import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base64Of, bytesOf, type Bytes } from '../format/base64';
import { PHOTO_BYTES } from '../format/limits';

/** Pixels along the longer side of a kept photo. */
export const PHOTO_PIXELS = 2048;

const MARKER = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const DATA_URL = 'data:image/jpeg;base64,';

export interface Sides {
	readonly width: number;
	readonly height: number;
}

export function dataUrlOf(jpeg: Uint8Array): string {
	return `${DATA_URL}${base64Of(jpeg)}`;
}

/** The key under which a photo is stored and by which units name it. */
export function photoDigest(jpeg: Uint8Array): string {
	return `sha256:${bytesToHex(sha256(jpeg))}`;
}

/** Start-of-frame markers contain the picture's size. Three values of the range mean something else. */
function isFrameMarker(marker: number): boolean {
	return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** The position of the next marker after entropy-coded data, skipping stuffed bytes and restart markers. */
function afterScan(bytes: Uint8Array, from: number): number {
	for (let place = from; place + 1 < bytes.length; place += 1) {
		const marker = bytes[place + 1] ?? 0;
		if (bytes[place] === MARKER && marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return place;
	}
	return bytes.length;
}

/**
 * Width and height of a JPEG in pixels, read from its header without decoding. Undefined if it is no JPEG or has
 * two frames, of which decoders could use either.
 */
export function sidesOf(bytes: Uint8Array): Sides | undefined {
	const at = (place: number) => bytes[place] ?? 0;
	const pair = (place: number) => at(place) * 256 + at(place + 1);
	if (at(0) !== MARKER || at(1) !== START) return undefined;
	let sides: Sides | undefined;
	let place = 2;
	while (place + 8 < bytes.length && at(place) === MARKER && at(place + 1) !== END) {
		const marker = at(place + 1);
		if (marker === MARKER) {
			place += 1;
			continue;
		}
		if (pair(place + 2) < 2) return undefined;
		if (isFrameMarker(marker)) {
			if (sides) return undefined;
			sides = { width: pair(place + 7), height: pair(place + 5) };
		}
		place += 2 + pair(place + 2);
		if (marker === SCAN) place = afterScan(bytes, place);
	}
	return sides;
}

/** The longer side in pixels; 0 if either side is 0, undefined if it is no JPEG. */
export function longerSide(bytes: Uint8Array): number | undefined {
	const sides = sidesOf(bytes);
	return sides && sides.width && sides.height && Math.max(sides.width, sides.height);
}

/** Bytes of a photo from a foreign file; undefined unless it is within the limits and matches the digest. */
export function photoOf(digest: string, base64: string): Bytes | undefined {
	const bytes = bytesOf(base64);
	if (!bytes || bytes.length > PHOTO_BYTES) return undefined;
	const side = longerSide(bytes) ?? 0;
	const fits = side > 0 && side <= PHOTO_PIXELS;
	return fits && photoDigest(bytes) === digest ? bytes : undefined;
}

/** The base64 text of a JPEG's data URL; undefined for any other text. */
export function base64OfUrl(dataUrl: string): string | undefined {
	return dataUrl.startsWith(DATA_URL) ? dataUrl.slice(DATA_URL.length) : undefined;
}

/** Like `photoOf`, from a data URL. */
export function photoOfUrl(digest: string, dataUrl: string): Bytes | undefined {
	const base64 = base64OfUrl(dataUrl);
	return base64 === undefined ? undefined : photoOf(digest, base64);
}
