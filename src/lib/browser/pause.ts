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

/** What waits for the next paint; undefined while nothing does. */
let waiting: Set<() => void> | undefined;

/** Runs what has waited, each task in one of its own. */
function runEach(tasks: Set<() => void>): void {
	const [task] = tasks;
	if (!task) return;
	tasks.delete(task);
	if (tasks.size > 0) setTimeout(() => runEach(tasks));
	task();
}

/** One timer for all that waits: each one that is set before the paint delays it. */
function newTurn(): Set<() => void> {
	const tasks = new Set<() => void>();
	requestAnimationFrame(() => {
		waiting = undefined;
		setTimeout(() => runEach(tasks));
	});
	return tasks;
}

/** Runs a task after the next paint; returns a function that cancels it. */
export function afterPaint(task: () => void): () => void {
	const tasks = (waiting ??= newTurn());
	// A function may wait twice.
	const once = () => task();
	tasks.add(once);
	return () => tasks.delete(once);
}

/** What runs before the paint if the page is hidden, as it is not painted then, or if an input comes first. */
const beforeHiding = new Set<() => void>();
const beforeInputs = new Set<() => void>();
let listens = false;

/** Listens for good: to start and stop for each edit would delay its paint. */
function listen(): void {
	if (listens) return;
	listens = true;
	const early = {
		visibilitychange: beforeHiding,
		pointerdown: beforeInputs,
		keydown: beforeInputs,
		paste: beforeInputs
	};
	for (const [kind, ends] of Object.entries(early))
		addEventListener(kind, () => [...ends].forEach((end) => end()), { capture: true });
}

/** Runs a task after the next paint, or earlier with those of a set; at once in a hidden page. */
function afterPaintOr(early: readonly Set<() => void>[], task: () => void): void {
	if (document.hidden) return task();
	listen();
	const end = () => {
		cancel();
		for (const ends of early) ends.delete(end);
		task();
	};
	const cancel = afterPaint(end);
	for (const ends of early) ends.add(end);
}

/** Waits until pending changes are painted; resolves at once in a hidden page. */
export function nextPaint(): Promise<void> {
	return new Promise((resolve) => afterPaintOr([beforeHiding], resolve));
}

/** Runs a task after the next paint, or before an earlier press, key or paste is handled. */
export function beforeInput(task: () => void): void {
	afterPaintOr([beforeHiding, beforeInputs], task);
}
