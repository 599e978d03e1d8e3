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

/** The pause before the next answer, in durations of the last one. */
const REST = 4;

/** Answers to values, one after another: while one is worked out, only the latest value waits. */
class Answers<T, A> {
	#waiting: { readonly value: T } | undefined;
	#isBusy = false;
	#isClosed = false;
	readonly #answer: (value: T) => Promise<A>;
	readonly #next: (answer: A) => void;

	constructor(answer: (value: T) => Promise<A>, next: (answer: A) => void) {
		this.#answer = answer;
		this.#next = next;
	}

	close(): void {
		this.#isClosed = true;
	}

	/** Rejects if an answer does. */
	async to(value: T): Promise<void> {
		this.#waiting = { value };
		if (this.#isBusy) return;
		this.#isBusy = true;
		try {
			while (this.#waiting && !this.#isClosed) await this.#work(this.#waiting);
		} finally {
			this.#isBusy = false;
		}
	}

	async #work({ value }: { readonly value: T }): Promise<void> {
		this.#waiting = undefined;
		const start = performance.now();
		const answer = await this.#answer(value);
		if (!this.#isClosed) this.#next(answer);
		const took = performance.now() - start;
		await new Promise((done) => setTimeout(done, REST * took));
	}
}

/**
 * Works out an answer to each value that a small query emits. Answers take a fifth of the time at most. What they read
 * is not watched: thousands of watched keys would make a long task of each change.
 */
export function answering<T, A>(
	watched: Watchable<T>,
	answer: (value: T) => Promise<A>
): Watchable<A> {
	return {
		subscribe: ({ next, error }) => {
			const answers = new Answers(answer, next);
			const subscription = watched.subscribe({
				next: (value) => void answers.to(value).catch(error),
				error
			});
			return {
				unsubscribe: () => {
					answers.close();
					subscription.unsubscribe();
				}
			};
		}
	};
}
