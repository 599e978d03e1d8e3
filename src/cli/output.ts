import type { Writable } from 'node:stream';

// A stream says the first, and after it the second, to whoever writes when its reader has gone.
const GONE = ['EPIPE', 'ERR_STREAM_DESTROYED'];

/** Whether whoever read our output has gone, as `head` does: no fault of anyone. */
function isGone(error: Error): boolean {
	return GONE.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Writes a text; resolves when the system has all of it or nobody reads any longer. */
export function write(stream: Writable, text: string): Promise<void> {
	// It tells each error twice, and without a listener Node would end on it.
	if (stream.listenerCount('error') === 0) stream.on('error', () => undefined);
	return new Promise((resolve, reject) => {
		stream.write(text, (error) => {
			if (!error || isGone(error)) resolve();
			else reject(error);
		});
	});
}

/** A line to the caller beside the report. */
export function note(errors: Writable, text: string): Promise<void> {
	return write(errors, `brikmuster: ${text}\n`);
}
