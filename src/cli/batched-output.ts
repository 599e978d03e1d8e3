import type { Writable } from 'node:stream';
import { write } from './output';

/** Characters that are written at once: a call of the system costs about what an army does. */
const BATCH = 65_536;

/** Collects output for a file or a pipe; a terminal gets each text at once. */
export class BatchedOutput {
	readonly #stream: Writable & { isTTY?: boolean | undefined };
	#text = '';

	constructor(stream: Writable & { isTTY?: boolean | undefined }) {
		this.#stream = stream;
	}

	/** Writes a text, perhaps together with later ones. */
	async write(text: string): Promise<void> {
		this.#text += text;
		if (this.#text.length >= BATCH || this.#stream.isTTY) await this.flush();
	}

	/** Writes what is left. Call it before writing to another stream, and at the end. */
	async flush(): Promise<void> {
		const text = this.#text;
		this.#text = '';
		if (text !== '') await write(this.#stream, text);
	}
}
