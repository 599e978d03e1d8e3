import type { WriteAnswer, WriteOrder } from './worker-protocol';
import workerAddress from './write-worker?worker&url';

/** Makes the address of our own script trusted, as the page's policy requires. */
export type ScriptAddress = (address: string) => string;

/**
 * Writes private files in a worker: Safari before version 26 has no `createWritable` in pages. Runs
 * one write at a time.
 */
export class WorkerWriter {
	readonly #worker: Worker;
	#last: Promise<unknown> = Promise.resolve();

	constructor(scriptAddress: ScriptAddress) {
		this.#worker = new Worker(scriptAddress(workerAddress), { type: 'module' });
	}

	/** Resolves when the files are written and read back; rejects with the reason. */
	write(order: WriteOrder): Promise<void> {
		const written = this.#last.then(() => this.#send(order));
		this.#last = written.catch(() => undefined);
		return written;
	}

	close(): void {
		this.#worker.terminate();
	}

	#send(order: WriteOrder): Promise<void> {
		return new Promise((done, failed) => {
			this.#worker.onerror = () => failed(new Error('The writing worker failed'));
			this.#worker.onmessage = ({ data }: MessageEvent<WriteAnswer>) => {
				if (data) failed(new DOMException(data.message, data.name));
				else done();
			};
			this.#worker.postMessage(order);
		});
	}
}
