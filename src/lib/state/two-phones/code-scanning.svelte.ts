import { openPicture } from '$lib/browser/bitmaps';
import { Camera, pixelsOf, type CameraProblem } from '$lib/browser/camera';
import { CodeReader } from '$lib/browser/code-reader';

type ScanStage =
	| { readonly at: 'idle' | 'opening' | 'scanning' }
	| { readonly at: 'stopped'; readonly why: CameraProblem };

/** Every fourth frame without a code is turned. */
const TURN_AFTER = 4;

/** The text of the code in a photo; undefined if there is none. */
export async function codeInPhoto(file: Blob): Promise<string | undefined> {
	const opening = await openPicture(file);
	const pixels = opening.ok ? pixelsOf(opening.picture) : undefined;
	// While a camera runs, its own reader is busy.
	const reader = new CodeReader();
	try {
		return pixels && (await reader.read(pixels, true));
	} finally {
		reader.close();
	}
}

/** Reads QR codes from the camera or from a photo. */
export class CodeScanning {
	readonly #ontext: (text: string) => void;
	#reader: CodeReader | undefined;
	#camera: Camera | undefined;
	#closed = false;
	#stage = $state.raw<ScanStage>({ at: 'idle' });

	/** @param ontext Gets the text of each code, again and again while the camera sees it. */
	constructor(ontext: (text: string) => void) {
		this.#ontext = ontext;
	}

	get stage(): ScanStage {
		return this.#stage;
	}

	/** Opens the camera and reads codes until `close`. */
	async start(video: HTMLVideoElement): Promise<void> {
		this.#stage = { at: 'opening' };
		const camera = await Camera.open(video);
		if (typeof camera === 'string') {
			this.#stage = { at: 'stopped', why: camera };
			return;
		}
		this.#camera = camera;
		if (this.#closed) return camera.close();
		this.#stage = { at: 'scanning' };
		let misses = 0;
		try {
			for await (const pixels of camera.frames(() => misses % TURN_AFTER === TURN_AFTER - 1)) {
				const text = await this.#open().read(pixels);
				if (this.#closed) return;
				misses = text === undefined ? misses + 1 : 0;
				if (text !== undefined) this.#ontext(text);
			}
			this.#stop('ended');
		} catch {
			this.#stop('failed');
		}
	}

	/** Reads the code in a photo; false if there is none. */
	async readPhoto(file: Blob): Promise<boolean> {
		const text = await codeInPhoto(file);
		if (text !== undefined) this.#ontext(text);
		return text !== undefined;
	}

	close(): void {
		this.#closed = true;
		this.#camera?.close();
		this.#reader?.close();
	}

	#open(): CodeReader {
		return (this.#reader ??= new CodeReader());
	}

	#stop(why: CameraProblem): void {
		if (this.#closed) return;
		this.#camera?.close();
		this.#stage = { at: 'stopped', why };
	}
}
