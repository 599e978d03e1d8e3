import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Army, Unit } from '$lib/rules/choices';

/** Gives the bytes of a JPEG of our own for a foreign photo; undefined for what is no picture. */
export type Repaint = (dataUrl: string) => Promise<Uint8Array | undefined>;

export type Repainting =
	| { readonly ok: true; readonly army: Army }
	/** The digest of the photo that is none. */
	| { readonly ok: false; readonly photo: string };

function dataUrlOf(bytes: Uint8Array): string {
	let text = '';
	for (const byte of bytes) text += String.fromCharCode(byte);
	return `data:image/jpeg;base64,${btoa(text)}`;
}

function withPhotos(unit: Unit, digests: ReadonlyMap<string, string>): Unit {
	const { portrait } = unit;
	if (!portrait || !('photo' in portrait)) return unit;
	return { ...unit, portrait: { photo: digests.get(portrait.photo) ?? portrait.photo } };
}

/** The army with every photo painted anew, under the digest that it then has. */
export async function withRepaintedPhotos(army: Army, repaint: Repaint): Promise<Repainting> {
	const digests = new Map<string, string>();
	const photos: Record<string, string> = {};
	for (const [digest, dataUrl] of Object.entries(army.photos ?? {})) {
		const bytes = await repaint(dataUrl);
		if (!bytes) return { ok: false, photo: digest };
		const own = `sha256:${bytesToHex(sha256(bytes))}`;
		digests.set(digest, own);
		photos[own] = dataUrlOf(bytes);
	}
	if (digests.size === 0) return { ok: true, army };
	const units = army.units.map((unit) => withPhotos(unit, digests));
	const summons = army.reserve?.summons?.map((unit) => withPhotos(unit, digests));
	const reserve = summons && { ...army.reserve, summons };
	return { ok: true, army: { ...army, photos, units, ...(reserve && { reserve }) } };
}
