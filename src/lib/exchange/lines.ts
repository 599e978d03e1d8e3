/** A line of a stream, or word that one is longer than allowed: then the stream ends there. */
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

/** The lines of a stream of bytes; no more of it is ever held than one line and one chunk. */
export async function* linesOf(
	chunks: AsyncIterable<Uint8Array>,
	limits: LineLimits
): AsyncGenerator<Line> {
	let parts: Uint8Array[] = [];
	let [held, seen] = [0, 0];
	for await (const chunk of chunks) {
		seen += chunk.length;
		if (seen > limits.stream) {
			yield { ok: false, reason: 'streamTooLong' };
			return;
		}
		let from = 0;
		for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
			const length = held + end - from;
			if (length > limits.line) {
				yield { ok: false, reason: 'lineTooLong' };
				return;
			}
			yield { ok: true, bytes: joined([...parts, chunk.subarray(from, end)], length) };
			[parts, held, from] = [[], 0, end + 1];
		}
		held += chunk.length - from;
		if (held > limits.line) {
			yield { ok: false, reason: 'lineTooLong' };
			return;
		}
		if (from < chunk.length) parts.push(chunk.slice(from));
	}
	if (held > 0) yield { ok: true, bytes: joined(parts, held) };
}
