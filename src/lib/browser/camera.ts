import type { CodePixels } from './code-reader-worker';

/** Why there is no picture. */
export type CameraProblem =
	/** The user or the browser's settings forbid it. */
	| 'refused'
	/** Another app or tab has the camera. */
	| 'inUse'
	| 'absent'
	/** Browsers give the camera only to pages with https. */
	| 'insecure'
	/** The camera was unplugged, or taken away later. */
	| 'ended'
	| 'failed';

/** The back camera, with enough pixels for a code of 97 modules that fills half of the height. */
const WANTED: MediaStreamConstraints = {
	audio: false,
	video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
};

const TURN = Math.PI / 6;

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
	NotAllowedError: 'refused',
	SecurityError: 'refused',
	NotReadableError: 'inUse',
	AbortError: 'inUse',
	NotFoundError: 'absent',
	OverconstrainedError: 'absent'
};

function problemOf(error: unknown): CameraProblem {
	return (error instanceof DOMException ? PROBLEMS[error.name] : undefined) ?? 'failed';
}

function nextFrame(): Promise<unknown> {
	return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** A camera whose picture a video element shows. */
export class Camera {
	readonly #stream: MediaStream;
	readonly #video: HTMLVideoElement;
	readonly #canvas = document.createElement('canvas');
	#closed = false;

	private constructor(stream: MediaStream, video: HTMLVideoElement) {
		this.#stream = stream;
		this.#video = video;
	}

	/** Opens the back camera, or another one, and shows it. */
	static async open(video: HTMLVideoElement): Promise<Camera | CameraProblem> {
		// The property is missing in insecure contexts.
		const devices = navigator.mediaDevices as MediaDevices | undefined;
		if (!devices) return isSecureContext ? 'absent' : 'insecure';
		let stream: MediaStream | undefined;
		try {
			stream = await devices.getUserMedia(WANTED);
			video.srcObject = stream;
			await video.play();
			return new Camera(stream, video);
		} catch (error) {
			stream?.getTracks().forEach((track) => track.stop());
			return problemOf(error);
		}
	}

	/**
	 * Yields the pixels of frames, as fast as they are used, until the camera is closed or taken away.
	 * `isTurned` asks for a frame turned by 30°: a code at 45° is otherwise not found.
	 */
	async *frames(isTurned: () => boolean): AsyncGenerator<CodePixels> {
		const pen = this.#canvas.getContext('2d', { willReadFrequently: true });
		while (!this.#closed && this.#stream.active && pen) {
			const { videoWidth: width, videoHeight: height } = this.#video;
			if (width > 0 && height > 0) {
				if (this.#canvas.width !== width || this.#canvas.height !== height) {
					Object.assign(this.#canvas, { width, height });
				}
				pen.resetTransform();
				if (isTurned()) {
					pen.translate(width / 2, height / 2);
					pen.rotate(TURN);
					pen.translate(-width / 2, -height / 2);
				}
				pen.drawImage(this.#video, 0, 0);
				yield pen.getImageData(0, 0, width, height);
			}
			await nextFrame();
		}
	}

	close(): void {
		this.#closed = true;
		this.#stream.getTracks().forEach((track) => track.stop());
		this.#video.srcObject = null;
	}
}

/** Returns the pixels of an opened picture. */
export function pixelsOf(picture: HTMLCanvasElement): CodePixels | undefined {
	return picture.getContext('2d')?.getImageData(0, 0, picture.width, picture.height);
}
