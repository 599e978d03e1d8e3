import { untrack } from 'svelte';
import { afterPaint } from '$lib/browser/pause';

/** A value that comes a frame late where it takes its time to be shown: until then, the one before it. */
export class Following<T> {
	#shown: T = $state.raw() as T;

	/** Made where a component is made. */
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
