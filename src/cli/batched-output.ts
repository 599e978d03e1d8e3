import type { Writable } from 'node:stream';
import { write } from './output';

/** Bytes that are written at once: a call of the system costs about what an army does. */
const BATCH = 65_536;

const encoder = new TextEncoder();

/** Collects output for a file or a pipe; a terminal gets each text at once. */
export class BatchedOutput {
	readonly #stream: Writable & { isTTY?: boolean | undefined };
	/** Bytes and not a text: joining texts of several reports would copy all of them once more. */
	#batch = Buffer.allocUnsafe(BATCH);
	#length = 0;

	constructor(stream: Writable & { isTTY?: boolean | undefined }) {
		this.#stream = stream;
	}

	/** Writes a text, perhaps together with later ones. */
	async write(text: string): Promise<void> {
		for (let rest = text; rest !== '';) {
			const { read, written } = encoder.encodeInto(rest, this.#batch.subarray(this.#length));
			this.#length += written;
			rest = rest.slice(read);
			if (rest !== '' || this.#stream.isTTY) await this.flush();
		}
	}

	/** Writes what is left. Call it before writing to another stream, and at the end. */
	async flush(): Promise<void> {
		if (this.#length === 0) return;
		const bytes = this.#batch.subarray(0, this.#length);
		// A stream may keep what it was given.
		this.#batch = Buffer.allocUnsafe(BATCH);
		this.#length = 0;
		await write(this.#stream, bytes);
	}
}
