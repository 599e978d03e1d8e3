/** Milliseconds without a request after which all windows count as loaded: each registers its worker a second after loading. */
const PAUSE = 1500;

let last = -Infinity;

/** Notes that a window requests or asks something now. */
export function noteRequest(): void {
	last = performance.now();
}

/** Milliseconds until the windows count as loaded, if nothing more is requested. */
const rest = () => last + PAUSE - performance.now();

/** Resolves when no window has requested or asked anything for a moment. */
export async function noRequests(): Promise<void> {
	while (rest() > 0) await new Promise((done) => setTimeout(done, rest()));
}
