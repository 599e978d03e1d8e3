import type { Army, Unit } from '$lib/rules/choices';
import { bytesOf, type Bytes } from '../format/base64';
import { base64OfUrl, dataUrlOf, longerSide, photoDigest, photoOfUrl } from './jpeg';
import { MOST_PIXELS, pixelsOf } from './photo-limits';
import { photoFor, photosUsed } from './photo-names';

/** Re-encodes a foreign photo as JPEG; undefined if it is no picture. */
type Repaint = (dataUrl: string) => Promise<Uint8Array | undefined>;

type Repainting =
	| { readonly ok: true; readonly army: Army }
	/** The digest of the invalid photo. */
	| { readonly ok: false; readonly photo: string };

function withPhotos(unit: Unit, digests: ReadonlyMap<string, string>): Unit {
	const photo = photoFor(unit);
	return photo ? { ...unit, portrait: { photo: digests.get(photo) ?? photo } } : unit;
}

/** The army with every photo re-encoded and renamed to its new digest. */
export async function withRepaintedPhotos(army: Army, repaint: Repaint): Promise<Repainting> {
	const digests = new Map<string, string>();
	const photos: Record<string, string> = {};
	for (const [digest, dataUrl] of Object.entries(army.photos ?? {})) {
		const jpeg = bytesOf(base64OfUrl(dataUrl) ?? '');
		// Do not decode a photo whose header has no size.
		const bytes = jpeg && longerSide(jpeg) ? await repaint(dataUrl) : undefined;
		if (!bytes) return { ok: false, photo: digest };
		const own = photoDigest(bytes);
		digests.set(digest, own);
		photos[own] = dataUrlOf(bytes);
	}
	if (digests.size === 0) return { ok: true, army };
	const units = army.units.map((unit) => withPhotos(unit, digests));
	const summons = army.reserve?.summons?.map((unit) => withPhotos(unit, digests));
	const reserve = summons && { ...army.reserve, summons };
	return { ok: true, army: { ...army, photos, units, ...(reserve && { reserve }) } };
}

interface DetachedPhotos {
	readonly army: Army;
	readonly photos: ReadonlyMap<string, Bytes>;
}

/** Separates an army from its photos. A photo that does not match its digest stays in the army. */
export function detachPhotos({ photos = {}, ...army }: Army): DetachedPhotos {
	const own = new Map<string, Bytes>();
	const invalid: Record<string, string> = {};
	for (const [digest, dataUrl] of Object.entries(photos)) {
		const bytes = photoOfUrl(digest, dataUrl);
		if (bytes) own.set(digest, bytes);
		else invalid[digest] = dataUrl;
	}
	const left = Object.keys(invalid).length > 0;
	return { army: left ? { ...army, photos: invalid } : army, photos: own };
}

interface AttachedPhotos {
	readonly army: Army;
	/** The number of photos left out for lack of space. */
	readonly left: number;
}

/** The army with the photos that it uses inside, as far as they are found and fit into `maximum` characters. */
export async function attachPhotos(
	army: Army,
	find: (digest: string) => Promise<Bytes | undefined>,
	maximum: number
): Promise<AttachedPhotos> {
	const { photos: inside = {}, ...bare } = army;
	const photos: Record<string, string> = {};
	let [left, taken, pixels] = [0, 0, 0];
	for (const digest of photosUsed(army)) {
		const bytes = await find(digest);
		const dataUrl = bytes ? dataUrlOf(bytes) : inside[digest];
		if (dataUrl === undefined) continue;
		taken += dataUrl.length + digest.length + 8;
		pixels += bytes ? pixelsOf(bytes) : 0;
		if (taken > maximum || pixels > MOST_PIXELS) left += 1;
		else photos[digest] = dataUrl;
	}
	return { army: Object.keys(photos).length > 0 ? { ...bare, photos } : bare, left };
}
