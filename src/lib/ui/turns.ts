/** Runs a task as soon as the browser has nothing more urgent to do, and within a second. */
function whenIdle(task: () => void): void {
	if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 1000 });
	else setTimeout(task, 16);
}

/**
 * Tasks that wait for their turn. In each turn as many are run as fit into its milliseconds, one at least:
 * all of them together would hold up a frame.
 */
export class Turns {
	readonly #next: (go: () => void) => void;
	readonly #milliseconds: number;
	readonly #waiting = new Set<() => void>();
	#going = false;

	constructor(next: (go: () => void) => void, milliseconds: number) {
		this.#next = next;
		this.#milliseconds = milliseconds;
	}

	/** Returns what calls it off. */
	add(task: () => void): () => void {
		this.#waiting.add(task);
		if (!this.#going) this.#next(this.#go);
		this.#going = true;
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
			// Who fails holds up nobody else.
			this.#going = this.#waiting.size > 0;
			if (this.#going) this.#next(this.#go);
		}
	};
}

/** What is to be seen soon: a little in each frame. */
export const inFrames = new Turns((go) => requestAnimationFrame(go), 8);

const inPauses = new Turns(whenIdle, 0);

/** Milliseconds after which what is still there is no more leafed past. */
const STILL = 120;

/** Runs a task that only matters to who stays: a little later, as soon as there is time. Returns what calls it off. */
export function whenStill(task: () => void): () => void {
	let callOff: (() => void) | undefined;
	const timer = setTimeout(() => (callOff = inPauses.add(task)), STILL);
	return () => {
		clearTimeout(timer);
		callOff?.();
	};
}
