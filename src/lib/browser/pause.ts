/** Milliseconds of work before the browser gets a chance to render. */
const SLICE = 12;
/** The same, where a single step may take long on a slow device. */
export const SHORT_SLICE = 3;

/** Yields to the browser, so that it can render and handle input. */
export function yieldToBrowser(): Promise<void> {
	// Not `scheduler.yield`: what comes back first keeps the browser's garbage collection out until it interrupts our work.
	// A timer waits at least four milliseconds, but older browsers have nothing else.
	const { scheduler } = globalThis as {
		scheduler?: { postTask?(task: () => void): Promise<void> };
	};
	return scheduler?.postTask?.(() => undefined) ?? new Promise((resolve) => setTimeout(resolve));
}

/**
 * Returns a function to await between steps of long work; it yields to the browser whenever needed. `slice` is the time
 * in milliseconds after which it does.
 */
export function pacer(slice = SLICE): () => Promise<void> {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < slice) return;
		await yieldToBrowser();
		since = performance.now();
	};
}

/** Runs a task after the next paint; returns a function that cancels it. */
export function afterPaint(task: () => void): () => void {
	let turn: ReturnType<typeof setTimeout> | undefined;
	let isOver = false;
	const end = () => {
		isOver = true;
		task();
	};
	const frame = requestAnimationFrame(() => (turn = setTimeout(end)));
	return () => {
		// Mostly asked for when it is too late, and the browser takes a while to find nothing.
		if (isOver) return;
		cancelAnimationFrame(frame);
		clearTimeout(turn);
	};
}

/** Runs a task after the next paint or at the first of these events, before it is handled; at once in a hidden page. */
function afterPaintOr(kinds: readonly string[], task: () => void): void {
	if (document.hidden) return task();
	const waiting = new AbortController();
	const end = () => {
		cancel();
		waiting.abort();
		task();
	};
	const cancel = afterPaint(end);
	const { signal } = waiting;
	for (const kind of kinds) addEventListener(kind, end, { capture: true, signal });
}

/** Waits until pending changes are painted; resolves at once in a hidden page. */
export function nextPaint(): Promise<void> {
	return new Promise((resolve) => afterPaintOr(['visibilitychange'], resolve));
}

/** Runs a task after the next paint, or before an earlier press, key or paste is handled. */
export function beforeInput(task: () => void): void {
	afterPaintOr(['visibilitychange', 'pointerdown', 'keydown', 'paste'], task);
}
