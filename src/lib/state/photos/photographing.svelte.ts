import {
	cropped,
	openPicture,
	turnedRight,
	type Picture,
	type PictureProblem
} from '$lib/browser/bitmaps';
import { cutOf, enlarged, moved, PHOTO_SIZE, turned, WHOLE, type Framing } from './framing';
import { shownPhotos } from './photos.svelte';

export type { Picture, PictureProblem };

/** A picture of the user's on its way to a photo of a unit: opened, put under the frame, cut and kept. */
export class Photographing {
	#picture = $state.raw<Picture>();
	#framing = $state.raw<Framing>(WHOLE);
	#problem = $state<PictureProblem>();
	#reading = $state(false);
	#failed = $state(false);

	get picture(): Picture | undefined {
		return this.#picture;
	}

	get framing(): Framing {
		return this.#framing;
	}

	/** Why the last file was not taken. */
	get problem(): PictureProblem | undefined {
		return this.#problem;
	}

	get reading(): boolean {
		return this.#reading;
	}

	/** Whether the photo could not be stored. */
	get failed(): boolean {
		return this.#failed;
	}

	/** Opens a file; gives whether it is a picture that can be taken. */
	async look(file: Blob): Promise<boolean> {
		if (this.#reading) return false;
		this.leave();
		this.#reading = true;
		const opening = await openPicture(file);
		this.#reading = false;
		if (opening.ok) this.#picture = opening.picture;
		else this.#problem = opening.problem;
		return opening.ok;
	}

	/** Moves the picture by shares of the frame. */
	move(right: number, down: number): void {
		if (this.#picture) this.#framing = moved(this.#picture, this.#framing, right, down);
	}

	enlarge(zoom: number): void {
		if (this.#picture) this.#framing = enlarged(this.#picture, this.#framing, zoom);
	}

	turn(): void {
		if (!this.#picture) return;
		this.#framing = turned(this.#picture, this.#framing);
		this.#picture = turnedRight(this.#picture);
	}

	/** Cuts the photo and keeps it; gives its digest, or nothing where it could not be stored. */
	async keep(): Promise<string | undefined> {
		const picture = this.#picture;
		if (!picture) return undefined;
		this.#failed = false;
		try {
			const jpeg = await cropped(picture, cutOf(picture, this.#framing), PHOTO_SIZE);
			if (jpeg) return await shownPhotos.keep(jpeg);
		} catch {
			// Said below, as where there is no JPEG.
		}
		this.#failed = true;
		return undefined;
	}

	/** Away from the picture: its pixels are let go. */
	leave(): void {
		this.#picture = undefined;
		this.#framing = WHOLE;
		this.#problem = undefined;
		this.#failed = false;
	}
}
