import type { Watchable } from '$lib/store';

/** A database query as reactive values; it is asked again when what `make` reads changes. */
export class LiveQuery<T> {
	#current = $state.raw<T>();
	#error = $state.raw<unknown>();
	#pending = $state(true);
	#tries = $state(0);

	constructor(make: () => Watchable<T>) {
		$effect(() => {
			void this.#tries;
			const subscription = make().subscribe({
				next: (value) => {
					this.#current = value;
					this.#error = undefined;
					this.#pending = false;
				},
				error: (error) => {
					this.#error = error;
					this.#pending = false;
				}
			});
			return () => subscription.unsubscribe();
		});
	}

	/** Asks once more, where there was an error. */
	retry(): void {
		this.#tries += 1;
	}

	get current(): T | undefined {
		return this.#current;
	}

	get error(): unknown {
		return this.#error;
	}

	get pending(): boolean {
		return this.#pending;
	}
}
