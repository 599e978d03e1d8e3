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

/** Turns the user's picture into a unit's photo: open, frame, crop, store. */
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

	/** Why the last file was refused. */
	get problem(): PictureProblem | undefined {
		return this.#problem;
	}

	get reading(): boolean {
		return this.#reading;
	}

	get failed(): boolean {
		return this.#failed;
	}

	/** Opens a file. Returns whether it is a usable picture. */
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

	/** Crops and stores the photo. Returns its digest, or undefined if it could not be stored. */
	async keep(): Promise<string | undefined> {
		const picture = this.#picture;
		if (!picture) return undefined;
		this.#failed = false;
		try {
			const jpeg = await cropped(picture, cutOf(picture, this.#framing), PHOTO_SIZE);
			if (jpeg) return await shownPhotos.keep(jpeg);
		} catch {
			// Reported below, like a failed JPEG encoding.
		}
		this.#failed = true;
		return undefined;
	}

	/** Closes the picture and releases its pixels. */
	leave(): void {
		this.#picture = undefined;
		this.#framing = WHOLE;
		this.#problem = undefined;
		this.#failed = false;
	}
}
