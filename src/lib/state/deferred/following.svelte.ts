import { untrack } from 'svelte';
import { afterPaint } from '$lib/browser/pause';

/** A value that updates after the next paint while `late` returns true, else at once. */
export class Following<T> {
	#shown: T = $state.raw() as T;

	/** Call during component initialization. */
	constructor(value: () => T, late: (now: T, shown: T) => boolean) {
		this.#shown = untrack(value);
		$effect.pre(() => {
			const now = value();
			const shown = untrack(() => this.#shown);
			if (now === shown) return;
			if (late(now, shown)) return afterPaint(() => (this.#shown = now));
			this.#shown = now;
		});
	}

	get value(): T {
		return this.#shown;
	}
}
