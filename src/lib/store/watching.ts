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
