/** What compressed bytes inflate to; where that is over the limit, only that it is. */
export type Inflated =
	| { readonly ok: true; readonly bytes: Uint8Array }
	| { readonly ok: false; readonly atLeast: number };

/** Bytes given to the browser at a time. They inflate to 1032 times as many at most, all held in memory. */
const STEP = 512;

/** A stream that hands out bytes only when they are asked for. */
function inSteps(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
	let at = 0;
	return new ReadableStream(
		{
			pull(controller) {
				if (at >= bytes.length) return controller.close();
				controller.enqueue(bytes.slice(at, at + STEP));
				at += STEP;
			}
		},
		{ highWaterMark: 0 }
	);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
	const whole = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

/** Inflates until the end or the limit; rejects where the bytes are no raw deflate or break off. */
async function inflate(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<Inflated> {
	const reader = inSteps(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
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
 * Raw deflate (RFC 1951) inflated, read no further than the limit in bytes. Undefined for what is not exactly
 * that: damaged, cut off, or with bytes after its end.
 */
export async function inflated(
	bytes: Uint8Array<ArrayBuffer>,
	limit: number
): Promise<Inflated | undefined> {
	try {
		const result = await inflate(bytes, limit);
		// Node ignores bytes after the end. Where all of them belong, one fewer is too few.
		const trailing = result.ok && (await isWhole(bytes.subarray(0, -1), limit));
		return trailing ? undefined : result;
	} catch {
		return undefined;
	}
}
