import { afterPaint } from '$lib/browser/pause';

/** Runs a task when the browser is idle, at the latest after a second. */
function whenIdle(task: () => void): void {
	if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 1000 });
	else setTimeout(task, 16);
}

/**
 * A task queue that runs in slices: each turn runs tasks for a limited time, but at least one.
 * Running all of them together would block a frame.
 */
export class TaskQueue {
	readonly #next: (go: () => void) => void;
	readonly #milliseconds: number;
	readonly #waiting = new Set<() => void>();
	#scheduled = false;

	constructor(next: (go: () => void) => void, milliseconds: number) {
		this.#next = next;
		this.#milliseconds = milliseconds;
	}

	/** Returns a function that cancels the task. */
	add(task: () => void): () => void {
		this.#waiting.add(task);
		if (!this.#scheduled) this.#next(this.#go);
		this.#scheduled = true;
		return () => this.#waiting.delete(task);
	}

	readonly #go = () => {
		const end = performance.now() + this.#milliseconds;
		try {
			for (const task of this.#waiting) {
				this.#waiting.delete(task);
				task();
				if (performance.now() >= end) break;
			}
		} finally {
			// A failing task must not block the queue.
			this.#scheduled = this.#waiting.size > 0;
			if (this.#scheduled) this.#next(this.#go);
		}
	};
}

/** For content that becomes visible soon: a little work after each frame, whose layout is a task of its own. */
export const frameTasks = new TaskQueue((go) => void afterPaint(go), 4);

const idleTasks = new TaskQueue(whenIdle, 0);

/** Milliseconds without scrolling past before an element counts as viewed. */
const SETTLE_DELAY = 120;

/**
 * Runs a low-priority task after a short delay, when the browser is idle. Returns a function that
 * cancels it.
 */
export function whenSettled(task: () => void): () => void {
	let cancel: (() => void) | undefined;
	const timer = setTimeout(() => (cancel = idleTasks.add(task)), SETTLE_DELAY);
	return () => {
		clearTimeout(timer);
		cancel?.();
	};
}
