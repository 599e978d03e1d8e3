import { liveQuery } from 'dexie';

/** A question to the database that is answered anew at every change, in any window. */
export interface Watchable<T> {
	subscribe(observer: { next: (value: T) => void; error: (error: unknown) => void }): {
		unsubscribe(): void;
	};
}

/** Dexie alone would wait in silence for a connection that does not open. */
export function watching<T>(ask: () => Promise<T>): Watchable<T> {
	return liveQuery(() =>
		ask().catch((error: unknown) => {
			throw new Error('The question cannot be answered', { cause: error });
		})
	);
}
