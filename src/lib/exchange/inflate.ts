/** The inflated bytes, or that they exceed the limit. */
type Inflated =
	| { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
	| { readonly ok: false; readonly atLeast: number };

/** Bytes passed to the browser at a time. They inflate up to 1032-fold, all held in memory. */
const CHUNK = 512;

/** A stream that yields bytes only on demand. */
function pulledStream(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
	let at = 0;
	return new ReadableStream(
		{
			pull(controller) {
				if (at >= bytes.length) return controller.close();
				controller.enqueue(bytes.slice(at, at + CHUNK));
				at += CHUNK;
			}
		},
		{ highWaterMark: 0 }
	);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

/**
 * Inflates up to the end or the limit; rejects if the bytes are no raw deflate or are truncated. It may ignore trailing
 * bytes, so the bytes must be authentic.
 */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<Inflated> {
	const reader = pulledStream(bytes)
		.pipeThrough(new DecompressionStream('deflate-raw'))
		.getReader();
	const parts: Uint8Array[] = [];
	let length = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return { ok: true, bytes: joined(parts, length) };
		parts.push(value);
		length += value.length;
		if (length <= limit) continue;
		await reader.cancel();
		return { ok: false, atLeast: length };
	}
}

async function isWhole(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<boolean> {
	try {
		await inflate(bytes, limit);
		return true;
	} catch {
		return false;
	}
}

/**
 * Inflates raw deflate (RFC 1951) up to a limit in bytes. Undefined for damaged or truncated input,
 * or trailing bytes.
 */
export async function inflated(
	bytes: Uint8Array<ArrayBuffer>,
	limit: number
): Promise<Inflated | undefined> {
	try {
		const result = await inflate(bytes, limit);
		// Node ignores trailing bytes. Without any, dropping the last byte must fail.
		const trailing = result.ok && (await isWhole(bytes.subarray(0, -1), limit));
		return trailing ? undefined : result;
	} catch {
		return undefined;
	}
}
