import workerAddress from './code-reader-worker?worker&url';
import type { CodeAnswer, CodePixels, CodeRequest } from './code-reader-worker';
import { trustedScript } from './trusted-script';

/**
 * Reads QR codes in a worker. The library is plain JavaScript: a WebAssembly one is heavier, and the
 * security policy of the app has no place for it.
 */
export class CodeReader {
	readonly #worker = new Worker(trustedScript(workerAddress), { type: 'module' });

	/** The text of the code in the pixels, if there is one. Reads one picture at a time. */
	read(pixels: CodePixels, isPhoto = false): Promise<string | undefined> {
		const request: CodeRequest = { pixels, isPhoto };
		return new Promise((resolve, reject) => {
			this.#worker.onerror = reject;
			this.#worker.onmessage = ({ data: answer }: MessageEvent<CodeAnswer>) => resolve(answer);
			this.#worker.postMessage(request, [pixels.data.buffer]);
		});
	}

	close(): void {
		this.#worker.terminate();
	}
}
