import { Dexie, liveQuery, type ObservabilitySet, type Table } from 'dexie';
import { yieldToBrowser } from '$lib/browser/pause';

interface Observer<T> {
	readonly next: (value: T) => void;
	readonly error: (error: unknown) => void;
}

/** A database query that emits again at every change in any window. */
export interface Watchable<T> {
	subscribe(observer: Observer<T>): {
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

/** Emits at every change of tables, in any window, and once at first. It reads nothing: thousands of changes cost little. */
export function watchTables(tables: readonly Table<unknown>[]): Watchable<void> {
	const addresses = tables.map(({ db, name }) => `idb://${db.name}/${name}/`);
	const isOfTables = (part: string) =>
		part === 'all' || addresses.some((address) => part.startsWith(address));
	return {
		subscribe: ({ next }) => {
			// The event comes from within a transaction that has ended; what follows needs others.
			const listener = (parts: ObservabilitySet) => {
				if (Object.keys(parts).some(isOfTables)) Dexie.ignoreTransaction(() => next());
			};
			Dexie.on('storagemutated', listener);
			queueMicrotask(next);
			return { unsubscribe: () => Dexie.on.storagemutated.unsubscribe(listener) };
		}
	};
}

/** The longest pause before the next answer, in durations of the last one. */
const REST = 9;
/** Milliseconds without a new value that end the pause. */
const QUIET = 500;

/** Answers to values, one after another: while one is worked out, only the latest value waits. */
class Answers<T, A> {
	#waiting: { readonly value: T; readonly since: number } | undefined;
	#isBusy = false;
	#isClosed = false;
	readonly #answer: (value: T) => Promise<A>;
	readonly #observer: Observer<A>;

	constructor(answer: (value: T) => Promise<A>, observer: Observer<A>) {
		this.#answer = answer;
		this.#observer = observer;
	}

	close(): void {
		this.#isClosed = true;
	}

	async to(value: T): Promise<void> {
		this.#waiting = { value, since: performance.now() };
		if (this.#isBusy) return;
		this.#isBusy = true;
		while (this.#waiting && !this.#isClosed) await this.#work(this.#waiting);
		this.#isBusy = false;
	}

	async #work({ value }: { readonly value: T }): Promise<void> {
		this.#waiting = undefined;
		const start = performance.now();
		const tell = await this.#answer(value).then(
			(answer) => () => this.#observer.next(answer),
			(error: unknown) => () => this.#observer.error(error)
		);
		// Showing the answer is a task of its own.
		await yieldToBrowser();
		if (!this.#isClosed) tell();
		const end = performance.now();
		await this.#rest(end + REST * (end - start));
	}

	/** Pauses until a time, or until the latest of many values has come. */
	async #rest(until: number): Promise<void> {
		for (let left = until - performance.now(); left > 0; left = until - performance.now()) {
			const quiet = this.#waiting ? this.#waiting.since + QUIET - performance.now() : QUIET;
			if (quiet <= 0) return;
			await new Promise((done) => setTimeout(done, Math.min(left, quiet)));
		}
	}
}

/**
 * Works out an answer to each value that a small query emits. While values go on coming, answers take a tenth of the
 * time at most. What they read is not watched: thousands of watched keys would make a long task of each change.
 */
export function answering<T, A>(
	watched: Watchable<T>,
	answer: (value: T) => Promise<A>
): Watchable<A> {
	return {
		subscribe: (observer) => {
			const answers = new Answers(answer, observer);
			const subscription = watched.subscribe({
				next: (value) => void answers.to(value),
				error: observer.error
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
