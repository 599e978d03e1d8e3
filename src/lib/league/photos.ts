import type { Bytes } from '$lib/army/format/base64';
import { dataUrlOf, photoOfUrl } from '$lib/army/photos/jpeg';
import { MOST_PIXELS, pixelsOf } from '$lib/army/photos/photo-limits';
import type { League } from './league-file';

/** The photos that game reports use, once each, the latest games first. */
export function photosOfGames({ protocols }: League): string[] {
	const latest = protocols.toSorted((a, b) => (a.reportedOn < b.reportedOn ? 1 : -1));
	return [...new Set(latest.flatMap(({ photos = [] }) => photos))];
}

/** Separates a league from its photos, keeping those that match their digest and that a game uses. */
export function detachPhotos({ photos = {}, ...league }: League): {
	readonly league: League;
	readonly photos: ReadonlyMap<string, Bytes>;
} {
	const own = new Map<string, Bytes>();
	for (const digest of photosOfGames(league)) {
		const dataUrl = Object.hasOwn(photos, digest) ? photos[digest] : undefined;
		const bytes = dataUrl === undefined ? undefined : photoOfUrl(digest, dataUrl);
		if (bytes) own.set(digest, bytes);
	}
	return { league, photos: own };
}

/** The league with its photos inside, up to `maximum` characters, and the number left out. */
export async function attachPhotos(
	league: League,
	get: (digest: string) => Promise<Uint8Array | undefined>,
	maximum: number
): Promise<{ readonly league: League; readonly left: number }> {
	const photos: Record<string, string> = {};
	let [free, left, pixels] = [maximum, 0, 0];
	for (const digest of photosOfGames(league)) {
		const jpeg = await get(digest);
		if (!jpeg) continue;
		const dataUrl = dataUrlOf(jpeg);
		// With the digest and the JSON around both.
		const size = dataUrl.length + digest.length + 10;
		pixels += pixelsOf(jpeg);
		if (size > free || pixels > MOST_PIXELS) left += 1;
		else {
			photos[digest] = dataUrl;
			free -= size;
		}
	}
	const some = Object.keys(photos).length > 0;
	return { league: some ? { ...league, photos } : league, left };
}
