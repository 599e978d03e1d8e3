import type { Writable } from 'node:stream';

// Codes of the first and of later writes after the reader has closed the pipe.
const CLOSED_PIPE_CODES = ['EPIPE', 'ERR_STREAM_DESTROYED'];

/** Whether the reader has closed the pipe, as `head` does; this is not an error. */
function isClosedPipe(error: Error): boolean {
	return CLOSED_PIPE_CODES.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Writes a text or bytes; resolves when the system has accepted all of them or the reader has gone. */
export function write(stream: Writable, text: string | Uint8Array): Promise<void> {
	// Each error is also emitted as an event; without a listener Node would exit.
	if (stream.listenerCount('error') === 0) stream.on('error', () => undefined);
	return new Promise((resolve, reject) => {
		stream.write(text, (error) => {
			if (!error || isClosedPipe(error)) resolve();
			else reject(error);
		});
	});
}

/** Writes a message to the user, separate from the report. */
export function note(errors: Writable, text: string): Promise<void> {
	return write(errors, `brikmuster: ${text}\n`);
}
