/** Milliseconds without a request after which the windows count as loaded. */
const PAUSE = 500;

let last = -Infinity;

/** Notes that a window requests a file now. */
export function noteRequest(): void {
	last = performance.now();
}

/** Milliseconds until the windows count as loaded, if nothing more is requested. */
const rest = () => last + PAUSE - performance.now();

/** Resolves when no window has requested a file for a moment. */
export async function noRequests(): Promise<void> {
	while (rest() > 0) await new Promise((done) => setTimeout(done, rest()));
}
