import type { Bytes } from '$lib/army/format/base64';
import { photoDigest } from '$lib/army/photos/jpeg';
import { cropped, openPicture, type PictureProblem } from '$lib/browser/bitmaps';
import { readSetting, writeSetting } from '$lib/browser/settings';
import { photoOf } from '$lib/cards/photo-of';
import type { Photo } from '$lib/cards/print/marks';

const SETTING = 'print-back';
/** The longer side in pixels: 300 dpi on a card of 88 mm. */
const LONGEST = 1040;

const toBase64 = (jpeg: Bytes) =>
	btoa(Array.from(jpeg, (byte) => String.fromCharCode(byte)).join(''));

/** The stored picture; undefined if there is none or it is damaged. */
function stored(): Photo | undefined {
	try {
		const jpeg = Uint8Array.from(atob(readSetting(SETTING) ?? ''), (sign) => sign.charCodeAt(0));
		return photoOf(photoDigest(jpeg), jpeg);
	} catch {
		return undefined;
	}
}

/** The user's picture for the backs of cards, kept in this browser. */
export class BackPicture {
	#photo = $state.raw(stored());
	#problem = $state<PictureProblem>();
	#kept = $state(true);

	get photo(): Photo | undefined {
		return this.#photo;
	}

	/** Why the last file was refused. */
	get problem(): PictureProblem | undefined {
		return this.#problem;
	}

	/** False if the browser had no room for the picture: it is gone with the page. */
	get kept(): boolean {
		return this.#kept;
	}

	/** Uses a file; a file that is no picture changes nothing. */
	async choose(file: Blob): Promise<void> {
		this.#problem = undefined;
		const opening = await openPicture(file);
		if (!opening.ok) {
			this.#problem = opening.problem;
			return;
		}
		const { width, height } = opening.picture;
		const share = Math.min(1, LONGEST / Math.max(width, height));
		const size: [number, number] = [width * share, height * share];
		const jpeg = await cropped(opening.picture, { x: 0, y: 0, width, height }, size);
		const photo = jpeg && photoOf(photoDigest(jpeg), jpeg);
		if (!jpeg || !photo) {
			this.#problem = 'noPicture';
			return;
		}
		this.#photo = photo;
		const text = toBase64(jpeg);
		writeSetting(SETTING, text);
		this.#kept = readSetting(SETTING) === text;
	}

	remove(): void {
		this.#photo = undefined;
		this.#problem = undefined;
		this.#kept = true;
		writeSetting(SETTING, '');
	}
}
