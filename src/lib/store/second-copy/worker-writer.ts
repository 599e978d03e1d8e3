import type { WriteAnswer, WriteOrder } from './worker-protocol';
import workerAddress from './write-worker?worker&url';

/** The address of a script of our own, as the page's policy wants it. */
export type ScriptAddress = (address: string) => string;

/**
 * Writes files of the private file system where only a worker can: Safari before version 26 has no
 * `createWritable`. One write at a time.
 */
export class WorkerWriter {
	readonly #worker: Worker;
	#last: Promise<unknown> = Promise.resolve();

	constructor(scriptAddress: ScriptAddress) {
		this.#worker = new Worker(scriptAddress(workerAddress), { type: 'module' });
	}

	/** Resolves when the file is written and read back; rejects with the reason. */
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
