import { liveQuery } from 'dexie';

/** A database query that emits again at every change in any window. */
export interface Watchable<T> {
	subscribe(observer: { next: (value: T) => void; error: (error: unknown) => void }): {
		unsubscribe(): void;
	};
}

/** Turns a connection that cannot be opened into an error; Dexie alone would wait silently. */
export function watchQuery<T>(ask: () => Promise<T>): Watchable<T> {
	return liveQuery(() =>
		ask().catch((error: unknown) => {
			throw new Error('The question cannot be answered', { cause: error });
		})
	);
}

/** The pause before the next turn, in durations of the last one. */
const REST = 4;

/** Paces work that takes long and may be asked for many times a second: it takes a fifth of the time at most. */
export class Paced {
	#turn = 0;
	#endedAt = -Infinity;
	#took = 0;

	/** The result of the work, or `otherwise` if it was asked for once more while it waited. */
	async run<T, O>(work: () => Promise<T>, otherwise: O): Promise<T | O> {
		this.#turn += 1;
		const turn = this.#turn;
		const wait = this.#endedAt + REST * this.#took - performance.now();
		if (wait > 0) await new Promise((done) => setTimeout(done, wait));
		if (turn !== this.#turn) return otherwise;
		const start = performance.now();
		const result = await work();
		this.#endedAt = performance.now();
		this.#took = this.#endedAt - start;
		return result;
	}
}
