/** A line of a stream, or an error for an oversized one; an oversized stream ends the iteration. */
export type Line =
	| { readonly ok: true; readonly bytes: Uint8Array }
	| { readonly ok: false; readonly reason: 'lineTooLong' | 'streamTooLong' };

const NEWLINE = 10;

export interface LineLimits {
	/** Maximum bytes of one line, and of the whole stream. */
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

/** A line in progress. The rest of an oversized line is dropped and reported once. */
class PendingLine {
	#parts: Uint8Array[] = [];
	#length = 0;
	constructor(readonly limit: number) {}

	get begun(): boolean {
		return this.#length > 0;
	}

	/** Appends to an incomplete line; returns a problem as soon as the line is too long. */
	add(part: Uint8Array): Line | undefined {
		const reported = this.#length > this.limit;
		this.#length += part.length;
		if (this.#length > this.limit) {
			this.#parts = [];
			return reported ? undefined : { ok: false, reason: 'lineTooLong' };
		}
		// Copied, because the stream may reuse the chunk.
		if (part.length > 0) this.#parts.push(part.slice());
		return undefined;
	}

	/** Completes the line; undefined if its problem was already reported. */
	end(part: Uint8Array): Line | undefined {
		const [parts, length] = [[...this.#parts, part], this.#length + part.length];
		const reported = this.#length > this.limit;
		[this.#parts, this.#length] = [[], 0];
		if (length <= this.limit) return { ok: true, bytes: joined(parts, length) };
		return reported ? undefined : { ok: false, reason: 'lineTooLong' };
	}
}

/**
 * Splits a byte stream into lines; holds at most one line and one chunk in memory. Oversized lines
 * are left out.
 */
export async function* linesOf(
	chunks: AsyncIterable<Uint8Array>,
	limits: LineLimits
): AsyncGenerator<Line> {
	const pending = new PendingLine(limits.line);
	let seen = 0;
	for await (const chunk of chunks) {
		seen += chunk.length;
		if (seen > limits.stream) {
			yield { ok: false, reason: 'streamTooLong' };
			return;
		}
		let from = 0;
		for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
			const line = pending.end(chunk.subarray(from, end));
			if (line) yield line;
			from = end + 1;
		}
		const over = pending.add(chunk.subarray(from));
		if (over) yield over;
	}
	const last = pending.begun ? pending.end(new Uint8Array()) : undefined;
	if (last) yield last;
}
