/** A line of a stream, or that one is too long; after a stream that is too long nothing more comes. */
export type Line =
	| { readonly ok: true; readonly bytes: Uint8Array }
	| { readonly ok: false; readonly reason: 'lineTooLong' | 'streamTooLong' };

const NEWLINE = 10;

export interface LineLimits {
	/** Bytes of one line, and of the whole stream. */
	readonly line: number;
	readonly stream: number;
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
	const bytes = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}

/** A line as it comes in. Of a line that is too long the rest is dropped, and reported once. */
class Held {
	#parts: Uint8Array[] = [];
	#length = 0;
	constructor(readonly limit: number) {}

	get begun(): boolean {
		return this.#length > 0;
	}

	/** Adds to a line that is not complete yet; a returned problem is reported at once. */
	add(part: Uint8Array): Line | undefined {
		const told = this.#length > this.limit;
		this.#length += part.length;
		if (this.#length > this.limit) {
			this.#parts = [];
			return told ? undefined : { ok: false, reason: 'lineTooLong' };
		}
		// A copy: the chunk belongs to the stream.
		if (part.length > 0) this.#parts.push(part.slice());
		return undefined;
	}

	/** The line with its last part; nothing where it is known to be too long. */
	end(part: Uint8Array): Line | undefined {
		const [parts, length] = [[...this.#parts, part], this.#length + part.length];
		const told = this.#length > this.limit;
		[this.#parts, this.#length] = [[], 0];
		if (length <= this.limit) return { ok: true, bytes: joined(parts, length) };
		return told ? undefined : { ok: false, reason: 'lineTooLong' };
	}
}

/**
 * The lines of a stream of bytes; no more of it is ever held than one line and one chunk. A line that is too
 * long is left out.
 */
export async function* linesOf(
	chunks: AsyncIterable<Uint8Array>,
	limits: LineLimits
): AsyncGenerator<Line> {
	const held = new Held(limits.line);
	let seen = 0;
	for await (const chunk of chunks) {
		seen += chunk.length;
		if (seen > limits.stream) {
			yield { ok: false, reason: 'streamTooLong' };
			return;
		}
		let from = 0;
		for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
			const line = held.end(chunk.subarray(from, end));
			if (line) yield line;
			from = end + 1;
		}
		const over = held.add(chunk.subarray(from));
		if (over) yield over;
	}
	const last = held.begun ? held.end(new Uint8Array()) : undefined;
	if (last) yield last;
}
